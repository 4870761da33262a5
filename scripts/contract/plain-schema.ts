import { type Contract, canonical, isSame, type Json, resolved, type Schema } from './contract.ts';

/** A bound of a number. If `isOpen`, the number must not equal the bound (as with `exclusiveMinimum`). */
export type Bound = { value: number; isOpen: boolean };

/**
 * Keywords that limit a length or a number. `least` is a lower limit: a larger value allows less. `most` is
 * an upper limit: a larger value allows more.
 */
export const LIMITS = {
  minLength: { side: 'least', noun: 'least length' },
  maxLength: { side: 'most', noun: 'greatest length' },
  minItems: { side: 'least', noun: 'least number of items' },
  maxItems: { side: 'most', noun: 'greatest number of items' },
  minProperties: { side: 'least', noun: 'least number of fields' },
  maxProperties: { side: 'most', noun: 'greatest number of fields' },
  minContains: { side: 'least', noun: 'least number of matching items' },
  maxContains: { side: 'most', noun: 'greatest number of matching items' },
} as const;

export type Limit = keyof typeof LIMITS;

/**
 * A simplified schema: references and `allOf` are resolved, and null is always represented by the same field.
 */
export type PlainSchema = {
  /** Allowed types except null. Undefined if every type is allowed. */
  types: ReadonlySet<string> | undefined;
  nullable: boolean;
  /**
   * Allowed values except null, from `enum` or `const`, as canonical JSON. Undefined if every value is
   * allowed.
   */
  values: ReadonlySet<string> | undefined;
  lower: Bound | undefined;
  upper: Bound | undefined;
  limits: Partial<Record<Limit, number>>;
  multipleOf: number | undefined;
  uniqueItems: boolean;
  patterns: ReadonlySet<string>;
  formats: ReadonlySet<string>;
  properties: ReadonlyMap<string, Schema>;
  required: ReadonlySet<string>;
  /** The schema of fields that are not listed in `properties`. Undefined means the same as `true`. */
  additional: Schema | undefined;
  items: Schema | undefined;
  /** Alternatives of `oneOf` or `anyOf` except null. Empty if only one alternative remains. */
  options: readonly Schema[];
  /** Whether exactly one alternative may match, as with `oneOf`. */
  isExclusive: boolean;
  discriminator: string | undefined;
  deprecated: boolean;
  defaultValue: string | undefined;
  extensions: ReadonlyMap<string, Json>;
  /** Keywords without a field of their own in this type. */
  others: ReadonlyMap<string, Json>;
  /** The descriptions and examples, as one text. */
  words: string;
};

const WORDS = ['title', 'description', 'example', 'examples', 'externalDocs', '$comment'];

const READ = new Set([
  ...['$ref', 'allOf', 'type', 'enum', 'const', 'pattern', 'format', 'properties', 'required', 'items'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'additionalProperties', 'oneOf', 'anyOf'],
  ...[
    'multipleOf',
    'uniqueItems',
    'discriminator',
    'deprecated',
    'default',
    '$schema',
    '$id',
    '$defs',
    '$anchor',
  ],
  ...WORDS,
  ...Object.keys(LIMITS),
]);

const ANYTHING: PlainSchema = {
  types: undefined,
  nullable: true,
  values: undefined,
  lower: undefined,
  upper: undefined,
  limits: {},
  multipleOf: undefined,
  uniqueItems: false,
  patterns: new Set(),
  formats: new Set(),
  properties: new Map(),
  required: new Set(),
  additional: undefined,
  items: undefined,
  options: [],
  isExclusive: false,
  discriminator: undefined,
  deprecated: false,
  defaultValue: undefined,
  extensions: new Map(),
  others: new Map(),
  words: '',
};

/**
 * Returns a function that simplifies the schemas of a contract. For the same schema it always returns the
 * same object, by which recursion is recognized.
 */
export function plainSchemas(contract: Contract): (schema: Schema) => PlainSchema {
  const known = new WeakMap<object, PlainSchema>();

  function read(schema: Schema): PlainSchema {
    if (schema === true) return ANYTHING;
    if (schema === false) return { ...ANYTHING, types: new Set(), nullable: false };
    const before = known.get(schema);
    if (before) return before;
    const referenced = typeof schema.$ref === 'string' ? [targetOf(schema)] : [];
    const parts = [...referenced, ...((schema.allOf as Schema[] | undefined) ?? [])];
    const plain = parts.map(read).reduce(both, ofKeywords(schema));
    known.set(schema, plain);
    return plain;
  }

  const targetOf = ({ $ref = '' }: { [key: string]: Json }) =>
    resolved(contract, { $ref: String($ref) }) as Schema;

  function ofKeywords(schema: { [keyword: string]: Json }): PlainSchema {
    const listed = schema.type === undefined ? undefined : new Set([schema.type].flat() as string[]);
    const enumerated = 'const' in schema ? [schema.const as Json] : (schema.enum as Json[] | undefined);
    const types =
      listed ?? (enumerated && new Set(enumerated.map((value) => (value === null ? 'null' : typeOf(value)))));
    const allowsNull = (types?.has('null') ?? true) && (enumerated?.includes(null) ?? true);
    const own: PlainSchema = {
      ...ANYTHING,
      types: types && new Set([...types].filter((type) => type !== 'null')),
      nullable: allowsNull,
      values: enumerated && new Set(enumerated.filter((value) => value !== null).map(canonical)),
      lower: boundOf(schema.minimum, schema.exclusiveMinimum, 1),
      upper: boundOf(schema.maximum, schema.exclusiveMaximum, -1),
      limits: Object.fromEntries(
        Object.keys(LIMITS).flatMap((key) => (key in schema ? [[key, schema[key]]] : [])),
      ),
      multipleOf: schema.multipleOf as number | undefined,
      uniqueItems: schema.uniqueItems === true,
      patterns: new Set(schema.pattern === undefined ? [] : [String(schema.pattern)]),
      formats: new Set(schema.format === undefined ? [] : [String(schema.format)]),
      properties: new Map(Object.entries((schema.properties as Record<string, Schema> | undefined) ?? {})),
      required: new Set((schema.required as string[] | undefined) ?? []),
      additional: schema.additionalProperties as Schema | undefined,
      items: schema.items as Schema | undefined,
      discriminator: (schema.discriminator as { propertyName?: string } | undefined)?.propertyName,
      deprecated: schema.deprecated === true,
      defaultValue: 'default' in schema ? canonical(schema.default) : undefined,
      extensions: new Map(Object.entries(schema).filter(([key]) => key.startsWith('x-'))),
      others: new Map(Object.entries(schema).filter(([key]) => !READ.has(key) && !key.startsWith('x-'))),
      words: WORDS.flatMap((key) => (key in schema ? [`${key}: ${canonical(schema[key])}`] : [])).join('\n'),
    };
    if (schema.oneOf && schema.anyOf)
      return withOptions(
        { ...own, others: new Map([...own.others, ['anyOf', schema.anyOf]]) },
        schema.oneOf,
        true,
      );
    if (schema.oneOf ?? schema.anyOf)
      return withOptions(own, (schema.oneOf ?? schema.anyOf) as Json, schema.oneOf !== undefined);
    return own;
  }

  function withOptions(own: PlainSchema, list: Json, isExclusive: boolean): PlainSchema {
    const all = list as Schema[];
    const options = all.filter((option) => !isNull(option));
    const allowsNull = options.length < all.length || all.some((option) => read(option).nullable);
    const [only] = options;
    if (options.length === 1 && only !== undefined)
      return { ...both(own, { ...read(only), nullable: true }), nullable: own.nullable && allowsNull };
    return { ...own, options, isExclusive, nullable: own.nullable && allowsNull };
  }

  return read;
}

export const isNull = (schema: Schema) =>
  typeof schema === 'object' &&
  (schema.type === 'null' || schema.const === null || isSame(schema.enum, [null]));

function typeOf(value: Json): string {
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

/**
 * Combines an inclusive and an exclusive bound to the stricter one. `sign` is 1 for lower bounds and -1 for
 * upper ones.
 */
function boundOf(inclusive: Json | undefined, exclusive: Json | undefined, sign: 1 | -1): Bound | undefined {
  const closed = typeof inclusive === 'number' ? { value: inclusive, isOpen: false } : undefined;
  const open = typeof exclusive === 'number' ? { value: exclusive, isOpen: true } : undefined;
  return tighter(closed, open, sign);
}

/** The stricter of two bounds. `sign` is 1 for lower bounds and -1 for upper ones. */
export function tighter(one: Bound | undefined, other: Bound | undefined, sign: 1 | -1): Bound | undefined {
  if (!one || !other) return one ?? other;
  if (one.value === other.value) return one.isOpen ? one : other;
  return (one.value - other.value) * sign > 0 ? one : other;
}

/** The types that both sets allow. `number` also allows `integer`. */
function commonTypes(one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> {
  const fits = (type: string, set: ReadonlySet<string>) =>
    set.has(type) || (type === 'integer' && set.has('number'));
  return new Set([...one, ...other].filter((type) => fits(type, one) && fits(type, other)));
}

/** Merges two schemas to one that allows only what both allow, as `allOf` does. */
function both(one: PlainSchema, other: PlainSchema): PlainSchema {
  const limits = { ...one.limits };
  for (const [key, value] of Object.entries(other.limits) as [Limit, number][]) {
    const choose = LIMITS[key].side === 'least' ? Math.max : Math.min;
    limits[key] = choose(value, limits[key] ?? value);
  }
  const [options, furtherOptions] = one.options.length > 0 ? [one, other] : [other, one];
  return {
    types: one.types && other.types ? commonTypes(one.types, other.types) : (one.types ?? other.types),
    nullable: one.nullable && other.nullable,
    values: one.values && other.values ? one.values.intersection(other.values) : (one.values ?? other.values),
    lower: tighter(one.lower, other.lower, 1),
    upper: tighter(one.upper, other.upper, -1),
    limits,
    multipleOf: one.multipleOf ?? other.multipleOf,
    uniqueItems: one.uniqueItems || other.uniqueItems,
    patterns: one.patterns.union(other.patterns),
    formats: one.formats.union(other.formats),
    properties: mergedMaps(one.properties, other.properties, (a, b) => ({ allOf: [a, b] })),
    required: one.required.union(other.required),
    additional: bothSchemas(one.additional, other.additional),
    items: bothSchemas(one.items, other.items),
    options: options.options,
    isExclusive: options.isExclusive,
    discriminator: one.discriminator ?? other.discriminator,
    deprecated: one.deprecated || other.deprecated,
    defaultValue: one.defaultValue ?? other.defaultValue,
    extensions: mergedMaps(one.extensions, other.extensions, (a) => a),
    others: mergedMaps(
      mergedMaps(one.others, other.others, (a, b) => [a, b]),
      new Map(furtherOptions.options.length > 0 ? [['oneOf', furtherOptions.options as Json]] : []),
      (a, b) => [a, b],
    ),
    words: [one.words, other.words].filter((words) => words !== '').join('\n'),
  };
}

function bothSchemas(one: Schema | undefined, other: Schema | undefined): Schema | undefined {
  if (one === undefined || one === true || other === false) return other ?? one;
  if (other === undefined || other === true || one === false) return one;
  return { allOf: [one, other] };
}

function mergedMaps<T>(
  one: ReadonlyMap<string, T>,
  other: ReadonlyMap<string, T>,
  merge: (one: T, other: T) => T,
): Map<string, T> {
  const merged = new Map(one);
  for (const [key, value] of other) {
    const before = merged.get(key);
    merged.set(key, before === undefined || isSame(before, value) ? value : merge(before, value));
  }
  return merged;
}
