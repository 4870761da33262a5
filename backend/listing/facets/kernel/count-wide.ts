import { setBit } from '../../columns/bits.ts';
import type { GoodsSnapshot } from '../../columns/goods-snapshot.ts';
import type { Base } from './base.ts';
import type { Conditions } from './conditions.ts';
import { belongingTest, hasBit } from './fits.ts';
import { COLOUR, DISCOUNT, isAny, NOTHING, PRICE, REACH, STOCK } from './near-misses.ts';
import { createReach } from './reach.ts';
import type { Counts } from './wide-counts.ts';

/** Counts a model by its colours. `misses` is nothing, or the one facet of its own whose choice it misses. */
export type ColourCounter = (group: number, misses: number) => void;

/** Counts models colour by colour. */
export function colourCounter(
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
        // Of a model that misses something itself only that facet counts.
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
