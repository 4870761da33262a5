import type { GoodsSnapshot } from '../columns/goods-snapshot.ts';
import type { Matches } from '../facets/choose.ts';
import { colourTest } from '../facets/colour-tests.ts';
import { hasNoConditions, toConditions } from '../facets/conditions.ts';

/**
 * Whether at least one of the models that match the words of the query also matches the facet values that it
 * mentions.
 */
export function leavesGoods(snapshot: GoodsSnapshot, matches: Matches): boolean {
  const { groups } = matches;
  const fits = fitsChoice(snapshot, matches);
  for (const group of groups) if (fits(group)) return true;
  return false;
}

/**
 * Creates a function that checks whether a model has a colour that matches the facet values which the query
 * mentions.
 */
export function fitsChoice(
  snapshot: GoodsSnapshot,
  { implied, fitsColour }: Pick<Matches, 'implied' | 'fitsColour'>,
): (group: number) => boolean {
  const conditions = toConditions(snapshot, implied ?? {}, () => true);
  if (hasNoConditions(conditions)) return () => true;
  const fits = colourTest(snapshot, conditions, null);
  return (group) => {
    const fitsModel = conditions.traits.every((allowed, trait) => {
      const set = snapshot.traits[trait]?.setOf[group] ?? 0;
      return allowed === null || allowed[set] === 1;
    });
    if (!fitsModel) return false;
    const end = snapshot.variantStart[group + 1] ?? 0;
    const scale = snapshot.sizes.scaleOf[group] ?? 0;
    for (let variant = snapshot.variantStart[group] ?? 0; variant < end; variant++) {
      if (fits(variant, scale) && (!fitsColour || fitsColour(variant))) return true;
    }
    return false;
  };
}
