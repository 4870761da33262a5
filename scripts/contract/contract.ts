/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A JSON Schema. The schema `true` accepts every value, and `false` accepts none. */
export type Schema = boolean | { [keyword: string]: Json };

export type MediaTypes = Record<string, { schema?: Schema; [key: string]: unknown }>;

/** A parameter of a request. Also used for a header of a response, which has neither `name` nor `in`. */
export type Parameter = {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  deprecated?: boolean;
  schema?: Schema;
  content?: MediaTypes;
  [key: string]: unknown;
};

export type Answer = {
  $ref?: string;
  headers?: Record<string, Parameter>;
  content?: MediaTypes;
  [key: string]: unknown;
};

export type RequestBody = { $ref?: string; required?: boolean; content?: MediaTypes; [key: string]: unknown };

type SecurityRequirement = Record<string, string[]>;

export type Operation = {
  operationId?: string;
  deprecated?: boolean;
  parameters?: Parameter[];
  requestBody?: RequestBody;
  responses?: Record<string, Answer>;
  security?: SecurityRequirement[];
  [key: string]: unknown;
};

type PathItem = { parameters?: Parameter[]; [key: string]: unknown };

/** A bundled contract in OpenAPI 3.1. All its references are within the same document. */
export type Contract = {
  openapi: string;
  info: { version: string; [key: string]: unknown };
  servers?: { url: string; [key: string]: unknown }[];
  security?: SecurityRequirement[];
  paths?: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: Record<string, Record<string, unknown>>;
  [key: string]: unknown;
};

/** The value that a reference points to. @throws Error if the reference does not point into the document */
function targetOf(contract: Contract, reference: string): unknown {
  const steps = reference.replace(/^#\//, '').split('/');
  let target: unknown = contract;
  for (const step of steps) {
    const key = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
    target = (target as Record<string, unknown> | undefined)?.[key];
  }
  if (target === undefined) throw new Error(`${reference} is not in the contract: bundle it first.`);
  return target;
}

/**
 * Follows a reference, and the references that it leads to, until there is an object. Returns a value that is
 * no reference unchanged.
 */
export function resolved<T>(contract: Contract, value: T): T {
  let found = value;
  while (typeof found === 'object' && found !== null && '$ref' in found && typeof found.$ref === 'string')
    found = targetOf(contract, found.$ref) as T;
  return found;
}

/** The name of the component that a reference points to. Undefined if the value is not a reference. */
export function referenceName(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return undefined;
  return String(value.$ref).replace('#/components/', '');
}

/**
 * The component's name, if both values are references to the same component: each difference is then a change
 * of this component. Otherwise undefined.
 */
export function sharedName(before: unknown, after: unknown): string | undefined {
  if (typeof after !== 'object' || after === null || !isSame(before, after)) return undefined;
  const { allOf = [], anyOf = [], oneOf = [] } = after as Record<string, unknown[]>;
  const names = [after, ...allOf, ...anyOf, ...oneOf].map(referenceName).filter((name) => name !== undefined);
  return names.length === 1 ? names[0] : undefined;
}

/** JSON with sorted keys, so that equal values have the same text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
}

export const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);
