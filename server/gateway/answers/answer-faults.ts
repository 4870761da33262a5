import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** A place where a response violates the contract. */
export type Fault = {
  path: Path;
  /** What the contract requires there. */
  rule: string;
  /**
   * The kind of violation. `extra`: a field that is not in the contract. `length`: a text of wrong length, or
   * a list that is too long. `value`: anything else.
   */
  kind: 'extra' | 'length' | 'value';
};

/** Checks a response against a schema of the contract. Returns the faults. */
export function faultsIn(schema: z.ZodMiniType, value: unknown): Fault[] {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.flatMap((issue) => faultsOf(issue, []));
}

function faultsOf(issue: Issue, before: Path): Fault[] {
  const path = [...before, ...issue.path];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], rule: 'is not in the contract', kind: 'extra' }));
  if (issue.code === 'invalid_union') {
    const closest = closestOf(issue.errors);
    return (
      closest?.flatMap((each) => faultsOf(each, path)) ?? [
        { path, rule: 'fits no alternative', kind: 'value' },
      ]
    );
  }
  return [{ path, rule: ruleOf(issue), kind: isOfLength(issue) ? 'length' : 'value' }];
}

/**
 * For a value that matches no alternative of a union: the alternative that was probably meant. It is the one
 * whose faults are nested deepest, because its outer parts match.
 */
function closestOf(alternatives: readonly Issue[][]): Issue[] | undefined {
  const depth = (issues: Issue[]) => Math.min(...issues.map(({ path }) => path.length));
  return alternatives
    .filter((issues) => issues.length > 0)
    .toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0];
}

/**
 * Whether only the length of the value is wrong. Excludes a list that is too short, because such a list may
 * be useless: a rating with fewer than five star counts, for example.
 */
const isOfLength = (issue: Issue) =>
  (issue.code === 'too_big' && (issue.origin === 'string' || issue.origin === 'array')) ||
  (issue.code === 'too_small' && issue.origin === 'string');

function ruleOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${withArticle(issue.expected === 'int' ? 'integer' : issue.expected)}`;
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${cut(issue.values.map((each) => JSON.stringify(each)).join(', '), 200)}`;
    case 'invalid_format':
      return issue.pattern
        ? `must match ${cut(issue.pattern, 120)}`
        : `must be of the format ${issue.format}`;
    case 'too_big':
      return `must be at most ${issue.maximum}${unitOf(issue.origin)}`;
    case 'too_small':
      return `must be at least ${issue.minimum}${unitOf(issue.origin)}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    default:
      return `breaks the rule ${issue.code}`;
  }
}

const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters long';
  return origin === 'array' ? ' items long' : '';
}

/** The JSON pointer of a place (RFC 6901). Empty for the whole response. */
export const pointerOf = (path: Path): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/**
 * Describes the value at a path for the log. In a public response the value itself is quoted, up to 60
 * characters; in any other only its type is named.
 */
export function cameAt(value: unknown, path: Path, isPublic: boolean): string {
  const found = valueAt(value, path);
  if (found === undefined) return 'nothing';
  if (found === null) return 'null';
  if (isPublic && typeof found !== 'object') return cut(JSON.stringify(found), 60);
  if (Array.isArray(found)) return `a list of ${found.length}`;
  return typeof found === 'string' ? `a string of ${found.length} characters` : withArticle(typeof found);
}

export function valueAt(value: unknown, path: Path): unknown {
  let found = value;
  for (const part of path) found = (found as Record<PropertyKey, unknown> | null | undefined)?.[part];
  return found;
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
