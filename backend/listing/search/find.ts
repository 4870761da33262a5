import type { UnderstoodPart, UnmetPart } from '#contract/client/client.schemas.ts';
import type { GoodsSnapshot } from '../columns/goods-snapshot.ts';
import type { Matches } from '../facets/choose.ts';
import { withYo } from '../language/yo.ts';
import { attempt, type Taken, type Tried } from './matching/attempt.ts';
import { type Attempt, attemptsOf, given } from './matching/attempts.ts';
import { findByCode } from './matching/find-code.ts';
import { type Part, partsOf } from './matching/parts.ts';
import { shownText } from './matching/shown-text.ts';
import { unmetOf } from './matching/unmet.ts';
import { cheapnessReading } from './reading/cheapness.ts';
import { type Query, toQuery } from './reading/query.ts';
import { shopWordsOf } from './reading/shop-words.ts';
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
    shownQuery: instead(asked, query, takens),
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
  if (!first || parts.some(({ cheapness }) => cheapness) || instead(asked, query, first.takens) !== null)
    return null;
  return attempt(snapshot, first.takens, { isAnyKind: first.isAnyKind, most })?.matches ?? null;
}

export type Understood = { byCode: Matches | null; asked: Query; query: Query; parts: Part[] };

/** A query as it is read: the goods of a code, or its parts. */
export function understand(snapshot: GoodsSnapshot, text: string): Understood {
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
function instead(asked: Query, query: Query, takens: readonly Taken[]): string | null {
  const shown = shownText(query, takens);
  return shown === asked.text || shown === '' ? null : withYo(shown).slice(0, LONGEST_QUERY);
}

export type Answer = Attempt & Tried;

/** Tries the parts as they are, then other readings, then fewer parts. */
export function firstAnswer(
  snapshot: GoodsSnapshot,
  query: Query,
  parts: readonly Part[],
): Answer | undefined {
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
