import type { UnderstoodPart } from '../../src/generated/model/understoodPart.ts';
import type { Matches } from '../goods/choose.ts';
import type { GoodsSnapshot } from '../goods/goods-snapshot.ts';
import { attempt, type Taken } from './attempt.ts';
import { findByCode } from './find-code.ts';
import { smallWords } from './language/small-words.ts';
import { mend } from './mend.ts';
import { type Part, partsOf } from './parts.ts';
import { type Query, toQuery, without } from './query.ts';
import { shopWordsOf } from './shop-words.ts';

export type Found = {
  /** Null when nothing was found, whatever was left out. */
  matches: Matches | null;
  /** The query that was answered instead, when the asked one finds nothing as it stands. */
  shownQuery: string | null;
  understood: UnderstoodPart[];
};

/** The contract's bounds. */
const MOST_UNDERSTOOD = 12;
const LONGEST_QUERY = 100;

/** Attempts to leave out one part alone, before several are. */
const MOST_SINGLE = 4;

/**
 * What goods a query asks for: its words as models with how well they fit, what it chooses as `implied`. A part is read
 * as a choice only if it leaves goods, else as a word. A query that finds nothing is mended, then loses what says least
 * (issue "Finding"). Any text is calm; at 300 000 models it takes some milliseconds.
 */
export function findGoods(snapshot: GoodsSnapshot, text: string): Found {
  const asked = toQuery(text);
  const byCode = findByCode(snapshot.words, asked);
  if (byCode) return { matches: byCode, shownQuery: null, understood: [] };
  const mended = mend(snapshot.words, asked.text, true);
  const query = mended === asked.text ? asked : toQuery(mended);
  const parts = partsOf(query, shopWordsOf(snapshot), true);
  const answer = firstAnswer(snapshot, query, parts);
  if (!answer) return { matches: null, shownQuery: null, understood: [] };
  const { takens, matches } = answer;
  const shown = shownText(query, takens);
  const isAsAsked = shown === asked.text || shown === '';
  return {
    matches,
    shownQuery: isAsAsked ? null : shown.slice(0, LONGEST_QUERY),
    understood: understoodOf(query, takens),
  };
}

type Answer = { takens: readonly Taken[]; matches: Matches };

/** Tries the parts as they are, then other readings, then fewer parts. */
function firstAnswer(snapshot: GoodsSnapshot, query: Query, parts: readonly Part[]): Answer | undefined {
  for (const { takens, isAnyKind } of attemptsOf(parts, query)) {
    const matches = attempt(snapshot, takens, isAnyKind);
    if (matches) return { takens, matches };
  }
  return undefined;
}

type Attempt = { takens: readonly Taken[]; isAnyKind?: boolean };

function* attemptsOf(parts: readonly Part[], query: Query): Generator<Attempt> {
  const whole = parts.map(asItIs);
  const isUnknown = ({ want, reading }: Part) =>
    !reading && !want.isOptional && want.alternatives.length === 0;
  const known = whole.map((taken): Taken => (isUnknown(taken.part) ? { ...taken, as: 'nothing' } : taken));
  if (!saysWhat(known) && parts.some(isUnknown)) return;
  const isKind = ({ part, as }: Taken) => as === 'words' && part.want.isKind;
  const kinds = known.filter(isKind).map(({ part }) => part);
  const isList = kinds.some((part, place) => isListed(query, kinds[place - 1], part));
  if (isList) yield { takens: known, isAnyKind: true };
  yield { takens: known };
  yield* otherOptions(known);
  if (kinds.length > 1 && !isList) yield { takens: known, isAnyKind: true };
  const byTelling = known
    .map((_, place) => place)
    .filter((place) => known[place]?.as !== 'nothing')
    .sort((a, b) => (known[a]?.part.telling ?? 0) - (known[b]?.part.telling ?? 0));
  for (const place of byTelling) yield* asWords(known, place);
  const lesser = byTelling.filter((place) => !known[place]?.part.want.isKind);
  for (const place of lesser.slice(0, MOST_SINGLE)) yield { takens: given(known, [place]) };
  for (let count = 2; count < byTelling.length; count++) {
    yield { takens: given(known, byTelling.slice(0, count)) };
  }
  // Words of shopping alone: «новинки», «подарок».
  yield {
    takens: known.map(({ part }) => ({
      part: { ...part, want: { ...part.want, isOptional: false } },
      as: 'words',
    })),
  };
}

/** «Шапка и шарф» asks for both. */
function isListed(query: Query, one: Part | undefined, other: Part): boolean {
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

function* asWords(takens: readonly Taken[], place: number): Generator<Attempt> {
  const taken = takens[place];
  if (!taken?.part.reading || taken.part.want.alternatives.length === 0) return;
  yield { takens: takens.with(place, { part: taken.part, as: 'words' }) };
}

function given(takens: readonly Taken[], places: readonly number[]): Taken[] {
  return takens.map((taken, place) => (places.includes(place) ? { ...taken, as: 'nothing' } : taken));
}

/** Whether anything says what is wanted; a size, a price or a discount alone only says how. */
function saysWhat(takens: readonly Taken[]): boolean {
  return takens.some(({ part: { reading, want }, as }) => {
    if (as === 'nothing') return false;
    if (!reading) return !want.isOptional;
    return !['size', 'price', 'discount'].includes(reading.kind);
  });
}

/** The query that is answered: without what was given up, with what came nearest. */
function shownText(query: Query, takens: readonly Taken[]): string {
  const dropped = takens
    .filter(({ part, as }) => as === 'nothing' && !part.want.isOptional)
    .map(({ part }) => part);
  const replaced = takens.filter(({ part, as }) => as === 'words' && part.want.nearest !== undefined);
  if (dropped.length === 0 && replaced.length === 0) return query.text;
  let text = query.text;
  const changes = [
    ...dropped.map(({ first, end }) => ({ first, end, by: '' })),
    ...replaced.map(({ part }) => ({ first: part.first, end: part.end, by: part.want.nearest ?? '' })),
  ].sort((a, b) => b.first - a.first);
  for (const { first, end, by } of changes) {
    const [from, to] = [
      query.tokens[by === '' ? beforeLittle(query, first) : first]?.from ?? 0,
      query.tokens[end - 1]?.to ?? 0,
    ];
    text = `${text.slice(0, from)}${by}${text.slice(to)}`;
  }
  return without(toQuery(text), []);
}

/** A preposition goes with the word it stands before. */
function beforeLittle({ tokens }: Query, first: number): number {
  let place = first;
  while (place > 0 && smallWords.has(tokens[place - 1]?.word ?? '')) place--;
  return place;
}

function understoodOf(query: Query, takens: readonly Taken[]): UnderstoodPart[] {
  return takens
    .flatMap(({ part, as }, place): UnderstoodPart[] => {
      if (!part.reading || typeof as !== 'object') return [];
      const rest = shownText(query, given(takens, [place]));
      return [{ kind: part.reading.kind, name: part.reading.name, rest: rest.slice(0, LONGEST_QUERY) }];
    })
    .slice(0, MOST_UNDERSTOOD);
}
