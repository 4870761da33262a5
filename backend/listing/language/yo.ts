import { colourFamilies } from '#shared/goods/colour-families.ts';
import { fold } from './letters.ts';
import { stem } from './stem.ts';
import { colourWords } from './words/colour-words.ts';
import { kinds } from './words/kinds.ts';
import { likenesses } from './words/likenesses.ts';
import { nearest } from './words/nearest-goods.ts';
import { smallWords } from './words/small-words.ts';
import { equals } from './words/synonyms.ts';

const word = /[а-яё]+/giu;

/** Words that the dictionaries of the search write with «ё», by stem. */
const withIt: ReadonlyMap<string, string> = new Map(
  [...colourFamilies, ...equals, ...kinds, ...likenesses, ...nearest, ...colourWords]
    .flatMap((line) => line.toLowerCase().match(word) ?? [])
    .filter((one) => one.includes('ё') && !smallWords.has(fold(one)))
    .map((one) => [stem(fold(one)), one]),
);

/**
 * Puts «ё» back into words that the dictionaries of the search write with it: «черное платье» becomes «чёрное
 * платье».
 */
export function withYo(text: string): string {
  return text.replace(word, (written) => {
    const known = written.includes('ё') ? undefined : withIt.get(stem(fold(written)));
    if (known === undefined) return written;
    return [...written].map((letter, at) => (letter === 'е' && known[at] === 'ё' ? 'ё' : letter)).join('');
  });
}
