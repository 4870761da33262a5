import type { UnderstoodPart } from '../../src/generated/model/understoodPart.ts';
import type { Matches } from '../goods/choose.ts';
import type { GoodsSnapshot } from '../goods/goods-snapshot.ts';
import { attempt, type Taken } from './attempt.ts';
import { attemptsOf, given } from './attempts.ts';
import { findByCode } from './find-code.ts';
import { mend } from './mend.ts';
import { type Part, partsOf } from './parts.ts';
import { type Query, toQuery } from './query.ts';
import { shopWordsOf } from './shop-words.ts';
import { shownText } from './shown-text.ts';

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

function understoodOf(query: Query, takens: readonly Taken[]): UnderstoodPart[] {
  return takens
    .flatMap(({ part, as }, place): UnderstoodPart[] => {
      if (!part.reading || typeof as !== 'object') return [];
      const rest = shownText(query, given(takens, [place]));
      return [{ kind: part.reading.kind, name: part.reading.name, rest: rest.slice(0, LONGEST_QUERY) }];
    })
    .slice(0, MOST_UNDERSTOOD);
}
