import fc from 'fast-check';
import { contract } from '../../../mocks/contract/contract.ts';
import type { Random } from './random.ts';

export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
};

/** Resolves a `$ref` in the contract. */
export function resolved<T extends { $ref?: string }>(value: T): T {
  if (value.$ref === undefined) return value;
  const target = value.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], contract);
  return resolved(target as T);
}

/**
 * Returns an existing id for a field, chosen by the ending of the field's name. Undefined if the field does
 * not contain an id.
 */
export type KnownValues = (field: string, random: Random) => string | undefined;

/** Makes a value that matches the schema. Fields for ids get ids that exist. */
export function fittingValue(source: Schema, random: Random, known: KnownValues, field = ''): unknown {
  const schema = resolved(source);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const either = schema.oneOf ?? schema.anyOf;
  if (either) return fittingValue(random.pick(either), random, known, field);
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => fittingValue(part, random, known, field)));
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  switch (type) {
    case 'null':
      return null;
    case 'boolean':
      return random.chance(0.5);
    case 'integer':
    case 'number':
      return numberOf(schema, random);
    case 'array':
      return arrayOf(schema, random, known, field);
    case 'object':
      return objectOf(schema, random, known);
    default:
      return textOf(schema, random, known, field);
  }
}

function numberOf({ minimum = 0, maximum = 1000 }: Schema, random: Random): number {
  return random.pick([minimum, maximum, minimum + random.integer(Math.min(maximum - minimum, 50) + 1)]);
}

function arrayOf(schema: Schema, random: Random, known: KnownValues, field: string): unknown[] {
  const { minItems = 0, maxItems = 3, items = {} } = schema;
  const length = Math.min(maxItems, minItems + random.integer(4));
  return Array.from({ length }, () => fittingValue(items, random, known, field));
}

function objectOf({ properties = {}, required = [] }: Schema, random: Random, known: KnownValues) {
  const chosen = Object.entries(properties).filter(([name]) => required.includes(name) || random.chance(0.6));
  return Object.fromEntries(chosen.map(([name, part]) => [name, fittingValue(part, random, known, name)]));
}

function textOf(schema: Schema, random: Random, known: KnownValues, field: string): string {
  const there = random.chance(0.8) ? known(field, random) : undefined;
  if (there !== undefined) return there;
  const { format, pattern, minLength = 0, maxLength = 40 } = schema;
  if (format !== undefined && FORMATS[format]) return FORMATS[format](random);
  if (pattern !== undefined) return random.pick(matching(pattern)).slice(0, maxLength);
  const length = random.pick([minLength, Math.min(maxLength, minLength + 8), Math.min(maxLength, 200)]);
  return 'Ёлка и снег '.repeat(Math.ceil(length / 12)).slice(0, length);
}

const FORMATS: Record<string, (random: Random) => string> = {
  uuid: (random) => `00000000-0000-4000-8000-${String(random.integer(1e9)).padStart(12, '0')}`,
  email: (random) => `anna-${random.integer(1e6)}@example.ru`,
  date: (random) => random.pick(['1990-02-28', '2026-11-26', '2026-12-31', '1900-01-01']),
  'date-time': (random) => random.pick(['2026-11-21T09:00:00.000Z', '2026-11-21T09:00:00+03:00']),
};

const matches = new Map<string, string[]>();

function matching(pattern: string): string[] {
  // Drops negative lookaheads from the pattern, which the generator does not support. They exclude so little
  // that nearly all values still match.
  const shape = new RegExp(pattern.replaceAll(/\(\?![^)]*\)/g, ''), 'u');
  const found = matches.get(pattern) ?? fc.sample(fc.stringMatching(shape), { numRuns: 30, seed: 1 });
  matches.set(pattern, found);
  return found;
}
