import { stem } from '../language/stem.ts';
import { propertyWords } from '../language/words/small-words.ts';
import type { Taken } from './attempt.ts';
import type { Part } from './part.ts';
import type { Query } from './reading/query.ts';

/** Attempts to leave out one part alone, before several are. */
const MOST_SINGLE = 4;

/** One way to take a query; `isAnyKind` asks for any of the kinds of goods it names. */
export type Attempt = { takens: readonly Taken[]; isAnyKind?: boolean };

/**
 * The ways to take a query, the most faithful first: as it is, with other readings, then without what says least. What
 * is unknown is left out from the start; when nothing else says what is wanted, there is no way.
 */
export function* attemptsOf(parts: readonly Part[], query: Query): Generator<Attempt> {
  const whole = parts.map(asItIs);
  const isUnknown = ({ want, reading }: Part) =>
    !reading && !want.isOptional && want.alternatives.length === 0;
  const known = whole.map((taken): Taken => (isUnknown(taken.part) ? { ...taken, as: 'nothing' } : taken));
  const isHalfGuessed = parts.some(({ isGuess }) => isGuess) && parts.some(({ isMention }) => isMention);
  if (!saysWhat(known) && (isHalfGuessed || parts.some(isUnknown))) return;
  const isKind = ({ part, as }: Taken) => as === 'words' && part.want.isKind;
  const kinds = known.filter(isKind).map(({ part }) => part);
  const isList = kinds.some((part, place) => isListed(query, kinds[place - 1], part));
  if (isList) yield { takens: known, isAnyKind: true };
  yield { takens: known };
  yield* otherOptions(known);
  yield* wider(known);
  yield* instead(known);
  if (kinds.length > 1 && !isList) yield { takens: known, isAnyKind: true };
  const bySpecificity = known
    .map((_, place) => place)
    .filter((place) => known[place]?.as !== 'nothing')
    .sort((a, b) => (known[a]?.part.specificity ?? 0) - (known[b]?.part.specificity ?? 0) || b - a);
  for (const place of bySpecificity) yield* asWords(known, place);
  const lesser = bySpecificity.filter((place) => !known[place]?.part.want.isKind);
  for (const place of lesser.slice(0, MOST_SINGLE)) yield { takens: given(known, [place]) };
  for (let count = 2; count < bySpecificity.length; count++) {
    yield { takens: given(known, bySpecificity.slice(0, count)) };
  }
  if (query.tokens.every(({ word }) => propertyWords.has(stem(word)))) return;
  // Words of shopping alone: «новинки», «подарок».
  yield {
    takens: known.map(({ part }) => ({
      part: { ...part, want: { ...part.want, isOptional: false } },
      as: 'words',
    })),
  };
}

/** «Шапка и шарф» asks for both. */
export function isListed(query: Query, one: Part | undefined, other: Part): boolean {
  if (!one) return false;
  const [from, to] = [query.tokens[one.end - 1]?.to ?? 0, query.tokens[other.first]?.from ?? 0];
  return /^\s*(?:и|или|либо|[,+&/])\s*$/.test(query.folded.slice(from, to));
}

function asItIs(part: Part): Taken {
  return { part, as: part.reading ? { option: 0 } : 'words' };
}

/** Sizes that stand in ranges, one reading at a time. */
function* otherOptions(takens: readonly Taken[]): Generator<Attempt> {
  for (const [place, { part }] of takens.entries()) {
    for (let option = 1; option < (part.reading?.options.length ?? 0); option++) {
      yield { takens: takens.with(place, { part, as: { option } }) };
    }
  }
}

/** Another shade of the colour, a lesser discount. */
export function* wider(takens: readonly Taken[]): Generator<Attempt> {
  for (const [place, { part }] of takens.entries()) {
    for (const reading of part.reading?.wider?.() ?? []) {
      const near = { ...part, reading: { ...reading, isNear: true } };
      yield { takens: takens.with(place, { part: near, as: { option: 0 } }) };
    }
  }
}

/** What comes nearest to a word, although the shop has it in other goods: «мужские туфли». */
export function* instead(takens: readonly Taken[]): Generator<Attempt> {
  for (const [place, { part, as }] of takens.entries()) {
    if (as !== 'words') continue;
    for (const want of part.instead ?? []) {
      yield { takens: takens.with(place, { part: { ...part, want }, as }) };
    }
  }
}

function* asWords(takens: readonly Taken[], place: number): Generator<Attempt> {
  const taken = takens[place];
  if (!taken?.part.reading || taken.part.want.alternatives.length === 0) return;
  // As a word a colour finds models that also come in it, and would show another without saying so.
  if (taken.part.reading.kind === 'colour') return;
  yield { takens: takens.with(place, { part: taken.part, as: 'words' }) };
}

/** Without the parts at those places. */
export function given(takens: readonly Taken[], places: readonly number[]): Taken[] {
  return takens.map((taken, place) => (places.includes(place) ? { ...taken, as: 'nothing' } : taken));
}

/**
 * Whether anything says what is wanted; a size, a price or a discount alone only says how. Neither does a guess, unless
 * it is a kind of goods, nor what descriptions mention: «космический корабль» asks for nothing in coral.
 */
function saysWhat(takens: readonly Taken[]): boolean {
  return takens.some(({ part: { reading, want, isGuess, isMention }, as }) => {
    if (as === 'nothing' || (isGuess && !want.isKind)) return false;
    if (!reading) return !want.isOptional && !isMention;
    return !['size', 'price', 'discount'].includes(reading.kind);
  });
}
