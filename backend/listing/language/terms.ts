import { fold, wordsOf } from './letters.ts';
import { stem } from './stem.ts';

/** A word of a text with the stem that comparisons use. */
export type Term = { word: string; stem: string };

/** Pairs of words that form one term, by their stems. */
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

/**
 * Stems of parts of garments and of patterns. An adjective before such a word describes the part, not the
 * garment.
 */
const parts: ReadonlySet<string> = new Set(
  (
    'рукав воротник ворот горл вырез горловин застежк подошв каблук тал посадк бретел карман подкладк полнот пояс ' +
    'манжет отворот полоск клетк горох вязк рубчик нос мыс'
  ).split(' '),
);
/**
 * Patterns have a meaning even without an adjective: «мелкая клетка» is also «клетка». Parts have none: a
 * long sleeve is not just a sleeve.
 */
const patterns: ReadonlySet<string> = new Set('полоск клетк горох вязк рубчик'.split(' '));

export function isPattern(stem: string): boolean {
  return patterns.has(stem);
}

/** Whether the terms name a garment part on their own: «отложной воротник». */
export const namesPart = (terms: readonly Term[]): boolean =>
  terms.some(({ stem: own }) => {
    const noun = own.slice(own.lastIndexOf(' ') + 1);
    return parts.has(noun) && !patterns.has(noun);
  });

const adjective = /(ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ым|им|ом|ем|ых|их|ую|юю|ей|ыми|ими)$/;

/**
 * Joins an adjective and the part after it to one term, such as «длинный рукав». Undefined for other words.
 * Also undefined if the first word is itself a part: in «вырезом мысом», the first word only looks like an
 * adjective.
 */
export function partTerm(word: string, next: string | undefined): Term | undefined {
  if (next === undefined || !adjective.test(word)) return undefined;
  const [own, part] = [stem(word), stem(next)];
  return parts.has(part) && !parts.has(own) ? { word: `${word} ${next}`, stem: `${own} ${part}` } : undefined;
}

/** «Без рукавов» is the opposite of «с рукавами», so «без» and the noun after it are one term. */
const without = 'без';

/** The terms of a text in order, including function words. */
export function termsOf(text: string): Term[] {
  return toTerms(wordsOf(fold(text)));
}

/** Converts folded words to terms. */
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
