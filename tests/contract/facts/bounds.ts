import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contract, type DocumentedOperation } from '../../../mocks/contract/contract.ts';
import { randomFrom } from '../../security/fuzz/random.ts';
import { type Schema as FuzzSchema, fittingValue } from '../../security/fuzz/schema-values.ts';

type Schema = FuzzSchema & { uniqueItems?: boolean; additionalProperties?: unknown };

/**
 * A test value for one field of a request. It lies either exactly on a limit that the contract sets for the
 * field (such as its maximum length), or just beyond the limit.
 */
export type Probe = {
  in: 'body' | 'query' | 'path';
  /** The field as a JSON pointer. */
  pointer: string;
  /** The limit, written as in the contract, such as «maxLength 40». */
  bound: string;
  value: unknown;
  isBeyond: boolean;
};

const ajv = new Ajv({ strict: false, allErrors: false });
addFormats(ajv);
ajv.addSchema(contract, 'contract');

const random = randomFrom(45);

function resolved(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const target = schema.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], contract);
  return resolved(target as Schema);
}

const validators = new Map<string, ValidateFunction>();

/** Whether a value fits a schema of the contract. References are resolved. */
function fits(schema: Schema, value: unknown): boolean {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/');
  const validate = validators.get(text) ?? ajv.compile(JSON.parse(text));
  validators.set(text, validate);
  return validate(value);
}

const KEYWORDS = [
  ...(['minLength', 'maxLength', 'pattern', 'format', 'enum', 'const'] as const),
  ...(['minimum', 'maximum', 'minItems', 'maxItems', 'uniqueItems'] as const),
];

/**
 * Length limits above this are not tested here. Files in base64 are limited by the size of the body, which
 * `spoiltCalls` and the refusals of photographs test.
 */
const LONGEST = 20_000;

type Keyword = (typeof KEYWORDS)[number];

/**
 * Test values for the limits of a request body. Only for operations that refuse unknown fields: each test
 * request contains one so that it has no effect.
 */
export function bodyProbes(operation: DocumentedOperation, valid: unknown): Probe[] {
  const item = contract.paths[operation.path as keyof typeof contract.paths] as unknown as Record<
    string,
    { requestBody?: { content: Record<string, { schema: Schema }> } }
  >;
  const schema = Object.values(item[operation.method]?.requestBody?.content ?? {})[0]?.schema;
  if (!schema || resolved(schema).additionalProperties !== false) return [];
  return probesOf(schema, valid, '').map((probe) => ({ ...probe, in: 'body' as const }));
}

/** Test values for the limits of the parameters in the path and the query. */
export function parameterProbes(operation: DocumentedOperation): Probe[] {
  return operation.parameters.flatMap((parameter) => {
    const place = parameter.in;
    // Skips `site`: every call has it, and `spoiltCalls` test an unknown site.
    if ((place !== 'query' && place !== 'path') || parameter.name === 'site') return [];
    const schema = resolved(parameter.schema as Schema);
    const probes = probesOf(schema, sampleOf(schema), `/${parameter.name}`);
    return probes.filter((probe) => isWritable(probe, schema)).map((probe) => ({ ...probe, in: place }));
  });
}

/**
 * Whether a value can be written into a URL. Lists are separated by commas; a path segment or a list item
 * cannot be empty.
 */
function isWritable({ value, pointer }: Omit<Probe, 'in'>, schema: Schema): boolean {
  const isOfList = pointer.split('/').length > 2;
  if (isOfList || Array.isArray(value)) {
    const values = Array.isArray(value) ? value : [value];
    return values.length > 0 && values.every((one) => one !== '' && !String(one).includes(','));
  }
  if (value === '') return false;
  // Booleans are left out. In a URL every value is a string, so a wrong type cannot be sent.
  return schema.type !== 'boolean';
}

function sampleOf(schema: Schema): unknown {
  for (let time = 0; time < 20; time += 1) {
    const value = fittingValue(schema, random, () => undefined);
    if (value !== null && fits(schema, value)) return value;
  }
  return undefined;
}

/**
 * Test values for the limits of a schema and of its fields. Fields that the valid value `value` lacks are
 * left out.
 */
function probesOf(source: Schema, value: unknown, pointer: string): Omit<Probe, 'in'>[] {
  const schema = resolved(source);
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives) {
    const [meant, ...others] = alternatives.filter((one) =>
      value === null || value === undefined ? resolved(one).type !== 'null' : fits(one, value),
    );
    // Skips a value if it does not match exactly one alternative of `oneOf`. The error might then name the
    // field that distinguishes the alternatives, and not the tested field.
    if (!meant || (others.length > 0 && value === undefined)) return [];
    return probesOf(meant, value ?? sampleOf(meant), pointer);
  }
  const usual = value ?? sampleOf(schema);
  return [
    ...KEYWORDS.flatMap((keyword) => probesAt(schema, keyword, usual, pointer)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      isObject(usual) ? probesOf(field, usual[name], `${pointer}/${name}`) : [],
    ),
    ...(Array.isArray(usual) && usual.length > 0 && schema.items
      ? probesOf(schema.items, usual[0], `${pointer}/0`)
      : []),
  ];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function probesAt(schema: Schema, keyword: Keyword, usual: unknown, pointer: string): Omit<Probe, 'in'>[] {
  const limit = schema[keyword as keyof Schema];
  if (limit === undefined || (Number(limit) > LONGEST && keyword === 'maxLength')) return [];
  const { [keyword as keyof Schema]: _, ...looser } = schema;
  const bound = `${keyword} ${Array.isArray(limit) ? limit.join('|') : limit}`;
  const { beyond, on } = candidates(schema, keyword, usual);
  const over = beyond.find((value) => fits(looser, value) && !fits(schema, value));
  const at = on.find((value) => fits(schema, value));
  return [
    ...(over === undefined ? [] : [{ pointer, bound, value: over, isBeyond: true }]),
    ...(at === undefined ? [] : [{ pointer, bound, value: at, isBeyond: false }]),
  ];
}

/**
 * Candidates for test values. `beyond`: values that probably break this limit and no other. `on`: values
 * exactly on the limit.
 */
function candidates(schema: Schema, keyword: Keyword, usual: unknown): { beyond: unknown[]; on: unknown[] } {
  const { minLength = 0, maxLength = 0, minimum = 0, maximum = 0, minItems = 0, maxItems = 0 } = schema;
  switch (keyword) {
    case 'minLength':
      return { beyond: textsOf(minLength - 1, usual), on: textsOf(minLength, usual) };
    case 'maxLength':
      return { beyond: textsOf(maxLength + 1, usual), on: textsOf(maxLength, usual) };
    case 'minimum':
      return { beyond: [minimum - 1], on: [minimum] };
    case 'maximum':
      return { beyond: [maximum + 1], on: [maximum] };
    case 'minItems':
      return { beyond: [listOf(schema, minItems - 1, usual)], on: [listOf(schema, minItems, usual)] };
    case 'maxItems':
      return { beyond: [listOf(schema, maxItems + 1, usual)], on: [listOf(schema, maxItems, usual)] };
    case 'uniqueItems':
      return { beyond: Array.isArray(usual) ? [[usual[0], usual[0]]] : [], on: [] };
    case 'enum':
    case 'const':
      return { beyond: ['nowhere', 'NOWHERE'], on: schema.enum ?? [schema.const] };
    default:
      return { beyond: [`${usual}§`, '§'.repeat(minLength || 1), 'nowhere'], on: [usual] };
  }
}

/**
 * Texts of the given length. Some repeat a letter or a digit; others are the usual value, shortened or
 * extended at its start, middle or end.
 */
function textsOf(length: number, usual: unknown): string[] {
  if (length < 0) return [];
  const base = typeof usual === 'string' && usual !== '' ? usual : 'я';
  const grown = (at: number) => {
    const filler = (base[at] ?? 'а').repeat(Math.max(0, length - base.length));
    return `${base.slice(0, at)}${filler}${base.slice(at)}`;
  };
  const longer = base.length < length ? [0, 1, Math.floor(base.length / 2), base.length - 1].map(grown) : [];
  const shorter = base.length >= length ? [base.slice(0, length), base.slice(-length || base.length)] : [];
  const repeated = ['я', 'a', '1', 'A', 'a-'].map((sign) => sign.repeat(length).slice(0, length));
  return [...longer, ...shorter, ...repeated].filter((text) => text.length === length);
}

/** A list of the given length, if possible with different items. */
function listOf({ items = {}, uniqueItems }: Schema, length: number, usual: unknown): unknown {
  if (length < 0 || length > 1_000) return undefined;
  const [first = sampleOf(items)] = Array.isArray(usual) ? usual : [];
  const list = Array.from({ length }, (_, index) => (index === 0 ? first : variantOf(items, first, index)));
  return uniqueItems && new Set(list.map((one) => JSON.stringify(one))).size < length ? undefined : list;
}

function variantOf(source: Schema, first: unknown, index: number): unknown {
  const schema = resolved(source);
  if (schema.enum) return schema.enum[index % schema.enum.length];
  if (schema.format === 'uuid') return `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  if (typeof first !== 'string') return first;
  const varied = `${first.slice(0, (schema.maxLength ?? 100) - 4)}${index}`;
  return fits(schema, varied) ? varied : first;
}
