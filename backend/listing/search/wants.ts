import { isPhraseWord, type Meaning, meanings, similarTo, substitutesFor } from '../language/phrases.ts';
import { basesOf } from '../language/words/diminutives.ts';
import { irregularStems } from '../language/words/word-forms.ts';
import { field } from '../words/postings.ts';
import { isForm, isNounOf, isSpecific, noTerm, rangeOf, type Vocabulary } from '../words/vocabulary.ts';
import type { WordIndex } from '../words/word-index.ts';

/**
 * Terms that a model must all contain. `quality` says how well they match the word of the query; 1 is an
 * exact match.
 */
export type Alternative = { terms: readonly number[]; quality: number };

/**
 * A requirement: what a word or phrase of the query asks for. Goods fulfil it if they match at least one
 * alternative.
 */
export type Want = {
  alternatives: readonly Alternative[];
  /** Whether the word stands for a kind of goods, such as dresses. */
  isKind: boolean;
  /** Whether goods match the query even if they do not fulfil this requirement. */
  isOptional: boolean;
  /**
   * A weaker requirement that is used if no goods match: any checks instead of small checks. `shown` is what
   * the shopper sees as its name.
   */
  less?: { alternatives: readonly Alternative[]; shown: string };
  /**
   * Whether goods that have the property are excluded, as by «без капюшона». `isOptional` is then true as
   * well.
   */
  isUnwanted?: boolean;
  /**
   * Name of the substitute, if this requirement searches for one because the shop does not have the requested
   * goods.
   */
  nearest?: string;
  /**
   * Whether the word describes the cut of a garment. If only a description contains it, the goods do not
   * match.
   */
  isOfCut?: boolean;
  /**
   * Name of the similar kind of goods, if this requirement searches for one because no goods have the
   * requested name.
   */
  like?: string;
};

const QUALITY = { related: 0.85, beginning: 0.75 };
/** An alternative of this quality or better counts as a synonym. */
const SAME = 0.9;
/** Maximum number of similar kinds of goods whose names the shopper sees. */
const NAMED_LIKES = 3;
/** A word of at least this length is completed to longer words even if it is a word itself. */
const SHORTEST_CUT = 4;
/** Maximum number of terms to which an unfinished word is completed. */
const MOST_BEGINNINGS = 40;

const named = field.head | field.name | field.category;

/**
 * Determines what a word or phrase of the query requires. A word after a preposition, as in «на джинсы», does
 * not ask for a kind of goods. If the shop does not know the word, the requirement has no alternatives.
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
  // «Рубашка под костюм» asks for a shirt, not for a suit.
  const isThing = !isComplement && less?.alternatives.some(namesKind(vocabulary));
  const searchedFields = isThing ? named : ~field.description;
  const isSaid = found.some(({ terms }) => terms.every((term) => has(vocabulary, term, searchedFields)));
  if (less && !isSaid) {
    const alike = { alternatives: less.alternatives, isOptional: false, like: less.shown };
    return { ...alike, isKind: !isComplement && less.alternatives.some(namesKind(vocabulary)) };
  }
  // If the word occurs only in properties or descriptions, the shop does not sell goods of this name.
  const isSold = found.some(({ terms }) => terms.every((term) => has(vocabulary, term, named)));
  const [nearest] = isSold || isComplement ? [] : nearestWants(index, keys);
  if (nearest) return nearest;
  const isUnknown = !isSold && !meanings.has(key) && word.length >= (found.length === 0 ? 2 : 3);
  // A word may be unfinished although it could be complete: «пухов» is a form of «пух», but more likely the
  // beginning of «пуховик».
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

/** Combines several similar kinds of goods to one requirement. `shown` names the first few of them. */
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

/**
 * Requirements for the substitutes of a phrase, the closest first. Substitutes that the shop does not have
 * are left out. `keys` are the stems of the phrase.
 */
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
 * Creates a function that checks whether a noun exists, so that a diminutive can be derived from it: it must
 * occur in goods or in the dictionaries.
 */
export function nounTest(vocabulary: Vocabulary): (word: string) => boolean {
  const isNoun = isNounOf(vocabulary);
  return (word) => isNoun(word) || isPhraseWord(word);
}

/**
 * Alternatives for two words that goods contain as one term, in either order: «платье-рубашка», or the name
 * of a product line.
 */
export function joined({ terms }: Vocabulary, key: string): Alternative[] | undefined {
  const at = key.indexOf(' ');
  if (at < 0) return undefined;
  const term = terms.get(key) ?? terms.get(`${key.slice(at + 1)} ${key.slice(0, at)}`);
  return term === undefined ? undefined : [{ terms: [term], quality: 1 }];
}

/** Alternatives for the terms in goods that begin with the given letters. */
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

/** The alternative that requires all given stems. An empty list if no goods contain one of the stems. */
function alternative({ terms }: Vocabulary, stems: readonly string[], quality: number): Alternative[] {
  const found = stems.flatMap((stem) => terms.get(stem) ?? []);
  return stems.length > 0 && found.length === stems.length ? [{ terms: found, quality }] : [];
}

const littleOnes = new WeakMap<WordIndex, ReadonlyMap<number, readonly number[]>>();

/** Alternatives for the base words of a diminutive, or for the diminutives of a word. */
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
