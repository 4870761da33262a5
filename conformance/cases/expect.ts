import { isDeepStrictEqual } from 'node:util';

/** Thrown if a response does not meet an expectation. */
export class Unmet extends Error {
  override name = 'Unmet';
}

const MATCHER = Symbol('matcher');
type Matcher = { [MATCHER]: (came: unknown) => boolean; says: string };

const matcher = (says: string, fits: (came: unknown) => boolean): unknown => ({ [MATCHER]: fits, says });
const isMatcher = (value: unknown): value is Matcher =>
  typeof value === 'object' && value !== null && MATCHER in value;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a value equals the expected one. A field that is undefined counts as missing. */
function equals(came: unknown, expected: unknown, isPartial = false): boolean {
  if (isMatcher(expected)) return expected[MATCHER](came);
  if (!isObject(came) || !isObject(expected)) return Object.is(came, expected);
  if (came instanceof Set || came instanceof Map || came instanceof Date)
    return isDeepStrictEqual(came, expected);
  if (Array.isArray(expected) !== Array.isArray(came)) return false;
  if (Array.isArray(expected) && expected.length !== (came as unknown as unknown[]).length) return false;
  const known = (value: Record<string, unknown>) =>
    Object.keys(value).filter((name) => value[name] !== undefined);
  const names = isPartial ? Object.keys(expected) : new Set([...known(came), ...known(expected)]);
  return [...names].every((name) => equals(came[name], expected[name], isPartial));
}

function shown(value: unknown): string {
  if (value instanceof Set) return shown([...value]);
  const text =
    JSON.stringify(value, (_, each) => (isMatcher(each) ? each.says : each))?.replaceAll('\u00a0', ' ') ??
    String(value);
  return text.length > 300 ? `${text.slice(0, 299)}…` : text;
}

function matchers(came: unknown, about: string | undefined, isNot: boolean) {
  const check = (holds: boolean, says: string) => {
    if (holds !== isNot) return;
    throw new Unmet(`${about ? `${about}: ` : ''}${shown(came)} is ${isNot ? '' : 'not '}${says}`);
  };
  const number = came as number;
  return {
    rejects: {
      async toThrow(pattern: string | RegExp) {
        const thrown = await (came as Promise<unknown>).then(
          () => undefined,
          (error: unknown) => (error instanceof Error ? error.message : String(error)),
        );
        check(
          thrown !== undefined && new RegExp(pattern).test(thrown),
          `a refusal like ${pattern}, but ${shown(thrown)}`,
        );
      },
    },
    toBe: (other: unknown) => check(Object.is(came, other), shown(other)),
    toEqual: (other: unknown) => check(equals(came, other), shown(other)),
    toMatchObject: (other: unknown) => check(equals(came, other, true), `like ${shown(other)}`),
    toBeNull: () => check(came === null, 'null'),
    toBeUndefined: () => check(came === undefined, 'absent'),
    toContain: (part: unknown) =>
      check((came as string | unknown[])?.includes(part as string), `a value that has ${shown(part)}`),
    toMatch: (pattern: RegExp) => check(pattern.test(String(came)), `text like ${pattern}`),
    toHaveLength: (length: number) => check((came as unknown[])?.length === length, `of length ${length}`),
    toBeGreaterThan: (other: number) => check(number > other, `more than ${other}`),
    toBeGreaterThanOrEqual: (other: number) => check(number >= other, `at least ${other}`),
    toBeLessThan: (other: number) => check(number < other, `less than ${other}`),
    toBeLessThanOrEqual: (other: number) => check(number <= other, `at most ${other}`),
  };
}

/**
 * The assertions that the test suites use, in place of Vitest's `expect`.
 * @throws Unmet
 */
export const expect = Object.assign(
  (came: unknown, about?: string) => ({ ...matchers(came, about, false), not: matchers(came, about, true) }),
  {
    arrayContaining: (parts: readonly unknown[]) =>
      matcher(`a list with ${shown(parts)}`, (came) =>
        parts.every((part) => Array.isArray(came) && came.some((each) => equals(each, part))),
      ),
    stringContaining: (part: string) => matcher(`text with «${part}»`, (came) => String(came).includes(part)),
    stringMatching: (pattern: RegExp) =>
      matcher(`text like ${pattern}`, (came) => pattern.test(String(came))),
  },
);
