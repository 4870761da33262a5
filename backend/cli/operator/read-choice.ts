import { UsageError } from '../terminal/fail-command.ts';
import { term } from '../terminal/say.ts';

/**
 * Reads a word of a fixed set, in the contract's spelling or as the commands print it.
 * @throws UsageError that lists the words
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

/** Reads several words of a fixed set, separated by commas. @throws UsageError that lists the words */
export const choicesOf = (words: string, option: string, choices: readonly string[]): string =>
  words
    .split(',')
    .map((word) => choiceOf(word, option, choices))
    .join(',');
