import { CALLS } from '#shared/operators/operator-words.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import { problemTitles } from '#shared/web/problem-titles.ts';

const nameOf = (names: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(names, key) ? (names[key] ?? key) : key;

/** What was asked for, by its name in the log. */
export const callWords = (operation: string): string => capitalised(nameOf(CALLS, operation));

/** Why a call was refused; undefined if it was done. */
export const refusalWords = (outcome: string): string | undefined =>
  outcome === 'OK' ? undefined : nameOf(problemTitles, outcome);
