import { UsageError } from '../terminal/fail-command.ts';
import { term } from '../terminal/say.ts';

/**
 * Parses an option with a fixed set of values, typed as in the contract or as the commands print them.
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
 * Parses an option whose value is a comma-separated list of values from a fixed set.
 * @throws UsageError that lists the allowed values
 */
export const choicesOf = (words: string, option: string, choices: readonly string[]): string =>
  words
    .split(',')
    .map((word) => choiceOf(word, option, choices))
    .join(',');
