import { isPhraseWord, type Meaning, meanings, similarTo, substitutesFor } from '../language/phrases.ts';
import { basesOf } from '../language/words/diminutives.ts';
import { irregularStems } from '../language/words/word-forms.ts';
import { field } from '../words/postings.ts';
import { isForm, isNounOf, isSpecific, noTerm, rangeOf, type Vocabulary } from '../words/vocabulary.ts';
import type { WordIndex } from '../words/word-index.ts';

/** Terms that must occur together in a model. `quality` says how well they match the word of the query. */
export type Alternative = { terms: readonly number[]; quality: number };

/** What a word or phrase of a query asks for. Goods that have any of the alternatives fulfil it. */
export type Want = {
  alternatives: readonly Alternative[];
  /** Whether it names a kind of goods. */
  isKind: boolean;
  /** Whether goods without it also match. */
  isOptional: boolean;
  /**
   * A relaxed version if no goods match: any check instead of a small check. `shown` is its name for the
   * shopper.
   */
  less?: { alternatives: readonly Alternative[]; shown: string };
  /** Whether goods that have it are excluded, as in «без капюшона». Then it is also optional. */
  isUnwanted?: boolean;
  /** The name of this substitute, if the shop does not have the requested goods. */
  nearest?: string;
  /** Whether it says how a garment is cut. A passing mention in a description does not fulfil it. */
  isOfCut?: boolean;
  /** The name of this similar kind, if no goods have the requested name. */
  like?: string;
};

const QUALITY = { related: 0.85, beginning: 0.75 };
/** Alternatives of at least this quality are synonyms. */
const SAME = 0.9;
/** How many similar kinds are named at most. */
const NAMED_LIKES = 3;
/** A word of at least this length is completed to longer words even if it is itself a word. */
const SHORTEST_CUT = 4;
/** How many terms at most the beginning of a word is completed to. */
const MOST_BEGINNINGS = 40;

const named = field.head | field.name | field.category;

/**
 * What a word or phrase asks for. A complement («на джинсы») does not ask for a kind of goods. If the shop
 * does not know the word, there are no alternatives.
 */
export function toWant(
  index: WordIndex,
  asked: { stems: readonly string[]; word: string; isUnfinished: boolean; isComplement: boolean },
): Want {
  const { vocabulary } = index;
  const { stems, word, isUnfinished, isComplement } = asked;
  const key = stems.join(' ');
  const own = joined(vocabulary, key) ?? alternative(vocabulary, stems, 1);
  const bases = stems.length === 1 ? basesOf(word, nounTest(vocabulary)) : [];
  const keys = [key, ...bases];
  const meant = keys
    .flatMap((one) => meanings.get(one) ?? [])
    .flatMap((meaning) => toAlternatives(vocabulary, meaning));
  const related = stems.length === 1 ? relatedOf(index, stems[0] ?? '', bases) : [];
  const found = [...own, ...related, ...meant];
  const likes = keys
    .flatMap((one) => similarTo.get(one) ?? [])
    .flatMap((meaning) => {
      const alternatives = toAlternatives(vocabulary, meaning);
      return alternatives.length === 0 ? [] : [{ shown: meaning.text, alternatives }];
    });
  const less = likes.length === 0 ? undefined : toLess(likes);
  // In «рубашка под костюм», the suit is not wanted.
  const isThing = !isComplement && less?.alternatives.some(namesKind(vocabulary));
  const searchedFields = isThing ? named : ~field.description;
  const isSaid = found.some(({ terms }) => terms.every((term) => has(vocabulary, term, searchedFields)));
  if (less && !isSaid) {
    const alike = { alternatives: less.alternatives, isOptional: false, like: less.shown };
    return { ...alike, isKind: !isComplement && less.alternatives.some(namesKind(vocabulary)) };
  }
  // If the word only occurs in texts about goods, the shop does not sell such a thing.
  const isSold = found.some(({ terms }) => terms.every((term) => has(vocabulary, term, named)));
  const [nearest] = isSold || isComplement ? [] : nearestWants(index, keys);
  if (nearest) return nearest;
  const isUnknown = !isSold && !meanings.has(key) && word.length >= (found.length === 0 ? 2 : 3);
  // «Пухов» is a form of «пух», but more likely the beginning of «пуховик».
  const isCut = word.length >= SHORTEST_CUT && !isForm(vocabulary, word) && !irregularStems.has(word);
  const isBegun = isUnfinished && (isUnknown || isCut);
  const all = isBegun && stems.length === 1 ? [...found, ...beginnings(vocabulary, word)] : found;
  return {
    alternatives: all,
    isKind:
      !isComplement &&
      all.some((one, place) => (place === 0 || one.quality >= SAME) && namesKind(vocabulary)(one)),
    isOptional: false,
    ...(less ? { less } : {}),
  };
}

type Like = { shown: string; alternatives: readonly Alternative[] };

/** Combines similar kinds; the first few of them are named. */
function toLess(likes: readonly Like[]): Like {
  return {
    shown: likes
      .slice(0, NAMED_LIKES)
      .map(({ shown }) => shown)
      .join(', '),
    alternatives: likes.flatMap(({ alternatives }) => alternatives),
  };
}

const namesKind =
  (vocabulary: Vocabulary) =>
  ({ terms }: Alternative): boolean =>
    terms.some((term) => has(vocabulary, term, field.head | field.category));

/** Substitutes for the phrases with these stems that exist in the shop, the closest first. */
export function nearestWants(index: WordIndex, keys: readonly string[]): Want[] {
  return keys
    .flatMap((key) => substitutesFor.get(key) ?? [])
    .filter(({ stems }) => alternative(index.vocabulary, stems, 1).length > 0)
    .map(({ stems, text }) => {
      const want = toWant(index, { stems, word: text, isUnfinished: false, isComplement: false });
      return { ...want, nearest: text };
    });
}

/**
 * A predicate for nouns from which a diminutive may be derived: nouns of the goods or of the dictionaries.
 */
export function nounTest(vocabulary: Vocabulary): (word: string) => boolean {
  const isNoun = isNounOf(vocabulary);
  return (word) => isNoun(word) || isPhraseWord(word);
}

/** Two words that goods have as one term, in either order: «платье-рубашка», or the name of a line. */
export function joined({ terms }: Vocabulary, key: string): Alternative[] | undefined {
  const at = key.indexOf(' ');
  if (at < 0) return undefined;
  const term = terms.get(key) ?? terms.get(`${key.slice(at + 1)} ${key.slice(0, at)}`);
  return term === undefined ? undefined : [{ terms: [term], quality: 1 }];
}

/** Terms of the goods that begin with the given letters. */
function beginnings(vocabulary: Vocabulary, beginning: string): Alternative[] {
  const [first, end] = rangeOf(vocabulary, beginning);
  const goods = new Map<number, number>();
  for (let place = first; place < end; place++) {
    const term = vocabulary.wordTerms[place] ?? noTerm;
    if (term !== noTerm && isSpecific(vocabulary, place)) goods.set(term, vocabulary.wordGoods[place] ?? 0);
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

/** The alternative with the given stems; none if one of the stems occurs in no goods. */
function alternative({ terms }: Vocabulary, stems: readonly string[], quality: number): Alternative[] {
  const found = stems.flatMap((stem) => terms.get(stem) ?? []);
  return stems.length > 0 && found.length === stems.length ? [{ terms: found, quality }] : [];
}

const littleOnes = new WeakMap<WordIndex, ReadonlyMap<number, readonly number[]>>();

/** The base words of a diminutive, and the diminutives of a word. */
function relatedOf(index: WordIndex, stem: string, bases: readonly string[]): Alternative[] {
  const { terms } = index.vocabulary;
  const own = terms.get(stem);
  const known = bases.flatMap((base) => terms.get(base) ?? []);
  const little = own === undefined ? [] : (littleOf(index).get(own) ?? []);
  return [...known, ...little].map((term) => ({ terms: [term], quality: QUALITY.related }));
}

function littleOf(index: WordIndex): ReadonlyMap<number, readonly number[]> {
  const known = littleOnes.get(index);
  if (known) return known;
  const { terms, words, wordTerms } = index.vocabulary;
  const little = new Map<number, number[]>();
  const isNoun = isNounOf(index.vocabulary);
  words.forEach((word, place) => {
    const term = wordTerms[place] ?? noTerm;
    if (term === noTerm || !isSpecific(index.vocabulary, place)) return;
    for (const base of basesOf(word, isNoun).flatMap((one) => terms.get(one) ?? [])) {
      const of = little.get(base) ?? [];
      if (base !== term && !of.includes(term)) little.set(base, [...of, term]);
    }
  });
  littleOnes.set(index, little);
  return little;
}
