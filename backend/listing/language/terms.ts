import { fold, wordsOf } from './letters.ts';
import { stem } from './stem.ts';

/** A search term: a word of a text, and the stem by which it is compared. Two words may form one term. */
export type Term = { word: string; stem: string };

/**
 * Pairs of words that form a single term. The key has the stems of both words; the value is the stem of the
 * term.
 */
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
 * Stems of words for parts of garments and for patterns. An adjective before such a word describes the part
 * or the pattern, not the garment.
 */
const parts: ReadonlySet<string> = new Set(
  (
    'рукав воротник ворот горл вырез горловин застежк подошв каблук тал посадк бретел карман подкладк полнот пояс ' +
    'манжет отворот полоск клетк горох вязк рубчик нос мыс'
  ).split(' '),
);
/**
 * Pattern words are also useful without their adjective: «мелкая клетка» is also «клетка». Words for parts
 * are not: almost any garment has a «рукав», whether or not it is a «длинный рукав».
 */
const patterns: ReadonlySet<string> = new Set('полоск клетк горох вязк рубчик'.split(' '));

export function isPattern(stem: string): boolean {
  return patterns.has(stem);
}

/** Whether the terms include a part of a garment, as «отложной воротник» does. */
export const namesPart = (terms: readonly Term[]): boolean =>
  terms.some(({ stem: own }) => {
    const noun = own.slice(own.lastIndexOf(' ') + 1);
    return parts.has(noun) && !patterns.has(noun);
  });

const adjective = /(ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ым|им|ом|ем|ых|их|ую|юю|ей|ыми|ими)$/;

/**
 * Joins an adjective and the word for a part after it to one term, such as «длинный рукав». Undefined for
 * other words, and if the first word is itself a part: in «вырезом мысом», it only looks like an adjective.
 */
export function partTerm(word: string, next: string | undefined): Term | undefined {
  if (next === undefined || !adjective.test(word)) return undefined;
  const [own, part] = [stem(word), stem(next)];
  return parts.has(part) && !parts.has(own) ? { word: `${word} ${next}`, stem: `${own} ${part}` } : undefined;
}

/** «Без» forms one term with the noun after it, because «без рукавов» is the opposite of «с рукавами». */
const without = 'без';

/** The terms of a text in their order. Function words such as prepositions are included. */
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
