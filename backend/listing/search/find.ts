import type { UnderstoodPart, UnmetPart } from '#contract/client/client.schemas.ts';
import type { GoodsSnapshot } from '../columns/goods-snapshot.ts';
import { choose, type Matches } from '../facets/choose.ts';
import { withYo } from '../language/yo.ts';
import { attempt, type Taken, type Tried } from './attempt.ts';
import { type Attempt, attemptsOf, given, instead, wider } from './attempts.ts';
import { findByCode } from './find-code.ts';
import type { Part } from './part.ts';
import { partsOf } from './parts.ts';
import { cheapnessReading } from './reading/cheapness.ts';
import { type Query, toQuery } from './reading/query.ts';
import { shopWordsOf } from './reading/shop-words.ts';
import { shownText, unmetOf } from './shown-text.ts';
import { correctSpelling } from './spelling.ts';

export type Found = {
  /** Null when nothing was found, even with parts left out. */
  matches: Matches | null;
  /** The query that was answered instead, when the asked one finds nothing as it stands. */
  shownQuery: string | null;
  understood: UnderstoodPart[];
  /** What of the query these goods do not fulfil. */
  unmet: UnmetPart[];
};

const nothing: Found = { matches: null, shownQuery: null, understood: [], unmet: [] };

/** The contract's bounds. */
const MOST_UNDERSTOOD = 12;
const LONGEST_QUERY = 100;

/**
 * What goods a query asks for: its words as models with how well they fit, what it chooses as `implied`. A part is read
 * as a choice only if it leaves goods, else as a word. A query that finds nothing has its spelling corrected, then loses what says least
 * (issue "Finding"). Any text is calm; at 300 000 models it takes some milliseconds.
 */
export function findGoods(snapshot: GoodsSnapshot, text: string): Found {
  const read = understand(snapshot, text);
  if (read.byCode) return { ...nothing, matches: read.byCode };
  const { asked, query, parts } = read;
  const first = firstAnswer(snapshot, query, parts);
  const answer = first && withCheapness(snapshot, first);
  if (!answer) return nothing;
  const { takens, matches, loosened } = answer;
  return {
    matches,
    shownQuery: answeredInstead(asked, query, takens),
    understood: understoodOf(query, takens),
    unmet: unmetOf(query, takens, loosened),
  };
}

/**
 * The same among the most popular models alone, as many as `most`; null when they have no goods for the query as it is
 * asked. What a word means to a hundred thousand models need not be worked out to show the first few.
 */
export function findPopular(snapshot: GoodsSnapshot, text: string, most: number): Matches | null {
  const { byCode, asked, query, parts } = understand(snapshot, text);
  if (byCode) return byCode;
  const [first] = attemptsOf(parts, query);
  if (
    !first ||
    parts.some(({ cheapness }) => cheapness) ||
    answeredInstead(asked, query, first.takens) !== null
  )
    return null;
  return attempt(snapshot, first.takens, { isAnyKind: first.isAnyKind, most })?.matches ?? null;
}

type Understood = { byCode: Matches | null; asked: Query; query: Query; parts: Part[] };

/** A query as it is read: the goods of a code, or its parts. */
function understand(snapshot: GoodsSnapshot, text: string): Understood {
  const asked = toQuery(text);
  const byCode = findByCode(snapshot.words, asked);
  if (byCode) return { byCode, asked, query: asked, parts: [] };
  const corrected = correctSpelling(snapshot.words, asked.text, true);
  const query = corrected === asked.text ? asked : toQuery(corrected);
  // What was typed in another layout or alphabet is read without doubt.
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

/** The query that is answered instead of the asked one; null when that is the same. */
function answeredInstead(asked: Query, query: Query, takens: readonly Taken[]): string | null {
  const shown = shownText(query, takens);
  return shown === asked.text || shown === '' ? null : withYo(shown).slice(0, LONGEST_QUERY);
}

type Answer = Attempt & Tried;

/** Tries the parts as they are, then other readings, then fewer parts. */
function firstAnswer(snapshot: GoodsSnapshot, query: Query, parts: readonly Part[]): Answer | undefined {
  for (const { takens, isAnyKind } of attemptsOf(parts, query)) {
    const tried = attempt(snapshot, takens, { isAnyKind });
    if (tried) return { takens, ...(isAnyKind ? { isAnyKind } : {}), ...tried };
  }
  return undefined;
}

/** What is cheap depends on what else is asked for, so it is settled when that is found. */
function withCheapness(snapshot: GoodsSnapshot, answer: Answer): Answer {
  const { takens, isAnyKind } = answer;
  const place = takens.findIndex(({ part, as }) => part.cheapness && as === 'words');
  const part = takens[place]?.part;
  if (!part?.cheapness) return answer;
  const { first, end, cheapness } = part;
  const reading = cheapnessReading(snapshot, answer.matches.groups, { first, end, cheapness });
  if (!reading) return answer;
  const choice = { ...part, reading, want: { ...part.want, isOptional: false } };
  const read = takens.with(place, { part: choice, as: { option: 0 } });
  const tried = attempt(snapshot, read, { isAnyKind });
  return tried ? { ...answer, takens: read, ...tried } : answer;
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

export type Similar = { matches: Matches; unmet: UnmetPart[] };

/** Readings that say what goods are like, not whom they fit. */
const saysLike: ReadonlySet<string> = new Set(['colour', 'pattern', 'length', 'sleeve', 'closure']);

/**
 * What comes near to a query that found few, the nearest first: another shade of the family, another kind of goods, the
 * same without a word for what they are like. A size, a price and for whom goods are hold. An article number has nothing
 * near it.
 */
export function* findSimilar(snapshot: GoodsSnapshot, text: string): Generator<Similar> {
  const { byCode, query, parts } = understand(snapshot, text);
  const answer = byCode ? undefined : firstAnswer(snapshot, query, parts);
  if (!answer) return;
  for (const { takens } of nearTo(answer)) {
    const tried = attempt(snapshot, takens, { isAnyKind: answer.isAnyKind });
    const unmet = tried ? unmetOf(query, takens, tried.loosened) : [];
    if (tried && unmet.length > 0) yield { matches: tried.matches, unmet };
  }
}

function* nearTo({ takens }: Attempt): Generator<Attempt> {
  const colours = takens.map(({ part, as }) =>
    part.reading?.kind === 'colour' && typeof as === 'object' ? part : undefined,
  );
  for (const tried of wider(takens)) {
    if (tried.takens.some(({ part }, place) => colours[place] !== undefined && part !== colours[place]))
      yield tried;
  }
  yield* instead(takens);
  const places = takens
    .map((_, place) => place)
    .filter((place) => {
      const taken = takens[place];
      if (!taken || taken.as === 'nothing' || taken.part.want.isKind) return false;
      if (typeof taken.as === 'object') return saysLike.has(taken.part.reading?.kind ?? '');
      return taken.as === 'words' && !taken.part.want.isOptional;
    })
    .sort((a, b) => (takens[a]?.part.specificity ?? 0) - (takens[b]?.part.specificity ?? 0) || b - a);
  for (const place of places) yield { takens: given(takens, [place]) };
}

/** The contract's bound. */
const MOST_NEAR = 12;
/** With fewer than a row of them a further way to come near is tried. */
const A_ROW = 4;

/** Ids of colours that come near to a query, and what of the query they do not fulfil. */
export type NearGoods = { unmet: UnmetPart[]; ids: string[] };

/** The goods of the first way to come near that fills a row, else of the one that gives most; null without any. */
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
