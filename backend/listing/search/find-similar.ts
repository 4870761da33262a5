import type { UnmetPart } from '#contract/client/client.schemas.ts';
import type { GoodsSnapshot } from '../columns/goods-snapshot.ts';
import type { Matches } from '../facets/choose.ts';
import { firstAnswer, understand } from './find.ts';
import { attempt } from './matching/attempt.ts';
import { type Attempt, given, instead, wider } from './matching/attempts.ts';
import { unmetOf } from './matching/unmet.ts';

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
