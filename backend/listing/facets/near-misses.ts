import { type GoodsSnapshot, traitIds } from '../columns/goods-snapshot.ts';
import type { Conditions } from './conditions.ts';

/**
 * Numbers that say in which facet a model or a colour does not match the chosen filters. A facet in
 * `traitIds` has its index there as its number. `NOTHING` means that all facets match; `TOO_MUCH`, that two
 * or more do not: such a model is not counted in any facet.
 */
export const NOTHING = -1;
export const TOO_MUCH = -2;
/**
 * Numbers for the facets in which the colours of a model may have different values. They are greater than all
 * indexes of `traitIds`.
 */
export const COLOUR = 100;
export const DISCOUNT = 101;
export const STOCK = 102;
export const PRICE = 103;
/** Sizes and stores have one number together, because they are tested together. */
export const REACH = 104;

/** For each profile: the facet in which its models do not match, or `NOTHING`, or `TOO_MUCH`. */
export function profileMisses({ profiles }: GoodsSnapshot, conditions: Conditions): Int8Array {
  const missed = new Int8Array(profiles.count).fill(NOTHING);
  for (const [trait, allowed] of conditions.traits.entries()) {
    if (!allowed) continue;
    for (let profile = 0; profile < missed.length; profile += 1)
      if (allowed[profiles.sets[profile * traitIds.length + trait] as number] === 0)
        missed[profile] = missed[profile] === NOTHING ? trait : TOO_MUCH;
  }
  return missed;
}

/** Creates a function that finds the facet in which a model does not match the conditions. */
export function modelMisses(snapshot: GoodsSnapshot, conditions: Conditions): (group: number) => number {
  if (conditions.traits.every((trait) => trait === null)) return () => NOTHING;
  const { of } = snapshot.profiles;
  const missed = profileMisses(snapshot, conditions);
  return (group) => missed[of[group] as number] as number;
}

/** How many conditions on colours there are. Size and store together are one condition. */
export function countColourConditions(conditions: Conditions): number {
  const asked = [
    conditions.colours !== null,
    conditions.minDiscount > 0,
    conditions.inStock,
    asksPrice(conditions),
    conditions.sizes !== null || conditions.stores !== null,
  ];
  return asked.filter(Boolean).length;
}

/** Whether there is a condition on the price. */
const asksPrice = ({ priceFrom, priceTo }: Conditions): boolean =>
  priceFrom > 0 || priceTo < Number.POSITIVE_INFINITY;
