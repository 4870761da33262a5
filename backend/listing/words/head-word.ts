import { isRussian } from '../language/letters.ts';
import { smallWords } from '../language/words/small-words.ts';
import { indeclinable } from '../language/words/word-forms.ts';

const adjective = /(ый|ий|ой|ая|яя|ое|ее|ые|ие)(ся)?$/;
/** Matches nouns such as «украшение» and «изделие», whose endings look like those of adjectives. */
const noun = /(ание|ение|тие|лие|сие|зие|рие)$/;

/**
 * Index of the noun that names the kind of goods: the first word before any preposition that is not an
 * adjective. It is «перчатки» in «Кожаные перчатки на шерсти», «юбка» in «Плиссированная юбка-миди». 0 if all
 * words are adjectives, −1 if there are no words. Words must be folded.
 */
export function headPlace(words: readonly string[]): number {
  const phrase = words.findIndex((word, place) => place > 0 && smallWords.has(word));
  const before = phrase < 0 ? words : words.slice(0, phrase);
  const place = before.findIndex(
    (word) => isRussian(word) && (indeclinable.has(word) || noun.test(word) || !adjective.test(word)),
  );
  return place >= 0 ? place : Math.min(0, before.length - 1);
}
