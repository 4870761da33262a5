import { basesOf } from './language/kin.ts';
import { type Meaning, meanings, nearestTo } from './language/phrases.ts';
import { field } from './postings.ts';
import { isNounOf, isTelling, noTerm, rangeOf, type Vocabulary } from './vocabulary.ts';
import type { WordIndex } from './word-index.ts';

/** Terms that have to stand together in a model, and how well they answer the word. */
export type Alternative = { terms: readonly number[]; quality: number };

/** A word or a phrase of a query: any of the alternatives fulfils it. */
export type Want = {
  alternatives: readonly Alternative[];
  /** Whether it names a kind of goods. */
  isKind: boolean;
  /** Whether goods need not have it. */
  isOptional: boolean;
  /** What it was replaced by, when the shop has nothing of it. */
  nearest?: string;
};

const QUALITY = { kin: 0.85, beginning: 0.75 };
/** From this quality on an alternative is the same thing in other words. */
const SAME = 0.9;
/** Terms that the beginning of a word may stand for. */
const MOST_BEGINNINGS = 40;

const named = field.head | field.name | field.category;

/**
 * What a word or a phrase asks for; a complement («на джинсы») is no kind of goods by itself. Without alternatives when the shop knows nothing of it.
 */
export function toWant(
  index: WordIndex,
  asked: { stems: readonly string[]; word: string; isUnfinished: boolean; isComplement: boolean },
): Want {
  const { vocabulary } = index;
  const { stems, word, isUnfinished, isComplement } = asked;
  const key = stems.join(' ');
  const own = alternative(vocabulary, stems, 1);
  const meant = (meanings.get(key) ?? []).flatMap((meaning) => toAlternatives(vocabulary, meaning));
  const kin = stems.length === 1 ? kinOf(index, stems[0] ?? '', word) : [];
  const found = [...own, ...kin, ...meant];
  // A word that goods only mention is not what the shop sells.
  const isSold = found.some(({ terms }) => terms.every((term) => has(vocabulary, term, named)));
  const near = isSold || isComplement ? [] : (nearestTo.get(key) ?? []);
  const nearest = near.find(({ stems: other }) => alternative(vocabulary, other, 1).length > 0);
  if (nearest) {
    const instead = toWant(index, {
      stems: nearest.stems,
      word: nearest.text,
      isUnfinished: false,
      isComplement,
    });
    return { ...instead, nearest: nearest.text };
  }
  const isBegun = isUnfinished && !isSold && word.length >= (found.length === 0 ? 2 : 3);
  const all = isBegun && stems.length === 1 ? [...found, ...beginnings(vocabulary, word)] : found;
  return {
    alternatives: all,
    isKind:
      !isComplement &&
      all.some(
        ({ terms, quality }, place) =>
          (place === 0 || quality >= SAME) &&
          terms.some((term) => has(vocabulary, term, field.head | field.category)),
      ),
    isOptional: false,
  };
}

/** Words of the goods that begin so. */
export function beginnings(vocabulary: Vocabulary, beginning: string): Alternative[] {
  const [first, end] = rangeOf(vocabulary, beginning);
  const goods = new Map<number, number>();
  for (let place = first; place < end; place++) {
    const term = vocabulary.wordTerms[place] ?? noTerm;
    if (term !== noTerm && isTelling(vocabulary, place)) goods.set(term, vocabulary.wordGoods[place] ?? 0);
  }
  return [...goods]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_BEGINNINGS)
    .map(([term]) => ({ terms: [term], quality: QUALITY.beginning }));
}

function has({ termFields }: Vocabulary, term: number, fields: number): boolean {
  return ((termFields[term] ?? 0) & fields) !== 0;
}

function toAlternatives(vocabulary: Vocabulary, { stems, sureness }: Meaning): Alternative[] {
  return alternative(vocabulary, stems, sureness);
}

/** None when a stem is in no goods. */
function alternative({ terms }: Vocabulary, stems: readonly string[], quality: number): Alternative[] {
  const found = stems.flatMap((stem) => terms.get(stem) ?? []);
  return stems.length > 0 && found.length === stems.length ? [{ terms: found, quality }] : [];
}

const littleOnes = new WeakMap<WordIndex, ReadonlyMap<number, readonly number[]>>();

/** What a diminutive comes from, and the diminutives of a word. */
function kinOf(index: WordIndex, stem: string, word: string): Alternative[] {
  const { terms } = index.vocabulary;
  const own = terms.get(stem);
  const bases = basesOf(word, isNounOf(index.vocabulary)).flatMap((base) => terms.get(base) ?? []);
  const little = own === undefined ? [] : (littleOf(index).get(own) ?? []);
  return [...bases, ...little].map((term) => ({ terms: [term], quality: QUALITY.kin }));
}

function littleOf(index: WordIndex): ReadonlyMap<number, readonly number[]> {
  const known = littleOnes.get(index);
  if (known) return known;
  const { terms, words, wordTerms } = index.vocabulary;
  const little = new Map<number, number[]>();
  const isNoun = isNounOf(index.vocabulary);
  words.forEach((word, place) => {
    const term = wordTerms[place] ?? noTerm;
    if (term === noTerm || !isTelling(index.vocabulary, place)) return;
    for (const base of basesOf(word, isNoun).flatMap((one) => terms.get(one) ?? [])) {
      const of = little.get(base) ?? [];
      if (base !== term && !of.includes(term)) little.set(base, [...of, term]);
    }
  });
  littleOnes.set(index, little);
  return little;
}
