import type { GoodsSnapshot } from '../columns/goods-snapshot.ts';
import { storesOfSize } from '../columns/store-blocks.ts';
import type { Base } from './base.ts';
import type { Conditions } from './conditions.ts';

/** Whether any size of a colour is in stock. */
export function isInStock({ sizes }: GoodsSnapshot, variant: number): boolean {
  for (let word = 0; word < sizes.words; word += 1)
    if (sizes.inStock[variant * sizes.words + word] !== 0) return true;
  return false;
}

/** Whether bit number `bit` is set; false if the number is −1. */
export const hasBit = (bits: Int32Array, bit: number): boolean =>
  bit >= 0 && ((bits[bit >>> 5] as number) & (1 << (bit & 31))) !== 0;

export type ColourTest = (variant: number, scale: number) => boolean;

/**
 * Creates a function that tests whether a colour meets the conditions on colour, size, store, stock, price
 * and discount. Conditions on models must be tested elsewhere.
 */
export function colourTest(
  snapshot: GoodsSnapshot,
  conditions: Conditions,
  eligible: Int32Array | null,
): ColourTest {
  const { price, discount, colours } = snapshot;
  const { priceFrom, priceTo, minDiscount, colours: wantedColours } = conditions;
  const reach =
    conditions.sizes || conditions.stores || eligible ? createReach(snapshot, conditions, eligible) : null;
  return (variant, scale) => {
    if (wantedColours && !hasBit(wantedColours, colours.of[variant] as number)) return false;
    if ((discount[variant] as number) < minDiscount) return false;
    const cost = price[variant] as number;
    if (cost < priceFrom || cost > priceTo) return false;
    if (conditions.inStock && !isInStock(snapshot, variant)) return false;
    return reach === null || reach.fits(variant, scale);
  };
}

/**
 * Creates a function that tests whether a colour belongs to the goods of the listing or query. Null if all
 * colours do.
 */
export function belongingTest(
  snapshot: GoodsSnapshot,
  { onlyReduced, implied, fitsColour }: Base,
): ColourTest | null {
  const { priceBefore } = snapshot;
  const fits = implied && colourTest(snapshot, implied, null);
  const test: ColourTest | null = fitsColour
    ? (variant, scale) => (!fits || fits(variant, scale)) && fitsColour(variant)
    : fits;
  if (!onlyReduced) return test;
  return (variant, scale) => (priceBefore[variant] as number) > 0 && (!test || test(variant, scale));
}

/** Tests a colour's sizes and stores together, because a chosen size must be in stock in a chosen store. */
export type Reach = {
  /**
   * Whether the colour has a chosen size in stock. If stores were chosen, one of them must have that size.
   */
  fits(variant: number, scale: number): boolean;
  /**
   * Returns the same as `fits`. Also writes into `sizes` and `stores` the facet values among which the colour
   * must be counted.
   */
  look(variant: number, scale: number): boolean;
  /**
   * Bits of the colour's sizes in stock. If stores were chosen, only of sizes that one of these stores has in
   * stock.
   */
  sizes: Int32Array;
  /**
   * Bits of the stores that have the colour in stock. If sizes were chosen, only of stores that have one of
   * these sizes.
   */
  stores: Int32Array;
};

type Wanted = Pick<Conditions, 'sizes' | 'stores'>;

/** @param eligible bits of the sizes to consider; null for all sizes */
export function createReach(snapshot: GoodsSnapshot, wanted: Wanted, eligible: Int32Array | null): Reach {
  if (!wanted.stores) return reachBySizes(snapshot, wanted.sizes, eligible);
  if (!wanted.sizes && !eligible) return reachByStores(snapshot, wanted.stores);
  return reachByBoth(snapshot, wanted.sizes, wanted.stores, eligible);
}

const foundBy = ({ sizes, stores }: GoodsSnapshot) => ({
  sizes: new Int32Array(sizes.words),
  stores: new Int32Array(stores.words),
});

function reachBySizes(
  snapshot: GoodsSnapshot,
  wanted: Int32Array | null,
  eligible: Int32Array | null,
): Reach {
  const { sizes, stores } = snapshot;
  const { words, inStock } = sizes;
  const storeWords = stores.words;
  const found = foundBy(snapshot);
  const narrows = wanted !== null || eligible !== null;
  const countsOf = (place: number) =>
    (wanted ? (wanted[place] as number) : -1) & (eligible ? (eligible[place] as number) : -1);

  function fits(variant: number, scale: number): boolean {
    if (!narrows) return true;
    for (let word = 0; word < words; word += 1)
      if ((inStock[variant * words + word] as number) & countsOf(scale * words + word)) return true;
    return false;
  }

  function look(variant: number, scale: number): boolean {
    for (let word = 0; word < storeWords; word += 1)
      found.stores[word] = narrows ? 0 : (stores.of[variant * storeWords + word] as number);
    let isThere = !narrows;
    for (let word = 0; word < words; word += 1) {
      const has = inStock[variant * words + word] as number;
      const place = scale * words + word;
      found.sizes[word] = has & (eligible ? (eligible[place] as number) : -1);
      if (!narrows) continue;
      let left = has & countsOf(place);
      if (left !== 0) isThere = true;
      if (storeWords === 0) continue;
      const block = stores.blockOf[variant] as number;
      for (; left !== 0 && block >= 0; left &= left - 1) {
        const row = storesOfSize(snapshot, block, word, left & -left);
        for (let part = 0; part < storeWords; part += 1)
          found.stores[part] = (found.stores[part] as number) | (stores.blocks[row + part] as number);
      }
    }
    return isThere;
  }

  return { ...found, fits, look };
}

function reachByStores(snapshot: GoodsSnapshot, wanted: Int32Array): Reach {
  const { sizes, stores } = snapshot;
  const { words, made } = sizes;
  const storeWords = stores.words;
  const found = foundBy(snapshot);

  function fits(variant: number): boolean {
    for (let part = 0; part < storeWords; part += 1)
      if ((stores.of[variant * storeWords + part] as number) & (wanted[part] as number)) return true;
    return false;
  }

  function look(variant: number): boolean {
    for (let part = 0; part < storeWords; part += 1)
      found.stores[part] = stores.of[variant * storeWords + part] as number;
    found.sizes.fill(0);
    if (!fits(variant)) return false;
    let row = (stores.blockOf[variant] as number) + words;
    for (let word = 0; word < words; word += 1) {
      let there = 0;
      for (let left = made[variant * words + word] as number; left !== 0; left &= left - 1) {
        for (let part = 0; part < storeWords; part += 1)
          if ((stores.blocks[row + part] as number) & (wanted[part] as number)) there |= left & -left;
        row += storeWords;
      }
      found.sizes[word] = there;
    }
    return true;
  }

  return { ...found, fits, look };
}

function reachByBoth(
  snapshot: GoodsSnapshot,
  wantedSizes: Int32Array | null,
  wantedStores: Int32Array,
  eligible: Int32Array | null,
): Reach {
  const { sizes, stores } = snapshot;
  const { words, inStock } = sizes;
  const storeWords = stores.words;
  const found = foundBy(snapshot);

  function look(variant: number, scale: number): boolean {
    let isThere = false;
    found.stores.fill(0);
    found.sizes.fill(0);
    const block = stores.blockOf[variant] as number;
    if (block < 0) return false;
    for (let word = 0; word < words; word += 1) {
      const place = scale * words + word;
      const isWanted = wantedSizes ? (wantedSizes[place] as number) : -1;
      let left = (inStock[variant * words + word] as number) & (eligible ? (eligible[place] as number) : -1);
      let there = 0;
      for (; left !== 0; left &= left - 1) {
        const flag = left & -left;
        const row = storesOfSize(snapshot, block, word, flag);
        let isInWanted = false;
        for (let part = 0; part < storeWords; part += 1) {
          const has = stores.blocks[row + part] as number;
          if (has & (wantedStores[part] as number)) isInWanted = true;
          if (flag & isWanted) found.stores[part] = (found.stores[part] as number) | has;
        }
        if (!isInWanted) continue;
        there |= flag;
        if (flag & isWanted) isThere = true;
      }
      found.sizes[word] = there;
    }
    return isThere;
  }

  return { ...found, fits: look, look };
}
