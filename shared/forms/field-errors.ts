import type { core } from 'zod/mini';
import { fieldMessage } from './field-message.ts';

type Issue = core.$ZodIssue;
type Path = PropertyKey[];

/**
 * An error in one field. `pointer` is its JSON pointer (RFC 6901), `code` names the broken rule, and
 * `message` says in Russian how to correct the value.
 */
export type WrongField = { pointer: string; code: string; message: string };

/**
 * Turns zod issues into one error for each field. If a field breaks several rules, the strictest one is
 * named.
 */
export function fieldErrors(issues: readonly Issue[], input: unknown): WrongField[] {
  const found = new Map<string, { issue: Issue; error: WrongField }>();
  for (const issue of issues.flatMap((each) => unfold(each, []))) {
    const pointer = pointerTo(issue.path);
    const known = found.get(pointer);
    if (known && !isSharper(issue, known.issue)) continue;
    found.set(pointer, { issue, error: { pointer, ...fieldMessage(issue, valueAt(input, issue.path)) } });
  }
  return [...found.values()].map(({ error }) => error);
}

/** Splits an issue about a union, or about several unknown keys, into issues about single fields. */
function unfold(issue: Issue, prefix: Path): Issue[] {
  const path = [...prefix, ...issue.path];
  if (issue.code === 'invalid_union') {
    const branch = meant(issue.errors);
    return branch ? branch.flatMap((inner) => unfold(inner, path)) : [{ ...issue, path }];
  }
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ ...issue, keys: [key], path: [...path, key] }));
  return [{ ...issue, path }];
}

/**
 * Chooses the alternative of a union that the caller probably meant: the one whose literals (`action: 'ADD'`)
 * match. If none matches, takes the one with the fewest issues and keeps only the issues about its literals.
 * Null if the value has a wrong type for every alternative.
 */
function meant(alternatives: Issue[][]): Issue[] | null {
  const close = alternatives.filter(
    (issues) => !issues.some((issue) => issue.path.length === 0 && isType(issue)),
  );
  const fitting = close.filter((issues) => !issues.some(isFixedWord));
  const best = [...(fitting.length > 0 ? fitting : close)].sort((a, b) => a.length - b.length)[0];
  if (!best) return null;
  return fitting.length > 0 || close.length === 1 ? best : best.filter(isFixedWord);
}

const isType = (issue: Issue) => issue.code === 'invalid_type';
const isFixedWord = (issue: Issue) =>
  issue.code === 'invalid_value' && issue.values.length === 1 && issue.path.length === 1;

/**
 * Whether `issue` should replace the issue `known` of the same field. Of two upper bounds the lower one is
 * kept, otherwise the first issue.
 */
const isSharper = (issue: Issue, known: Issue) =>
  issue.code === 'too_big' && known.code === 'too_big' && issue.maximum < known.maximum;

function pointerTo(path: Path): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function valueAt(input: unknown, path: Path): unknown {
  let value = input;
  for (const part of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[part];
  }
  return value;
}
