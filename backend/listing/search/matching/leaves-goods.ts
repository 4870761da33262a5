import type { GoodsSnapshot } from '../../columns/goods-snapshot.ts';
import type { Matches } from '../../facets/choose.ts';
import { asksNothing, toConditions } from '../../facets/kernel/conditions.ts';
import { colourTest } from '../../facets/kernel/fits.ts';

/** Whether a choice that was read from a query leaves any of what its words found. */
export function leavesGoods(snapshot: GoodsSnapshot, { groups, implied }: Matches): boolean {
  const conditions = toConditions(snapshot, implied ?? {}, () => true);
  if (asksNothing(conditions)) return groups.length > 0;
  const fits = colourTest(snapshot, conditions, null);
  for (const group of groups) {
    const fitsModel = conditions.traits.every((allowed, trait) => {
      const set = snapshot.traits[trait]?.setOf[group] ?? 0;
      return allowed === null || allowed[set] === 1;
    });
    if (!fitsModel) continue;
    const end = snapshot.variantStart[group + 1] ?? 0;
    const scale = snapshot.sizes.scaleOf[group] ?? 0;
    for (let variant = snapshot.variantStart[group] ?? 0; variant < end; variant++) {
      if (fits(variant, scale)) return true;
    }
  }
  return false;
}
