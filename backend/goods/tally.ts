import type { Base } from './base.ts';
import { setBit } from './bits.ts';
import type { Conditions } from './conditions.ts';
import { type Counts, createCounts, type Tally } from './counts.ts';
import { belongingTest, hasBit } from './fits.ts';
import type { GoodsSnapshot } from './goods-snapshot.ts';
import {
  COLOUR,
  coloursMiss,
  DISCOUNT,
  isAny,
  modelMisses,
  NOTHING,
  PRICE,
  REACH,
  STOCK,
  TOO_MUCH,
} from './near-misses.ts';
import { createReach } from './reach.ts';

/**
 * Counts models in one pass. A colour that fulfils everything counts for all facets; one that misses the choice of a
 * single facet still counts for that one, as what it would add. A model counts once a value, however many colours have
 * it. Models are counted as wholes where that is enough, else colour by colour.
 */
export function tally(snapshot: GoodsSnapshot, base: Base, conditions: Conditions): Tally {
  const { variantStart } = snapshot;
  const { groups } = base;
  const counts = createCounts(snapshot);
  const missesOf = modelMisses(snapshot, conditions);
  const isWhole = askedOfColours(conditions) === 0 && !base.onlyReduced && base.implied === null;
  const countColours = colourCounter(snapshot, base, conditions, counts);
  for (let place = 0; place < groups.length; place += 1) {
    const group = groups[place] as number;
    const misses = missesOf(group);
    if (misses === TOO_MUCH || variantStart[group] === variantStart[group + 1]) continue;
    if (!isWhole) countColours(group, misses);
    else if (misses !== NOTHING) counts.trait(misses, group);
    else {
      counts.model(group);
      counts.allColours(group);
    }
  }
  return counts.finish();
}

/** How many facets ask something of colours; sizes and stores are looked for together. */
function askedOfColours(conditions: Conditions): number {
  const asked = [
    conditions.colours !== null,
    conditions.minDiscount > 0,
    conditions.inStock,
    conditions.priceFrom > 0 || conditions.priceTo < Number.POSITIVE_INFINITY,
    conditions.sizes !== null || conditions.stores !== null,
  ];
  return asked.filter(Boolean).length;
}

/** Counts a model that itself misses nothing, or the choice of one of its own facets, by its colours. */
function colourCounter(
  snapshot: GoodsSnapshot,
  base: Base,
  conditions: Conditions,
  counts: Counts,
): (group: number, misses: number) => void {
  const { variantStart, price, discount, sums } = snapshot;
  const { words: sizeWords, inStock, scaleOf } = snapshot.sizes;
  const { words: storeWords, of: storesOf } = snapshot.stores;
  const { words: colourWords, of: colourOf } = snapshot.colours;
  const { priceFrom, priceTo, minDiscount, colours: wantedColours, inStock: wantsStock } = conditions;
  const belongs = belongingTest(snapshot, base);
  const eligible = base.implied?.sizes ?? null;
  const reach = createReach(snapshot, conditions, eligible);
  const noneFulfils = coloursMiss(snapshot, conditions);
  const isSimple = !eligible && !conditions.sizes && !conditions.stores;
  const isAlone = askedOfColours(conditions) === 1 && !belongs && !(conditions.sizes && conditions.stores);
  // Where nothing narrows sizes or stores, their columns already say what can be had.
  const sizesFrom = isSimple ? inStock : reach.sizes;
  const sizesStep = isSimple ? sizeWords : 0;
  const storesFrom = isSimple ? storesOf : reach.stores;
  const storesStep = isSimple ? storeWords : 0;
  const groupColours = new Int32Array(colourWords);
  const groupSizes = new Int32Array(sizeWords);
  const groupStores = new Int32Array(storeWords);

  /** The only facet that asks something of colours is missed by all of them: what it would add is known already. */
  function countMissed(missed: number, group: number): void {
    if (missed === COLOUR) counts.colours(sums.colours, group * colourWords);
    else if (missed === DISCOUNT) counts.discount(sums.discount[group] as number);
    else if (missed === PRICE) counts.prices(sums.minPrice[group] as number, sums.maxPrice[group] as number);
    else if (missed !== REACH) return;
    else if (conditions.sizes) counts.sizes(sums.inStock, group * sizeWords, scaleOf[group] as number);
    else counts.stores(sums.stores, group * storeWords);
  }

  return (group, groupMisses) => {
    const missed = noneFulfils(group);
    if (missed === TOO_MUCH || (missed !== NOTHING && groupMisses !== NOTHING)) return;
    if (missed !== NOTHING && isAlone) {
      countMissed(missed, group);
      return;
    }
    const scale = scaleOf[group] as number;
    const end = variantStart[group + 1] as number;
    let isLeft = false;
    let isStocked = false;
    let highest = 0;
    for (let variant = variantStart[group] as number; variant < end; variant += 1) {
      if (belongs && !belongs(variant, scale)) continue;
      let misses = groupMisses;
      const colour = colourOf[variant] as number;
      if (wantedColours && !hasBit(wantedColours, colour)) {
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
      if (wantsStock && !hasStock) {
        if (misses !== NOTHING) continue;
        misses = STOCK;
      }
      if (!isSimple && !reach.look(variant, scale)) {
        if (misses !== NOTHING) continue;
        misses = REACH;
      }

      if (misses === groupMisses) {
        isLeft = true;
        // Of a model that misses something itself only that facet counts.
        if (groupMisses !== NOTHING) break;
      }
      const isAll = misses === NOTHING;
      if ((isAll || misses === COLOUR) && colour >= 0) setBit(groupColours, 0, colour);
      if ((isAll || misses === DISCOUNT) && percent > highest) highest = percent;
      if (isAll || misses === PRICE) counts.prices(cost, cost);
      if (isAll && hasStock) isStocked = true;
      if (!isAll && misses !== REACH) continue;
      const sizesAt = variant * sizesStep;
      for (let word = 0; word < sizeWords; word += 1)
        groupSizes[word] = (groupSizes[word] as number) | (sizesFrom[sizesAt + word] as number);
      const storesAt = variant * storesStep;
      for (let word = 0; word < storeWords; word += 1)
        groupStores[word] = (groupStores[word] as number) | (storesFrom[storesAt + word] as number);
    }

    if (groupMisses !== NOTHING) {
      if (isLeft) counts.trait(groupMisses, group);
      return;
    }
    if (isLeft) counts.model(group);
    if (isStocked) counts.stock();
    counts.discount(highest);
    counts.colours(groupColours, 0);
    counts.sizes(groupSizes, 0, scale);
    counts.stores(groupStores, 0);
    groupColours.fill(0);
    groupSizes.fill(0);
    groupStores.fill(0);
  };
}
