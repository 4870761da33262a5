import { countBits, countEach } from './bits.ts';
import { type NarrowPass, NO_HIGHEST, NO_LOWEST } from './narrow-pass.ts';
import { NOTHING, TOO_MUCH } from './near-misses.ts';

/** What a model or a colour misses, as flags, so that two of them are seen at once. */
const OWN = 1;
const COLOUR = 2;
const DISCOUNT = 4;
const PRICE = 8;
const STOCK = 16;
const REACH = 32;

/**
 * Counts the models from one place to before another. Most of the time of a choice is spent here: everything is a
 * number in a local name, and next to nothing is called.
 */
export function countNarrowly(pass: NarrowPass, from: number, to: number): void {
  const { snapshot, groups, missedBy, belongs, eligible, wantedSizes } = pass;
  const { asksColour, wantedColours, asksSizes, asksStore, wantedStores, asksStock } = pass;
  const { priceFrom, priceTo, minDiscount, isAlone, canBeAll, hasStores } = pass;
  const { left, percents, colours: colourCounts, sizes: sizeCounts, stores: storeCounts } = pass;
  const { variantStart, price, discount, sums } = snapshot;
  const profileOf = snapshot.profiles.of;
  const colourOf = snapshot.colours.of;
  const { inStock, made, scaleOf } = snapshot.sizes;
  const { of: storesOf, sizeStart, ofSize } = snapshot.stores;
  const { colours: sumColours, inStock: sumStock, inStockInAll: sumInAll, stores: sumStores } = sums;
  const { discount: sumDiscount, minPrice: sumMin, maxPrice: sumMax } = sums;
  let stocked = pass.inStock;
  let { minPrice, maxPrice } = pass;

  for (let place = from; place < to; place += 1) {
    const group = groups[place] as number;
    const profile = profileOf[group] as number;
    const missedTrait = missedBy[profile] as number;
    const first = variantStart[group] as number;
    const end = variantStart[group + 1] as number;
    if (missedTrait === TOO_MUCH || first === end) continue;
    const own = missedTrait === NOTHING ? 0 : OWN;
    const scale = scaleOf[group] as number;
    const eligibleHere = eligible === null ? -1 : (eligible[scale] as number);
    const wantedHere = wantedSizes === null ? eligibleHere : (wantedSizes[scale] as number) & eligibleHere;
    let ofColours = sumColours[group] as number;
    let ofSizes = sumStock[group] as number;
    let ofStores = hasStores ? (sumStores[group] as number) : 0;
    let highest = sumDiscount[group] as number;
    let lowestPrice = sumMin[group] as number;
    let highestPrice = sumMax[group] as number;
    let isStocked = ofSizes !== 0;
    let isLeft = true;

    // What none of its colours fulfils is missed by all of them.
    let missed = own;
    if (asksColour && (ofColours & wantedColours) === 0) missed |= COLOUR;
    if (highest < minDiscount) missed |= DISCOUNT;
    if (highestPrice < priceFrom || lowestPrice > priceTo) missed |= PRICE;
    if (asksStock && !isStocked) missed |= STOCK;
    if ((asksSizes && (ofSizes & wantedHere) === 0) || (asksStore && (ofStores & wantedStores) === 0))
      missed |= REACH;
    if ((missed & (missed - 1)) !== 0) continue;

    const inAll = sumInAll[group] as number;
    const isAll =
      canBeAll &&
      missed === own &&
      lowestPrice >= priceFrom &&
      highestPrice <= priceTo &&
      (!asksStock || inAll !== 0) &&
      // What stores have in the chosen sizes is not among the sums.
      (!asksSizes || (ofStores === 0 && (inAll & wantedHere) !== 0));
    if (!isAll && isAlone && missed !== own) {
      // The only thing that is asked for: the sums say what the model would add to its facet.
      isLeft = false;
      isStocked = false;
      if (missed !== COLOUR) ofColours = 0;
      if (missed !== DISCOUNT) highest = 0;
      if (missed !== REACH || !asksSizes) ofSizes = 0;
      if (missed !== REACH || asksSizes) ofStores = 0;
      if (missed !== PRICE) {
        lowestPrice = NO_LOWEST;
        highestPrice = NO_HIGHEST;
      }
    } else if (!isAll) {
      isLeft = false;
      isStocked = false;
      ofColours = 0;
      ofSizes = 0;
      ofStores = 0;
      highest = 0;
      lowestPrice = NO_LOWEST;
      highestPrice = NO_HIGHEST;
      for (let variant = first; variant < end; variant += 1) {
        if (belongs !== null && !belongs(variant, scale)) continue;
        const colour = colourOf[variant] as number;
        const colourBit = colour < 0 ? 0 : 1 << colour;
        const percent = discount[variant] as number;
        const cost = price[variant] as number;
        const has = (inStock[variant] as number) & eligibleHere;
        let sizesThere = has;
        let storesThere = hasStores ? (storesOf[variant] as number) : 0;
        let misses = own;
        if (asksColour && (colourBit & wantedColours) === 0) misses |= COLOUR;
        if (percent < minDiscount) misses |= DISCOUNT;
        if (cost < priceFrom || cost > priceTo) misses |= PRICE;
        if (asksStock && has === 0) misses |= STOCK;
        if (asksSizes && (has & wantedHere) === 0) misses |= REACH;
        if ((misses & (misses - 1)) !== 0) continue;
        if (asksStore || (asksSizes && storesThere !== 0)) {
          // A size counts where it is: what stores have is looked up size by size.
          let found = 0;
          let places = 0;
          let sizesLeft = storesThere === 0 ? 0 : asksStore ? has : has & wantedHere;
          for (; sizesLeft !== 0; sizesLeft &= sizesLeft - 1) {
            const flag = sizesLeft & -sizesLeft;
            const there = ofSize[
              (sizeStart[variant] as number) + countBits((made[variant] as number) & (flag - 1))
            ] as number;
            if ((flag & wantedHere) !== 0) places |= there;
            if ((there & wantedStores) !== 0) found |= flag;
          }
          storesThere = places;
          if (asksStore) {
            sizesThere = found;
            if ((found & wantedHere) === 0) misses |= REACH;
            if ((misses & (misses - 1)) !== 0) continue;
          }
        }

        if (misses === own) {
          isLeft = true;
          // Of a model that misses something itself only that facet counts.
          if (own !== 0) break;
        }
        if (misses === 0 && has !== 0) isStocked = true;
        if ((misses & ~COLOUR) === 0) ofColours |= colourBit;
        if ((misses & ~DISCOUNT) === 0 && percent > highest) highest = percent;
        if ((misses & ~PRICE) === 0) {
          if (cost < lowestPrice) lowestPrice = cost;
          if (cost > highestPrice) highestPrice = cost;
        }
        if ((misses & ~REACH) === 0) {
          ofSizes |= sizesThere;
          ofStores |= storesThere;
        }
      }
    }

    if (isLeft) left[profile] = (left[profile] as number) + 1;
    if (own !== 0) continue;
    if (isStocked) stocked += 1;
    percents[highest] = (percents[highest] as number) + 1;
    if (lowestPrice < minPrice) minPrice = lowestPrice;
    if (highestPrice > maxPrice) maxPrice = highestPrice;
    countEach(colourCounts, 0, ofColours);
    countEach(sizeCounts, scale * 32, ofSizes);
    if (hasStores) countEach(storeCounts, 0, ofStores);
  }
  pass.inStock = stocked;
  pass.minPrice = minPrice;
  pass.maxPrice = maxPrice;
}
