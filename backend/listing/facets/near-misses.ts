import { type GoodsSnapshot, traitIds } from '../columns/goods-snapshot.ts';
import type { Conditions } from './conditions.ts';

/**
 * What a model or a colour misses of a choice. A model's own facets are missed by their places among `traitIds`; who
 * misses two facets counts for none.
 */
export const NOTHING = -1;
export const TOO_MUCH = -2;
/** Beyond the places of all facets of models. */
export const COLOUR = 100;
export const DISCOUNT = 101;
export const STOCK = 102;
export const PRICE = 103;
/** Sizes and stores, which are looked for together. */
export const REACH = 104;

/** What models of each profile miss in facets of the model. */
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

/** Finds what a model misses by itself. */
export function modelMisses(snapshot: GoodsSnapshot, conditions: Conditions): (group: number) => number {
  if (conditions.traits.every((trait) => trait === null)) return () => NOTHING;
  const { of } = snapshot.profiles;
  const missed = profileMisses(snapshot, conditions);
  return (group) => missed[of[group] as number] as number;
}

/** How many facets ask something of colours; sizes and stores are looked for together. */
export function askedOfColours(conditions: Conditions): number {
  const asked = [
    conditions.colours !== null,
    conditions.minDiscount > 0,
    conditions.inStock,
    asksPrice(conditions),
    conditions.sizes !== null || conditions.stores !== null,
  ];
  return asked.filter(Boolean).length;
}

/** Whether a price is asked for. */
const asksPrice = ({ priceFrom, priceTo }: Conditions): boolean =>
  priceFrom > 0 || priceTo < Number.POSITIVE_INFINITY;
