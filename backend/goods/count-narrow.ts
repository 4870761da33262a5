import type { Base } from './base.ts';
import { countBits } from './bits.ts';
import type { Conditions } from './conditions.ts';
import type { ColourCounter } from './count-wide.ts';
import type { Counts } from './counts.ts';
import type { GoodsSnapshot } from './goods-snapshot.ts';
import { COLOUR, DISCOUNT, NOTHING, PRICE, REACH, STOCK } from './near-misses.ts';

/**
 * Counts models as `wideCounter` does, for shops whose families, sizes of a scale and stores fit into a word of bits
 * each, where nothing was read from words. Most shops and most choices are such, and most of the time of a
 * choice is spent here: everything is a number in a local name, nothing is called. Null where it does not fit.
 */
export function narrowCounter(
  snapshot: GoodsSnapshot,
  { onlyReduced, implied }: Base,
  conditions: Conditions,
  counts: Counts,
): ColourCounter | null {
  const { variantStart, price, priceBefore, discount, colours, sizes, stores } = snapshot;
  if (implied !== null) return null;
  if (colours.words > 1 || sizes.words > 1 || stores.words > 1) return null;
  const { of: colourOf } = colours;
  const { inStock, made, scaleOf } = sizes;
  const { of: storesOf, sizeStart, ofSize } = stores;
  const hasStores = stores.words === 1;
  const { priceFrom, priceTo, minDiscount } = conditions;
  const wantedColours = conditions.colours ? (conditions.colours[0] as number) : 0;
  const asksColour = conditions.colours !== null;
  const asksStock = conditions.inStock;
  const wantedSizes = conditions.sizes;
  const wantedStores = conditions.stores ? (conditions.stores[0] as number) : 0;
  const asksStore = conditions.stores !== null;
  const asksReach = wantedSizes !== null || asksStore;

  return (group, groupMisses) => {
    const scale = scaleOf[group] as number;
    const wantedHere = wantedSizes === null ? -1 : (wantedSizes[scale] as number);
    const end = variantStart[group + 1] as number;
    let isLeft = false;
    let isStocked = false;
    let highest = 0;
    let groupColours = 0;
    let groupSizes = 0;
    let groupStores = 0;
    for (let variant = variantStart[group] as number; variant < end; variant += 1) {
      if (onlyReduced && priceBefore[variant] === 0) continue;
      let misses = groupMisses;
      const colour = colourOf[variant] as number;
      const colourBit = colour < 0 ? 0 : 1 << colour;
      if (asksColour && (colourBit & wantedColours) === 0) {
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
      const has = inStock[variant] as number;
      if (asksStock && has === 0) {
        if (misses !== NOTHING) continue;
        misses = STOCK;
      }
      let reachedSizes = has;
      let reachedStores = hasStores ? (storesOf[variant] as number) : 0;
      if (asksReach) {
        let isReached = (has & wantedHere) !== 0;
        if (reachedStores === 0) {
          // No store has any of it: it can be had, but in no store.
          if (asksStore) {
            isReached = false;
            reachedSizes = 0;
          }
        } else {
          // A size counts where it is: what stores have is looked up size by size.
          const looked = asksStore ? has : has & wantedHere;
          let inWanted = 0;
          let places = 0;
          for (let left = looked; left !== 0; left &= left - 1) {
            const flag = left & -left;
            const row = (sizeStart[variant] as number) + countBits((made[variant] as number) & (flag - 1));
            const there = ofSize[row] as number;
            if (flag & wantedHere) places |= there;
            if (there & wantedStores) inWanted |= flag;
          }
          reachedStores = places;
          if (asksStore) {
            reachedSizes = inWanted;
            isReached = (inWanted & wantedHere) !== 0;
          }
        }
        if (!isReached) {
          if (misses !== NOTHING) continue;
          misses = REACH;
        }
      }

      if (misses === NOTHING) {
        isLeft = true;
        groupColours |= colourBit;
        if (percent > highest) highest = percent;
        counts.prices(cost, cost);
        if (has !== 0) isStocked = true;
        groupSizes |= reachedSizes;
        groupStores |= reachedStores;
      } else if (misses === groupMisses) {
        // Of a model that misses something itself only that facet counts.
        counts.trait(groupMisses, group);
        return;
      } else if (misses === COLOUR) groupColours |= colourBit;
      else if (misses === DISCOUNT) highest = percent > highest ? percent : highest;
      else if (misses === PRICE) counts.prices(cost, cost);
      else if (misses === REACH) {
        groupSizes |= reachedSizes;
        groupStores |= reachedStores;
      }
    }

    if (groupMisses !== NOTHING) return;
    if (isLeft) counts.model(group);
    if (isStocked) counts.stock();
    if (highest > 0) counts.discount(highest);
    counts.colours(0, groupColours);
    counts.sizes(scale, 0, groupSizes);
    if (hasStores) counts.stores(0, groupStores);
  };
}
