import type { UnderstoodPart, UnmetPart } from '#contract/client/client.schemas.ts';
import type { GoodsSnapshot } from '../columns/goods-snapshot.ts';
import { choose, type Matches } from '../facets/choose.ts';
import { withYo } from '../language/yo.ts';
import { attempt, type Interpretation, type Tried } from './attempt.ts';
import { type Attempt, attemptsOf, dropParts, instead, wider } from './attempts.ts';
import { findByCode } from './find-code.ts';
import type { Part } from './part.ts';
import { partsOf } from './parts.ts';
import { cheapnessReading } from './reading/cheapness.ts';
import { type Query, toQuery } from './reading/query.ts';
import { shopWordsOf } from './reading/shop-words.ts';
import { shownText, unmetOf } from './shown-text.ts';
import { correctSpelling } from './spelling.ts';

export type Found = {
  /** The matching goods; null if nothing matches, even after parts of the query were ignored. */
  matches: Matches | null;
  /**
   * The query that was searched for instead of the typed one, for example with corrected spelling; null if it
   * was the typed one.
   */
  shownQuery: string | null;
  understood: UnderstoodPart[];
  /** Parts of the query that the found goods do not fulfil. */
  unmet: UnmetPart[];
};

const nothing: Found = { matches: null, shownQuery: null, understood: [], unmet: [] };

/** Maximum numbers of entries that the contract allows in a response. */
const MOST_UNDERSTOOD = 12;
const LONGEST_QUERY = 100;

/**
 * Finds goods for a query. Returns models with their relevance, and in `implied` the facet values that the
 * query mentions. A part of the query is interpreted as facet values only if some goods match them, otherwise
 * as words. If nothing matches, the spelling is corrected; then the least specific parts are ignored. Never
 * throws. Takes a few milliseconds with 300,000 models.
 */
export function findGoods(snapshot: GoodsSnapshot, text: string): Found {
  const read = understand(snapshot, text);
  if (read.byCode) return { ...nothing, matches: read.byCode };
  const { asked, query, parts } = read;
  const first = firstAnswer(snapshot, query, parts);
  const answer = first && withCheapness(snapshot, first);
  if (!answer) return nothing;
  const { interpretations, matches, loosened } = answer;
  return {
    matches,
    shownQuery: answeredInstead(asked, query, interpretations),
    understood: understoodOf(query, interpretations),
    unmet: unmetOf(query, interpretations, loosened),
  };
}

/**
 * Like `findGoods`, but searches only the `most` most popular models, which is faster if only the first few
 * results are shown. Null if none of these models matches the query as typed.
 */
export function findPopular(snapshot: GoodsSnapshot, text: string, most: number): Matches | null {
  const { byCode, asked, query, parts } = understand(snapshot, text);
  if (byCode) return byCode;
  const [first] = attemptsOf(parts, query);
  if (
    !first ||
    parts.some(({ cheapness }) => cheapness) ||
    answeredInstead(asked, query, first.interpretations) !== null
  )
    return null;
  return attempt(snapshot, first.interpretations, { isAnyKind: first.isAnyKind, most })?.matches ?? null;
}

type Understood = { byCode: Matches | null; asked: Query; query: Query; parts: Part[] };

/**
 * Interprets the query. If it is a code, returns the goods with this code, otherwise the parts of the query.
 */
function understand(snapshot: GoodsSnapshot, text: string): Understood {
  const asked = toQuery(text);
  const byCode = findByCode(snapshot.words, asked);
  if (byCode) return { byCode, asked, query: asked, parts: [] };
  const corrected = correctSpelling(snapshot.words, asked.text, true);
  const query = corrected === asked.text ? asked : toQuery(corrected);
  // If a query was typed in the wrong keyboard layout or in Latin letters, it can be converted reliably. So
  // the converted words are not treated as guesses.
  const isOtherWriting = asked.tokens.some(({ word }) => /[a-z]/.test(word));
  const typed = new Set(asked.tokens.map(({ word }) => word));
  const isGuess = (word: string) => !isOtherWriting && !typed.has(word);
  return {
    byCode,
    asked,
    query,
    parts: partsOf(query, shopWordsOf(snapshot), { isUnfinished: true, isGuess }),
  };
}

/** The query that was searched for; null if it equals the typed one. */
function answeredInstead(
  asked: Query,
  query: Query,
  interpretations: readonly Interpretation[],
): string | null {
  const shown = shownText(query, interpretations);
  return shown === asked.text || shown === '' ? null : withYo(shown).slice(0, LONGEST_QUERY);
}

type Answer = Attempt & Tried;

/**
 * Searches with each interpretation in turn. Returns the results of the first interpretation that finds
 * something.
 */
function firstAnswer(snapshot: GoodsSnapshot, query: Query, parts: readonly Part[]): Answer | undefined {
  for (const { interpretations, isAnyKind } of attemptsOf(parts, query)) {
    const tried = attempt(snapshot, interpretations, { isAnyKind });
    if (tried) return { interpretations, ...(isAnyKind ? { isAnyKind } : {}), ...tried };
  }
  return undefined;
}

/**
 * If the query has a word for cheap or expensive goods, replaces it by a price limit. The limit depends on
 * the prices of the goods that match the other parts of the query, so these are searched first.
 */
function withCheapness(snapshot: GoodsSnapshot, answer: Answer): Answer {
  const { interpretations, isAnyKind } = answer;
  const place = interpretations.findIndex(({ part, as }) => part.cheapness && as === 'words');
  const part = interpretations[place]?.part;
  if (!part?.cheapness) return answer;
  const { first, end, cheapness } = part;
  const reading = cheapnessReading(snapshot, answer.matches.groups, { first, end, cheapness });
  if (!reading) return answer;
  const choice = { ...part, reading, want: { ...part.want, isOptional: false } };
  const read = interpretations.with(place, { part: choice, as: { option: 0 } });
  const tried = attempt(snapshot, read, { isAnyKind });
  return tried ? { ...answer, interpretations: read, ...tried } : answer;
}

function understoodOf(query: Query, interpretations: readonly Interpretation[]): UnderstoodPart[] {
  return interpretations
    .flatMap(({ part, as }, place): UnderstoodPart[] => {
      if (!part.reading || typeof as !== 'object') return [];
      const rest = shownText(query, dropParts(interpretations, [place]));
      return [{ kind: part.reading.kind, name: part.reading.name, rest: rest.slice(0, LONGEST_QUERY) }];
    })
    .slice(0, MOST_UNDERSTOOD);
}

export type Similar = { matches: Matches; unmet: UnmetPart[] };

/**
 * Facets that describe goods and not the person who wears them. To find similar goods, only conditions on
 * these facets are dropped.
 */
const saysLike: ReadonlySet<string> = new Set(['colour', 'pattern', 'length', 'sleeve', 'closure']);

/**
 * Yields goods that are similar to the results of a query, the closest first: those in another shade of the
 * same colour family, those of another kind, then those without one of the attributes. They always meet the
 * sizes, prices and audiences of the query. A query for a code has no similar goods.
 */
export function* findSimilar(snapshot: GoodsSnapshot, text: string): Generator<Similar> {
  const { byCode, query, parts } = understand(snapshot, text);
  const answer = byCode ? undefined : firstAnswer(snapshot, query, parts);
  if (!answer) return;
  for (const { interpretations } of nearTo(answer)) {
    const tried = attempt(snapshot, interpretations, { isAnyKind: answer.isAnyKind });
    const unmet = tried ? unmetOf(query, interpretations, tried.loosened) : [];
    if (tried && unmet.length > 0) yield { matches: tried.matches, unmet };
  }
}

function* nearTo({ interpretations }: Attempt): Generator<Attempt> {
  const colours = interpretations.map(({ part, as }) =>
    part.reading?.kind === 'colour' && typeof as === 'object' ? part : undefined,
  );
  for (const tried of wider(interpretations)) {
    if (
      tried.interpretations.some(({ part }, place) => colours[place] !== undefined && part !== colours[place])
    )
      yield tried;
  }
  yield* instead(interpretations);
  const places = interpretations
    .map((_, place) => place)
    .filter((place) => {
      const interpretation = interpretations[place];
      if (!interpretation || interpretation.as === 'nothing' || interpretation.part.want.isKind) return false;
      if (typeof interpretation.as === 'object') return saysLike.has(interpretation.part.reading?.kind ?? '');
      return interpretation.as === 'words' && !interpretation.part.want.isOptional;
    })
    .sort(
      (a, b) =>
        (interpretations[a]?.part.specificity ?? 0) - (interpretations[b]?.part.specificity ?? 0) || b - a,
    );
  for (const place of places) yield { interpretations: dropParts(interpretations, [place]) };
}

/** Maximum number of similar goods that the contract allows. */
const MOST_NEAR = 12;
/** How many goods fill a row on the page. If one kind of similarity gives fewer, the next kind is tried. */
const A_ROW = 4;

/** Similar goods as ids of colours, and the parts of the query that these goods do not fulfil. */
export type NearGoods = { unmet: UnmetPart[]; ids: string[] };

/**
 * Tries the kinds of similarity in order. Returns the goods of the first kind that fills a row; if no kind
 * does, those of the kind with the most goods. Null if there are no similar goods.
 */
export function nearGoods(
  snapshot: GoodsSnapshot,
  query: string,
  shownIds: ReadonlySet<string>,
  now: Date,
): NearGoods | null {
  let best: NearGoods = { unmet: [], ids: [] };
  for (const { matches, unmet } of findSimilar(snapshot, query)) {
    const near = choose(snapshot, { matches }, {}, now).page('popular', 1, MOST_NEAR + shownIds.size);
    const ids = near.filter((id) => !shownIds.has(id)).slice(0, MOST_NEAR);
    if (ids.length > best.ids.length) best = { unmet, ids };
    if (best.ids.length >= A_ROW) break;
  }
  return best.ids.length > 0 ? best : null;
}
