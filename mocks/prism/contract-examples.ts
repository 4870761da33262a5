import type { Operation } from '#contract/operations.ts';
import { operationOf, operations, resolve, successOf } from '../contract/contract.ts';

/** An object in the JSON of an example. */
export type Json = Record<string, unknown>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The examples of an operation's success response, with their names. */
export const successExamples = ({ id }: Pick<Operation, 'id'>) => successOf(operationOf(id)).examples;

/** The example of the cookie that a success of an operation sets; undefined if it documents none. */
export const cookieExample = ({ id }: Pick<Operation, 'id'>): string | undefined =>
  successOf(operationOf(id)).headers['Set-Cookie'];

const records: Json[] = [];
const texts = new Set<string>();

function collect(value: unknown): void {
  if (typeof value !== 'object' || value === null) {
    texts.add(String(value));
    return;
  }
  if (isJson(value)) records.push(value);
  for (const part of Object.values(value)) collect(part);
}
for (const operation of operations) for (const { value } of successExamples(operation)) collect(value);

/** Whether a success example contains this text as a value. A slash before it, as in links, is ignored. */
export const isInExamples = (text: string): boolean => texts.has(text) || texts.has(`/${text}`);

/** All objects in the examples whose field, such as `productUrl`, has this value. */
export const recordsWith = (field: string, value: string): Json[] =>
  records.filter((record) => record[field] === value);

const identifiers = new Map<string, string[]>();

/**
 * Names of the parameters that identify what an operation returns: required strings with a pattern or a
 * format that are not an enumeration. Empty if the operation never responds with 404.
 */
export function identifiersOf({ id }: Pick<Operation, 'id'>): string[] {
  const known = identifiers.get(id) ?? findIdentifiers(id);
  identifiers.set(id, known);
  return known;
}

function findIdentifiers(id: string): string[] {
  const { answers, parameters } = operationOf(id);
  if (!answers.some(({ status }) => status === 404)) return [];
  return (parameters as { name: string; in: string; required?: boolean; schema: unknown }[])
    .filter(({ in: place, required }) => required && (place === 'path' || place === 'query'))
    .filter(({ schema }) => {
      const { type, pattern, format, enum: choice } = resolve(schema);
      return type === 'string' && choice === undefined && (pattern ?? format) !== undefined;
    })
    .map(({ name }) => name);
}
