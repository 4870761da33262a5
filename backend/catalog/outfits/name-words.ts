import { fold, wordsOf } from '../../listing/language/letters.ts';
import { stem } from '../../listing/language/stem.ts';
import { smallWords } from '../../listing/language/words/small-words.ts';
import { headPlace } from '../../listing/words/head-word.ts';

/** A thing mentioned in a name: the stem of its noun, and the stems of all words before a preposition. */
export type NamedThing = { head: string; stems: ReadonlySet<string> };

/** Stems of all words in a text. */
export const stemsOf = (text: string): Set<string> => new Set(wordsOf(fold(text)).map(stem));

/** The things that a name mentions: «Свитеры и кардиганы» are two, «Ремень для сумки» is a belt. */
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

/** Stems of a comma-separated list; entries may have several words. */
export const stemsOfList = (list: string): readonly (readonly string[])[] =>
  list.split(', ').map((entry) => [...stemsOf(entry)]);

/** Whether a text contains an entry of the list. */
export function speaksOf(list: string): (stems: ReadonlySet<string>) => boolean {
  const words = stemsOfList(list);
  return (stems) => words.some((entry) => entry.every((word) => stems.has(word)));
}
