import { contract, type DocumentedOperation } from '../../../mocks/contract/contract.ts';

type Schema = {
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  type?: string | string[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
};

/** A part of a response that has a named schema in the contract. */
export type Place = { schema: string; pointer: string; value: unknown };

type Described = { responses: Record<string, { content?: Record<string, { schema?: Schema }> }> };

/** Finds all parts of a response that have a named schema in the contract. The whole response comes first. */
export function placesIn({ path, method }: DocumentedOperation, status: number, data: unknown): Place[] {
  const item = contract.paths[path as keyof typeof contract.paths] as unknown as Record<string, Described>;
  const content = item[method]?.responses[status]?.content ?? {};
  const schema = Object.values(content)[0]?.schema;
  return schema ? walk(schema, data, '') : [];
}

function walk(schema: Schema, value: unknown, pointer: string): Place[] {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    const named = contract.components.schemas[name as keyof typeof contract.components.schemas] as Schema;
    return isObject(value) ? [{ schema: name, pointer, value }, ...walk(named, value, pointer)] : [];
  }
  const parts = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  const found = parts
    .filter((part) => mayDescribe(part, value))
    .flatMap((part) => walk(part, value, pointer));
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.flatMap((item, index) => walk(items, item, `${pointer}/${index}`)) : found;
  }
  if (!isObject(value)) return found;
  const fields = Object.entries(schema.properties ?? {});
  return [...found, ...fields.flatMap(([name, part]) => walk(part, value[name], `${pointer}/${name}`))];
}

/**
 * Whether a schema may be that of this value. Among alternatives the schema is chosen by its fields with
 * constant values.
 */
function mayDescribe(part: Schema, value: unknown): boolean {
  if (part.$ref) {
    const name = part.$ref.split('/').at(-1) as keyof typeof contract.components.schemas;
    return mayDescribe(contract.components.schemas[name] as Schema, value);
  }
  if (part.type === 'null') return value === null;
  if (!isObject(value)) return true;
  return Object.entries(part.properties ?? {}).every(
    ([name, field]) =>
      (field.const === undefined || field.const === value[name]) &&
      (field.enum === undefined || !(name in value) || field.enum.includes(value[name])),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
