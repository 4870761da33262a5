import type { Conditions } from './conditions.ts';
import type { GoodsSnapshot } from './goods-snapshot.ts';

/**
 * What a model or a colour misses of a choice. A model's own facets are missed by their places among `traitIds`; who
 * misses two facets counts for none.
 */
export const NOTHING = -1;
export const TOO_MUCH = -2;
export const COLOUR = 10;
export const DISCOUNT = 11;
export const STOCK = 12;
export const PRICE = 13;
/** Sizes and stores, which are looked for together. */
export const REACH = 14;

export type Misses = (group: number) => number;

/** Finds what models miss by themselves, whatever their colours. */
export function modelMisses({ traits }: GoodsSnapshot, conditions: Conditions): Misses {
  const asked = conditions.traits.flatMap((allowed, trait) => {
    const setOf = traits[trait]?.setOf;
    return allowed && setOf ? [{ allowed, setOf, trait }] : [];
  });
  if (asked.length === 0) return () => NOTHING;
  return (group) => {
    let misses = NOTHING;
    for (let index = 0; index < asked.length; index += 1) {
      const { allowed, setOf, trait } = asked[index] as (typeof asked)[number];
      if (allowed[setOf[group] as number] === 1) continue;
      if (misses !== NOTHING) return TOO_MUCH;
      misses = trait;
    }
    return misses;
  };
}

/** Finds what no colour of a model fulfils, by its sums alone. */
export function coloursMiss({ sums, colours, sizes, stores }: GoodsSnapshot, conditions: Conditions): Misses {
  const { priceFrom, priceTo, minDiscount } = conditions;
  const { discount, minPrice, maxPrice } = sums;
  return (group) => {
    let misses = NOTHING;
    if (
      conditions.colours &&
      !haveAny(sums.colours, group * colours.words, conditions.colours, 0, colours.words)
    )
      misses = COLOUR;
    if ((discount[group] as number) < minDiscount) {
      if (misses !== NOTHING) return TOO_MUCH;
      misses = DISCOUNT;
    }
    if ((maxPrice[group] as number) < priceFrom || (minPrice[group] as number) > priceTo) {
      if (misses !== NOTHING) return TOO_MUCH;
      misses = PRICE;
    }
    if (conditions.inStock && !isAny(sums.inStock, group * sizes.words, sizes.words)) {
      if (misses !== NOTHING) return TOO_MUCH;
      misses = STOCK;
    }
    const scaleAt = (sizes.scaleOf[group] as number) * sizes.words;
    const hasSize =
      !conditions.sizes || haveAny(sums.inStock, group * sizes.words, conditions.sizes, scaleAt, sizes.words);
    const hasStore =
      !conditions.stores || haveAny(sums.stores, group * stores.words, conditions.stores, 0, stores.words);
    if (!hasSize || !hasStore) {
      if (misses !== NOTHING) return TOO_MUCH;
      misses = REACH;
    }
    return misses;
  };
}

/** Whether two rows of bits have one in common. */
function haveAny(one: Int32Array, first: number, other: Int32Array, from: number, words: number): boolean {
  for (let word = 0; word < words; word += 1)
    if ((one[first + word] as number) & (other[from + word] as number)) return true;
  return false;
}

/** Whether a row of bits has one. */
export function isAny(bits: Int32Array, first: number, words: number): boolean {
  for (let word = 0; word < words; word += 1) if (bits[first + word] !== 0) return true;
  return false;
}
