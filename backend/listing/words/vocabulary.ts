import { knownWords } from '../language/known-words.ts';
import { stem } from '../language/stem.ts';
import { field, type Postings } from './postings.ts';

/** All word forms that occur in the goods, sorted, with their statistics. */
export type Vocabulary = {
  /** Number of each term, by its stem. */
  terms: ReadonlyMap<string, number>;
  /** Stem of each term. */
  stems: readonly string[];
  /** For each term: the fields of goods in which it occurs, as bits. */
  termFields: Uint8Array;
  /**
   * All words in alphabetical order, including words of the dictionaries that no goods contain. Words that no
   * goods contain have no term, or a term without fields.
   */
  words: readonly string[];
  /**
   * For each word: the number of its term, how many models have that term, the fields in which the word
   * occurs, and its letters.
   */
  wordTerms: Uint32Array;
  wordGoods: Uint32Array;
  wordFields: Uint8Array;
  wordLetters: Uint32Array;
};

/** Term number of words that no goods contain. */
export const noTerm = 0xffff_ffff;

export type VocabularyBuilder = {
  note(word: string, term: number, fields: number): void;
  finish(terms: ReadonlyMap<string, number>, postings: Postings): Vocabulary;
};

export function createVocabulary(): VocabularyBuilder {
  const known = new Map<string, { term: number; fields: number }>();
  return {
    note(word, term, fields) {
      const entry = known.get(word);
      if (entry) entry.fields |= fields;
      else known.set(word, { term, fields });
    },
    finish(terms, { starts }) {
      const termFields = new Uint8Array(terms.size);
      for (const { term, fields } of known.values()) termFields[term] = (termFields[term] ?? 0) | fields;
      for (const word of knownWords) {
        if (!known.has(word)) known.set(word, { term: terms.get(stem(word)) ?? noTerm, fields: 0 });
      }
      const sorted = [...known].filter(([word]) => !word.includes(' ')).sort(byText);
      const goods = ({ term }: { term: number }) =>
        term === noTerm ? 0 : (starts[term + 1] ?? 0) - (starts[term] ?? 0);
      return {
        terms,
        stems: [...terms.keys()],
        termFields,
        words: sorted.map(([word]) => word),
        wordTerms: Uint32Array.from(sorted, ([, { term }]) => term),
        wordGoods: Uint32Array.from(sorted, ([, entry]) => goods(entry)),
        wordFields: Uint8Array.from(sorted, ([, { fields }]) => fields),
        wordLetters: Uint32Array.from(sorted, ([word]) => lettersOf(word)),
      };
    },
  };
}

/** The range of words that begin with these letters, as indexes; the end is exclusive. */
export function rangeOf({ words }: Vocabulary, beginning: string): [number, number] {
  return [firstAtLeast(words, beginning), firstAtLeast(words, `${beginning}\uffff`)];
}

/**
 * Creates a function that checks whether names or categories of goods contain a word in exactly this form.
 */
export function isNounOf(vocabulary: Vocabulary): (word: string) => boolean {
  return (word) => {
    const place = firstAtLeast(vocabulary.words, word);
    return vocabulary.words[place] === word && ((vocabulary.wordFields[place] ?? 0) & naming) !== 0;
  };
}

/** Whether the goods or the dictionaries contain a word in exactly this form. */
export function isForm(vocabulary: Vocabulary, word: string): boolean {
  return vocabulary.words[firstAtLeast(vocabulary.words, word)] === word;
}

const naming = field.head | field.name | field.category;

/** Whether a word also occurs outside descriptions. */
export function isSpecific(vocabulary: Vocabulary, place: number): boolean {
  return ((vocabulary.wordFields[place] ?? 0) & ~field.description) !== 0;
}

/**
 * The letters of a word as a bit set, in which some letters share a bit. If two words differ in n letters,
 * their sets differ in at most 2n bits; so very different words are excluded quickly.
 */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place++) letters |= 1 << (word.charCodeAt(place) & 31);
  return letters >>> 0;
}

function firstAtLeast(words: readonly string[], wanted: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

function byText([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
