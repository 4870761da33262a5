import type { DemoCatalog } from '../../../../demo/garments/types.ts';
import type { GoodsSnapshot } from '../../columns/goods-snapshot.ts';
import { choose } from '../../facets/choose.ts';
import { findGoods } from '../../search/find.ts';
import { fulfils, type Judged } from './expected.ts';

/** Quality of a result, as shares from 0 to 1 of the first ten cards. */
export type Verdict = {
  judged: Judged;
  /** Share of the shown cards that were expected. */
  precision: number;
  /** Of the expected cards that fit into ten places, the share that is shown. */
  found: number;
  isEmpty: boolean;
  shown: readonly { name: string; colour: string; isWanted: boolean }[];
  shownQuery: string | null;
};

const FIRST = 10;

/** Runs every query and compares its first ten cards with the expected goods. */
export function judge(
  catalog: DemoCatalog,
  snapshot: GoodsSnapshot,
  queries: readonly Judged[],
  now: Date,
): Verdict[] {
  const goods = catalog.groups.flatMap((group) => group.variants.map((variant) => ({ group, variant })));
  const byId = new Map(goods.map((one) => [one.variant.id, one]));
  return queries.map((judged) => {
    const { matches, shownQuery } = findGoods(snapshot, judged.query);
    const ids = matches ? choose(snapshot, { matches }, {}, now).page('popular', 1, FIRST) : [];
    const shown = ids.flatMap((id) => {
      const one = byId.get(id);
      if (!one) return [];
      const { group, variant } = one;
      const isWanted = fulfils(group, variant, judged.wants);
      return [{ name: group.name, colour: variant.colour.displayValue, isWanted }];
    });
    const wanted = shown.filter(({ isWanted }) => isWanted).length;
    const models = new Set(
      goods
        .filter(({ group, variant }) => fulfils(group, variant, judged.wants))
        .map(({ group }) => group.id),
    );
    return {
      judged,
      precision: shown.length > 0 ? wanted / shown.length : 0,
      found: wanted / Math.max(1, Math.min(FIRST, models.size)),
      isEmpty: shown.length === 0,
      shown,
      shownQuery,
    };
  });
}

export type Summary = { queries: number; precision: number; found: number; empty: number };

export function summarise(verdicts: readonly Verdict[]): Summary {
  const mean = (value: (verdict: Verdict) => number) =>
    verdicts.reduce((sum, verdict) => sum + value(verdict), 0) / Math.max(1, verdicts.length);
  return {
    queries: verdicts.length,
    precision: mean(({ precision }) => precision),
    found: mean(({ found }) => found),
    empty: mean(({ isEmpty }) => (isEmpty ? 1 : 0)),
  };
}
