import { isRussian } from '../language/letters.ts';
import { smallWords } from '../language/words/small-words.ts';
import { indeclinable } from '../language/words/word-forms.ts';

const adjective = /(ый|ий|ой|ая|яя|ое|ее|ые|ие)(ся)?$/;
/** «Украшение» and «изделие» end like adjectives. */
const noun = /(ание|ение|тие|лие|сие|зие|рие)$/;

/**
 * Place of the noun that says what a model is among the words of its name: the first that is no adjective, before
 * anything that follows a preposition: «перчатки» of «Кожаные перчатки на шерсти», «юбка» of «Плиссированная
 * юбка-миди». The first word when all are adjectives, −1 without words. Words are folded.
 */
export function headPlace(words: readonly string[]): number {
  const phrase = words.findIndex((word, place) => place > 0 && smallWords.has(word));
  const before = phrase < 0 ? words : words.slice(0, phrase);
  const place = before.findIndex(
    (word) => isRussian(word) && (indeclinable.has(word) || noun.test(word) || !adjective.test(word)),
  );
  return place >= 0 ? place : Math.min(0, before.length - 1);
}
