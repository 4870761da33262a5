import { type GoodsSnapshot, traitIds } from '../columns/goods-snapshot.ts';
import type { Conditions } from './conditions.ts';

/**
 * Which facet of a choice a model or a colour fails to match. Facets of models are numbered by their index in
 * `traitIds`. A model that fails two or more facets (`TOO_MUCH`) is counted in none.
 */
export const NOTHING = -1;
export const TOO_MUCH = -2;
/** Numbers of the facets of colours. They are larger than all indexes of `traitIds`. */
export const COLOUR = 100;
export const DISCOUNT = 101;
export const STOCK = 102;
export const PRICE = 103;
/** The common number of sizes and stores, which are tested together. */
export const REACH = 104;

/** For each profile, the facet that its models fail. */
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

/** Returns a function that finds the facet that a model fails. */
export function modelMisses(snapshot: GoodsSnapshot, conditions: Conditions): (group: number) => number {
  if (conditions.traits.every((trait) => trait === null)) return () => NOTHING;
  const { of } = snapshot.profiles;
  const missed = profileMisses(snapshot, conditions);
  return (group) => missed[of[group] as number] as number;
}

/** How many facets of colours have a condition. Sizes and stores count as one. */
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
