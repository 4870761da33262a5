import { stem } from '../language/stem.ts';
import { propertyWords } from '../language/words/small-words.ts';
import type { Interpretation } from './attempt.ts';
import type { Part } from './part.ts';
import type { Query } from './reading/query.ts';

/**
 * Maximum number of attempts in which one part of the query is ignored. Later attempts ignore several parts.
 */
const MOST_SINGLE = 4;

/**
 * An interpretation of the whole query with which to search once. If `isAnyKind` is true, goods of any of the
 * kinds in the query match; otherwise goods must match all.
 */
export type Attempt = { interpretations: readonly Interpretation[]; isAnyKind?: boolean };

/**
 * Yields interpretations of a query, the most faithful first: as typed; then with other meanings of its
 * parts; then without its least specific parts. Unknown words are ignored in all of them. Nothing is yielded
 * if the remaining words do not describe goods.
 */
export function* attemptsOf(parts: readonly Part[], query: Query): Generator<Attempt> {
  const whole = parts.map(asItIs);
  const isUnknown = ({ want, reading }: Part) =>
    !reading && !want.isOptional && want.alternatives.length === 0;
  const known = whole.map(
    (interpretation): Interpretation =>
      isUnknown(interpretation.part) ? { ...interpretation, as: 'nothing' } : interpretation,
  );
  const isHalfGuessed = parts.some(({ isGuess }) => isGuess) && parts.some(({ isMention }) => isMention);
  if (!namesGoods(known) && (isHalfGuessed || parts.some(isUnknown))) return;
  const isKind = ({ part, as }: Interpretation) => as === 'words' && part.want.isKind;
  const kinds = known.filter(isKind).map(({ part }) => part);
  const isList = kinds.some((part, place) => isListed(query, kinds[place - 1], part));
  if (isList) yield { interpretations: known, isAnyKind: true };
  yield { interpretations: known };
  yield* otherOptions(known);
  yield* wider(known);
  yield* instead(known);
  if (kinds.length > 1 && !isList) yield { interpretations: known, isAnyKind: true };
  const bySpecificity = known
    .map((_, place) => place)
    .filter((place) => known[place]?.as !== 'nothing')
    .sort((a, b) => (known[a]?.part.specificity ?? 0) - (known[b]?.part.specificity ?? 0) || b - a);
  for (const place of bySpecificity) yield* asWords(known, place);
  const lesser = bySpecificity.filter((place) => !known[place]?.part.want.isKind);
  for (const place of lesser.slice(0, MOST_SINGLE)) yield { interpretations: dropParts(known, [place]) };
  for (let count = 2; count < bySpecificity.length; count++) {
    yield { interpretations: dropParts(known, bySpecificity.slice(0, count)) };
  }
  if (query.tokens.every(({ word }) => propertyWords.has(stem(word)))) return;
  // If no word of the query describes goods, as in «подарок», goods must contain the words themselves.
  yield {
    interpretations: known.map(({ part }) => ({
      part: { ...part, want: { ...part.want, isOptional: false } },
      as: 'words',
    })),
  };
}

/** Whether a conjunction joins two parts of the query: «шапка и шарф» asks for both kinds of goods. */
export function isListed(query: Query, one: Part | undefined, other: Part): boolean {
  if (!one) return false;
  const [from, to] = [query.tokens[one.end - 1]?.to ?? 0, query.tokens[other.first]?.from ?? 0];
  return /^\s*(?:и|или|либо|[,+&/])\s*$/.test(query.folded.slice(from, to));
}

function asItIs(part: Part): Interpretation {
  return { part, as: part.reading ? { option: 0 } : 'words' };
}

/** If a size belongs to several size ranges: yields interpretations with each of the other ranges. */
function* otherOptions(interpretations: readonly Interpretation[]): Generator<Attempt> {
  for (const [place, { part }] of interpretations.entries()) {
    for (let option = 1; option < (part.reading?.options.length ?? 0); option++) {
      yield { interpretations: interpretations.with(place, { part, as: { option } }) };
    }
  }
}

/**
 * Yields interpretations in which one part means something broader: another shade of the colour, or a smaller
 * discount.
 */
export function* wider(interpretations: readonly Interpretation[]): Generator<Attempt> {
  for (const [place, { part }] of interpretations.entries()) {
    for (const reading of part.reading?.wider?.() ?? []) {
      const near = { ...part, reading: { ...reading, isNear: true } };
      yield { interpretations: interpretations.with(place, { part: near, as: { option: 0 } }) };
    }
  }
}

/**
 * Yields interpretations in which one word is replaced by the closest kind of goods that the shop has:
 * «мужские сапоги» becomes «мужские ботинки».
 */
export function* instead(interpretations: readonly Interpretation[]): Generator<Attempt> {
  for (const [place, { part, as }] of interpretations.entries()) {
    if (as !== 'words') continue;
    for (const want of part.instead ?? []) {
      yield { interpretations: interpretations.with(place, { part: { ...part, want }, as }) };
    }
  }
}

function* asWords(interpretations: readonly Interpretation[], place: number): Generator<Attempt> {
  const interpretation = interpretations[place];
  if (!interpretation?.part.reading || interpretation.part.want.alternatives.length === 0) return;
  // A colour is never searched for as a word. A word matches whole models, which might then be shown in
  // another colour.
  if (interpretation.part.reading.kind === 'colour') return;
  yield { interpretations: interpretations.with(place, { part: interpretation.part, as: 'words' }) };
}

/** Changes the interpretation so that the parts at the given indexes are ignored. */
export function dropParts(
  interpretations: readonly Interpretation[],
  places: readonly number[],
): Interpretation[] {
  return interpretations.map((interpretation, place) =>
    places.includes(place) ? { ...interpretation, as: 'nothing' } : interpretation,
  );
}

/**
 * Whether at least one part says which goods are wanted. These parts do not: a size, a price, a discount, a
 * corrected word that is not a kind of goods, and a word that only descriptions contain. For example,
 * «космический корабль» must not find coral goods because «корабль» resembles a word for coral.
 */
function namesGoods(interpretations: readonly Interpretation[]): boolean {
  return interpretations.some(({ part: { reading, want, isGuess, isMention }, as }) => {
    if (as === 'nothing' || (isGuess && !want.isKind)) return false;
    if (!reading) return !want.isOptional && !isMention;
    return !['size', 'price', 'discount'].includes(reading.kind);
  });
}
