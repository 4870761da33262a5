import { fold, wordsOf } from './letters.ts';
import { stem } from './stem.ts';

/** A word of a text and what it is compared by. */
export type Term = { word: string; stem: string };

/** Two words that say one thing together, by their stems. */
const pairs: ReadonlyMap<string, string> = new Map([
  ['искусственн кож', 'экокож'],
  ['эко кож', 'экокож'],
  ['кожзам', 'экокож'],
  ['кожзаменител', 'экокож'],
  ['искусственн замш', 'экозамш'],
  ['эко замш', 'экозамш'],
  ['искусственн мех', 'экомех'],
  ['эко мех', 'экомех'],
]);

/** Parts and patterns of garments: what an adjective says of them it does not say of the whole. By stem. */
const parts: ReadonlySet<string> = new Set(
  (
    'рукав воротник ворот горл вырез горловин застежк подошв каблук тал посадк бретел карман подкладк полнот пояс ' +
    'манжет отворот полоск клетк горох вязк рубчик нос мыс'
  ).split(' '),
);
/** Of these the noun alone says something: a «мелкая клетка» is a «клетка», a long sleeve is no sleeve of any length. */
const patterns: ReadonlySet<string> = new Set('полоск клетк горох вязк рубчик'.split(' '));

export function isPattern(stem: string): boolean {
  return patterns.has(stem);
}

/** Whether terms name a part of a garment by themselves: «отложной воротник». */
export const namePart = (terms: readonly Term[]): boolean =>
  terms.some(({ stem: own }) => {
    const noun = own.slice(own.lastIndexOf(' ') + 1);
    return parts.has(noun) && !patterns.has(noun);
  });

const adjective = /(ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ым|им|ом|ем|ых|их|ую|юю|ей|ыми|ими)$/;

/**
 * The one term that «длинный» and «рукав» make, next to each other; undefined for other words, and for a part that another
 * has: «вырезом мысом» ends like an adjective.
 */
export function partTerm(word: string, next: string | undefined): Term | undefined {
  if (next === undefined || !adjective.test(word)) return undefined;
  const [own, part] = [stem(word), stem(next)];
  return parts.has(part) && !parts.has(own) ? { word: `${word} ${next}`, stem: `${own} ${part}` } : undefined;
}

/** «Без рукавов» is the opposite of «с рукавами», so the two words are one term. */
const without = 'без';

/** The terms of a text in their order, little words among them. */
export function termsOf(text: string): Term[] {
  return toTerms(wordsOf(fold(text)));
}

/** The terms of folded words. */
export function toTerms(words: readonly string[]): Term[] {
  const terms: Term[] = [];
  for (let place = 0; place < words.length; place++) {
    const word = words[place] ?? '';
    const next = words[place + 1];
    const own = stem(word);
    if (next !== undefined) {
      const pair = word === without ? `${without} ${stem(next)}` : pairs.get(`${own} ${stem(next)}`);
      if (pair !== undefined) {
        terms.push({ word: `${word} ${next}`, stem: pair });
        place++;
        continue;
      }
    }
    terms.push(partTerm(word, next) ?? { word, stem: pairs.get(own) ?? own });
  }
  return terms;
}
