import { setBit } from '../columns/bits.ts';
import type { GoodsSnapshot } from '../columns/goods-snapshot.ts';
import type { Base } from './base.ts';
import { belongingTest, createReach, hasBit } from './colour-tests.ts';
import type { Conditions } from './conditions.ts';
import { type Counts, createCounts, type Tally, toTally } from './counts.ts';
import {
  COLOUR,
  countColourConditions,
  DISCOUNT,
  NOTHING,
  PRICE,
  profileMisses,
  REACH,
  STOCK,
  TOO_MUCH,
} from './near-misses.ts';

/**
 * Counts models per facet value. If a colour matches in all facets, its model is counted in each of them. If
 * it does not match in exactly one facet, its model is counted in that facet only, because choosing the
 * colour's value there would add the model to the result. A model is counted once per value, even if several
 * of its colours have the value. Where the summaries of a model (`sums`) suffice, its colours are not
 * examined.
 */
export function tally(snapshot: GoodsSnapshot, base: Base, conditions: Conditions): Tally {
  const { variantStart, profiles } = snapshot;
  const { groups, onlyReduced, implied, fitsColour } = base;
  const counts = createCounts(snapshot);
  const missedBy = profileMisses(snapshot, conditions);
  const isWholeBase = !onlyReduced && implied === null && fitsColour === null;
  const hasNoConditions = countColourConditions(conditions) === 0 && isWholeBase;
  const outcomeOf = colourOutcome(snapshot, conditions, counts);
  const countColours = colourCounter(snapshot, base, conditions, counts);
  for (let place = 0; place < groups.length; place += 1) {
    const group = groups[place] as number;
    const misses = missedBy[profiles.of[group] as number] as number;
    if (misses === TOO_MUCH || variantStart[group] === variantStart[group + 1]) continue;
    const outcome = hasNoConditions ? 'all' : outcomeOf(group, misses, isWholeBase);
    if (outcome === 'done') continue;
    if (outcome === 'open') countColours(group, misses);
    else {
      counts.left(group, misses);
      if (misses === NOTHING) counts.allColours(group);
    }
  }
  return toTally(snapshot, missedBy, counts.finish());
}

/**
 * Counts a model by examining its colours. `misses` is the facet in which the model itself does not match, or
 * `NOTHING`.
 */
type ColourCounter = (group: number, misses: number) => void;

/** Creates a function that counts a model by examining each of its colours. */
function colourCounter(
  snapshot: GoodsSnapshot,
  base: Base,
  conditions: Conditions,
  counts: Counts,
): ColourCounter {
  const { variantStart, price, discount } = snapshot;
  const { words: sizeWords, inStock, scaleOf } = snapshot.sizes;
  const { words: storeWords } = snapshot.stores;
  const { words: colourWords, of: colourOf } = snapshot.colours;
  const { priceFrom, priceTo, minDiscount } = conditions;
  const belongs = belongingTest(snapshot, base);
  const reach = createReach(snapshot, conditions, base.implied?.sizes ?? null);
  const groupColours = new Int32Array(colourWords);
  const groupSizes = new Int32Array(sizeWords);
  const groupStores = new Int32Array(storeWords);

  return (group, groupMisses) => {
    const scale = scaleOf[group] as number;
    const end = variantStart[group + 1] as number;
    let isLeft = false;
    let isStocked = false;
    let highest = 0;
    for (let variant = variantStart[group] as number; variant < end; variant += 1) {
      if (belongs && !belongs(variant, scale)) continue;
      let misses = groupMisses;
      const colour = colourOf[variant] as number;
      if (conditions.colours && !hasBit(conditions.colours, colour)) {
        if (misses !== NOTHING) continue;
        misses = COLOUR;
      }
      const percent = discount[variant] as number;
      if (percent < minDiscount) {
        if (misses !== NOTHING) continue;
        misses = DISCOUNT;
      }
      const cost = price[variant] as number;
      if (cost < priceFrom || cost > priceTo) {
        if (misses !== NOTHING) continue;
        misses = PRICE;
      }
      const hasStock = isAny(inStock, variant * sizeWords, sizeWords);
      if (conditions.inStock && !hasStock) {
        if (misses !== NOTHING) continue;
        misses = STOCK;
      }
      if (!reach.look(variant, scale)) {
        if (misses !== NOTHING) continue;
        misses = REACH;
      }

      if (misses === groupMisses) {
        isLeft = true;
        // The model itself does not match in one facet, so it is counted in that facet only. For this, one
        // matching colour is enough.
        if (groupMisses !== NOTHING) break;
      }
      const isAll = misses === NOTHING;
      if ((isAll || misses === COLOUR) && colour >= 0) setBit(groupColours, 0, colour);
      if ((isAll || misses === DISCOUNT) && percent > highest) highest = percent;
      if (isAll || misses === PRICE) counts.prices(cost, cost);
      if (isAll && hasStock) isStocked = true;
      if (!isAll && misses !== REACH) continue;
      for (let word = 0; word < sizeWords; word += 1)
        groupSizes[word] = (groupSizes[word] as number) | (reach.sizes[word] as number);
      for (let word = 0; word < storeWords; word += 1)
        groupStores[word] = (groupStores[word] as number) | (reach.stores[word] as number);
    }

    if (isLeft) counts.left(group, groupMisses);
    if (groupMisses !== NOTHING) return;
    if (isStocked) counts.stock();
    counts.discount(highest);
    for (let word = 0; word < colourWords; word += 1) counts.colours(word, groupColours[word] as number);
    for (let word = 0; word < sizeWords; word += 1) counts.sizes(scale, word, groupSizes[word] as number);
    for (let word = 0; word < storeWords; word += 1) counts.stores(word, groupStores[word] as number);
    groupColours.fill(0);
    groupSizes.fill(0);
    groupStores.fill(0);
  };
}

/**
 * What the summaries of a model show. `all`: all its colours match. `done`: the model has been counted
 * completely. `open`: its colours must be examined.
 */
type Outcome = 'all' | 'done' | 'open';

/**
 * Counts a model by its summaries (`sums`) if they suffice. If they show that none of its colours matches in
 * a certain facet, the model can be counted in that facet only; if there are two such facets, in none. If
 * that facet has the only condition, the summaries also show under which values to count the model.
 * `isWhole`: whether all colours of the model belong to the goods of the listing or query.
 */
function colourOutcome(
  snapshot: GoodsSnapshot,
  conditions: Conditions,
  counts: Counts,
): (group: number, misses: number, isWhole: boolean) => Outcome {
  const { sums, colours, sizes, stores } = snapshot;
  const { priceFrom, priceTo, minDiscount } = conditions;
  const isAlone = countColourConditions(conditions) === 1 && !(conditions.sizes && conditions.stores);
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
    // The summaries do not show which store has which sizes. So for a model that is in stores, they do not
    // suffice.
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

/** Whether two bit sets of the same length have a set bit in common. */
function share(one: Int32Array, first: number, other: Int32Array, from: number, words: number): boolean {
  for (let word = 0; word < words; word += 1)
    if ((one[first + word] as number) & (other[from + word] as number)) return true;
  return false;
}

/** Whether any bit of a bit set is set. */
function isAny(bits: Int32Array, first: number, words: number): boolean {
  for (let word = 0; word < words; word += 1) if (bits[first + word] !== 0) return true;
  return false;
}
