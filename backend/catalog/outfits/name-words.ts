import { fold, wordsOf } from '../../listing/language/letters.ts';
import { stem } from '../../listing/language/stem.ts';
import { smallWords } from '../../listing/language/words/small-words.ts';
import { headPlace } from '../../listing/words/head-word.ts';

/**
 * A kind of goods that a name mentions. `head` is the stem of its noun; `stems` has the stems of all its
 * words up to a preposition.
 */
export type NamedThing = { head: string; stems: ReadonlySet<string> };

/** Stems of all words in a text. */
export const stemsOf = (text: string): Set<string> => new Set(wordsOf(fold(text)).map(stem));

/**
 * The kinds of goods that a name mentions: two for «Свитеры и кардиганы», but one for «Ремень для сумки», the
 * belt, because the bag follows a preposition.
 */
export function thingsOf(name: string): NamedThing[] {
  return fold(name)
    .split(/\sи\s|[,/&]/)
    .flatMap((part) => {
      const words = wordsOf(part);
      const head = words[headPlace(words)];
      if (head === undefined) return [];
      const phrase = words.findIndex((word, place) => place > 0 && smallWords.has(word));
      const core = phrase < 0 ? words : words.slice(0, phrase);
      return [{ head: stem(head), stems: new Set(core.map(stem)) }];
    });
}

/** Splits a comma-separated list into its entries, and returns the stems of the words of each entry. */
export const stemsOfList = (list: string): readonly (readonly string[])[] =>
  list.split(', ').map((entry) => [...stemsOf(entry)]);

/**
 * Creates a function that checks whether the stems of a text contain all words of at least one entry of the
 * comma-separated list.
 */
export function speaksOf(list: string): (stems: ReadonlySet<string>) => boolean {
  const words = stemsOfList(list);
  return (stems) => words.some((entry) => entry.every((word) => stems.has(word)));
}
