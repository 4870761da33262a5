import { type GoodsSnapshot, traitIds } from '../../columns/goods-snapshot.ts';
import type { Conditions } from './conditions.ts';
import type { Counts } from './wide-counts.ts';

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
export const asksPrice = ({ priceFrom, priceTo }: Conditions): boolean =>
  priceFrom > 0 || priceTo < Number.POSITIVE_INFINITY;

/** Whether all colours of a model are left, whether it is counted already, or its colours have to be checked. */
export type Outcome = 'all' | 'done' | 'open';

/**
 * Decides about a model by its sums where they suffice. A facet that none of its colours fulfils is missed by all of
 * them: with two such facets the model counts for nothing; when it is the only facet asked for, the sums say what the
 * model would add. `isWhole`: whether all its colours belong to the listing.
 */
export function colourOutcome(
  snapshot: GoodsSnapshot,
  conditions: Conditions,
  counts: Counts,
): (group: number, misses: number, isWhole: boolean) => Outcome {
  const { sums, colours, sizes, stores } = snapshot;
  const { priceFrom, priceTo, minDiscount } = conditions;
  const isAlone = askedOfColours(conditions) === 1 && !(conditions.sizes && conditions.stores);
  const canBeAll = conditions.colours === null && minDiscount === 0 && conditions.stores === null;
  const noneFulfils = (group: number, scaleAt: number) => {
    let misses = NOTHING;
    if (
      conditions.colours &&
      !share(sums.colours, group * colours.words, conditions.colours, 0, colours.words)
    )
      misses = COLOUR;
    if ((sums.discount[group] as number) < minDiscount) misses = misses === NOTHING ? DISCOUNT : TOO_MUCH;
    if ((sums.maxPrice[group] as number) < priceFrom || (sums.minPrice[group] as number) > priceTo)
      misses = misses === NOTHING ? PRICE : TOO_MUCH;
    if (conditions.inStock && !isAny(sums.inStock, group * sizes.words, sizes.words))
      misses = misses === NOTHING ? STOCK : TOO_MUCH;
    const isReached =
      (!conditions.sizes ||
        share(sums.inStock, group * sizes.words, conditions.sizes, scaleAt, sizes.words)) &&
      (!conditions.stores || share(sums.stores, group * stores.words, conditions.stores, 0, stores.words));
    if (!isReached) misses = misses === NOTHING ? REACH : TOO_MUCH;
    return misses;
  };
  const allFulfil = (group: number, scaleAt: number) => {
    const { inStockInAll } = sums;
    const at = group * sizes.words;
    if ((sums.minPrice[group] as number) < priceFrom || (sums.maxPrice[group] as number) > priceTo)
      return false;
    if (conditions.inStock && !isAny(inStockInAll, at, sizes.words)) return false;
    if (!conditions.sizes) return true;
    // What stores have in the chosen sizes is not among the sums.
    if (isAny(sums.stores, group * stores.words, stores.words)) return false;
    return share(inStockInAll, at, conditions.sizes, scaleAt, sizes.words);
  };

  function countMissed(missed: number, group: number, scale: number): void {
    if (missed === COLOUR)
      for (let word = 0; word < colours.words; word += 1)
        counts.colours(word, sums.colours[group * colours.words + word] as number);
    else if (missed === DISCOUNT) counts.discount(sums.discount[group] as number);
    else if (missed === PRICE) counts.prices(sums.minPrice[group] as number, sums.maxPrice[group] as number);
    else if (missed === REACH && conditions.sizes)
      for (let word = 0; word < sizes.words; word += 1)
        counts.sizes(scale, word, sums.inStock[group * sizes.words + word] as number);
    else if (missed === REACH)
      for (let word = 0; word < stores.words; word += 1)
        counts.stores(word, sums.stores[group * stores.words + word] as number);
  }

  return (group, misses, isWhole) => {
    const scale = sizes.scaleOf[group] as number;
    const missed = noneFulfils(group, scale * sizes.words);
    if (missed === TOO_MUCH || (missed !== NOTHING && misses !== NOTHING)) return 'done';
    if (missed === NOTHING)
      return isWhole && canBeAll && allFulfil(group, scale * sizes.words) ? 'all' : 'open';
    if (!isAlone || !isWhole) return 'open';
    countMissed(missed, group, scale);
    return 'done';
  };
}

/** Whether two rows of bits have one in common. */
function share(one: Int32Array, first: number, other: Int32Array, from: number, words: number): boolean {
  for (let word = 0; word < words; word += 1)
    if ((one[first + word] as number) & (other[from + word] as number)) return true;
  return false;
}

/** Whether a row of bits has one. */
export function isAny(bits: Int32Array, first: number, words: number): boolean {
  for (let word = 0; word < words; word += 1) if (bits[first + word] !== 0) return true;
  return false;
}
