import { knownWords } from '../language/known-words.ts';
import { stem } from '../language/stem.ts';
import { field, type Postings } from './postings.ts';

/** Every word of the goods in the forms in which it stands there, sorted, with what is known of each. */
export type Vocabulary = {
  /** Term by stem. */
  terms: ReadonlyMap<string, number>;
  /** By term: its stem, and all fields it stands in anywhere. */
  stems: readonly string[];
  termFields: Uint8Array;
  /** Words of the language that no goods have are among them, without a term or without fields. */
  words: readonly string[];
  /** Of each word: its term, in how many models the term stands, the fields where the word stands, its letters. */
  wordTerms: Uint32Array;
  wordGoods: Uint32Array;
  wordFields: Uint8Array;
  wordLetters: Uint32Array;
};

/** The term of a word that no goods have. */
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

/** Places of the words that begin so, in the order of the alphabet: from the first to before the second. */
export function rangeOf({ words }: Vocabulary, beginning: string): [number, number] {
  return [firstAtLeast(words, beginning), firstAtLeast(words, `${beginning}\uffff`)];
}

/** Whether goods are called by a word in just this form. */
export function isNounOf(vocabulary: Vocabulary): (word: string) => boolean {
  return (word) => {
    const place = firstAtLeast(vocabulary.words, word);
    return vocabulary.words[place] === word && ((vocabulary.wordFields[place] ?? 0) & naming) !== 0;
  };
}

/** Whether a word stands in just this form in goods or in the language of clothes. */
export function isForm(vocabulary: Vocabulary, word: string): boolean {
  return vocabulary.words[firstAtLeast(vocabulary.words, word)] === word;
}

const naming = field.head | field.name | field.category;

/** Whether a word stands anywhere but in descriptions, which hold all kinds of words. */
export function isSpecific(vocabulary: Vocabulary, place: number): boolean {
  return ((vocabulary.wordFields[place] ?? 0) & ~field.description) !== 0;
}

/** The letters of a word, one bit each, several letters a bit. Words that differ in n letters differ in at most 2n bits. */
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
