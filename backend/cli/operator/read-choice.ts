import { UsageError } from '../terminal/fail-command.ts';
import { term } from '../terminal/say.ts';

/**
 * Parses an option with a fixed set of values, typed either as the contract spells a value or as commands
 * print it.
 * @throws UsageError that lists the allowed values
 */
export function choiceOf<Choice extends string>(
  word: string,
  option: string,
  choices: readonly Choice[],
): Choice {
  const typed = word.trim().toLowerCase();
  const found = choices.find((choice) => [choice, term(choice)].some((one) => one.toLowerCase() === typed));
  if (found !== undefined) return found;
  const listed = choices.map((choice) => (term(choice) === choice ? choice : `${choice} ${term(choice)}`));
  throw new UsageError(`--${option} must be one of: ${listed.join(', ')}.`);
}

/**
 * Parses an option with several values of a fixed set, separated by commas.
 * @throws UsageError that lists the allowed values
 */
export const choicesOf = (words: string, option: string, choices: readonly string[]): string =>
  words
    .split(',')
    .map((word) => choiceOf(word, option, choices))
    .join(',');
