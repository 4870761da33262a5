import type { UnmetPart } from '#contract/client/client.schemas.ts';
import type { Query } from '../reading/query.ts';
import type { Loosened, Taken } from './attempt.ts';
import { beforeLittle } from './shown-text.ts';

/** The contract's bounds. */
const MOST_UNMET = 12;
const LONGEST_WORDS = 100;
const LONGEST_SHOWN = 120;

/** What of a query the goods that were found for it do not fulfil (openapi, UnmetPart). */
export function unmetOf(query: Query, takens: readonly Taken[], loosened: Loosened): UnmetPart[] {
  return takens
    .flatMap((taken): UnmetPart[] => {
      const how = howTaken(taken, loosened);
      if (!how) return [];
      const { first, end } = taken.part;
      const [from, to] = [query.tokens[beforeLittle(query, first)]?.from, query.tokens[end - 1]?.to];
      const sign = /^\s?%/.exec(query.text.slice(to))?.[0] ?? '';
      const words = `${query.text.slice(from, to)}${sign}`.slice(0, LONGEST_WORDS).trim();
      return words === '' ? [] : [{ words, ...how }];
    })
    .slice(0, MOST_UNMET);
}

type How = Pick<UnmetPart, 'how' | 'shown'>;

function howTaken({ part: { want, reading }, as }: Taken, loosened: Loosened): How | undefined {
  const isLost = want.isUnwanted && want.alternatives.length === 0;
  if (isLost || (as === 'nothing' && (!want.isOptional || want.isUnwanted))) {
    return { how: 'ignored', shown: null };
  }
  if (typeof as === 'object') return reading?.isNear ? widened(reading.name) : undefined;
  if (as === 'nothing') return undefined;
  const loose = loosened.get(want);
  if (loose === 'mentioned') return { how: 'mentioned', shown: null };
  if (loose === 'widened') return widened(want.less?.shown ?? '');
  const shown = want.nearest ?? want.like;
  return shown === undefined ? undefined : widened(shown);
}

function widened(shown: string): How | undefined {
  return shown === '' ? undefined : { how: 'widened', shown: shown.slice(0, LONGEST_SHOWN) };
}
