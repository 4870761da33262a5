import type { z } from 'zod';
import type { FieldError } from '../../../src/generated/zod/zod.schemas.ts';
import { fieldMessage } from './field-message.ts';

type Issue = z.core.$ZodIssue;
type Path = PropertyKey[];
type Place = FieldError['in'];

/** Turns the findings of zod into the contract's field errors: one a field, the sharpest. */
export function fieldErrors(place: Place, issues: readonly Issue[], input: unknown): FieldError[] {
  const found = new Map<string, { issue: Issue; error: FieldError }>();
  for (const issue of issues.flatMap((each) => unfold(each, []))) {
    const pointer = pointerTo(issue.path);
    const known = found.get(pointer);
    if (known && !isSharper(issue, known.issue)) continue;
    const { code, message } = fieldMessage(issue, valueAt(input, issue.path));
    found.set(pointer, { issue, error: { in: place, pointer: pointer.slice(0, 200), code, message } });
  }
  return [...found.values()].map(({ error }) => error);
}

/** Resolves unions and unknown keys into findings about single fields. */
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
 * The alternative of a union that the caller meant: the one whose own fixed words (`action: 'ADD'`) fit, and of
 * several that do not, the one with the fewest findings, reduced to those words. Null when the value is of a wrong
 * type altogether.
 */
function meant(alternatives: Issue[][]): Issue[] | null {
  const close = alternatives.filter(
    (issues) => !issues.some((issue) => issue.path.length === 0 && isType(issue)),
  );
  const fitting = close.filter((issues) => !issues.some(isFixedWord));
  const best = (fitting.length > 0 ? fitting : close).toSorted((a, b) => a.length - b.length)[0];
  if (!best) return null;
  return fitting.length > 0 || close.length === 1 ? best : best.filter(isFixedWord);
}

const isType = (issue: Issue) => issue.code === 'invalid_type';
const isFixedWord = (issue: Issue) =>
  issue.code === 'invalid_value' && issue.values.length === 1 && issue.path.length === 1;

/** Of two upper bounds the lower one helps more; otherwise the first finding stays. */
const isSharper = (issue: Issue, known: Issue) =>
  issue.code === 'too_big' && known.code === 'too_big' && issue.maximum < known.maximum;

/** RFC 6901. */
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
