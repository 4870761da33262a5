import { countBits } from './bits.ts';
import { type NarrowPass, NO_HIGHEST, NO_LOWEST, own } from './narrow-pass.ts';
import {
  ALL_IN_STOCK,
  ALL_REDUCED,
  COLOUR,
  colourRow,
  MODEL,
  modelRow,
  SOME_REDUCED,
} from './narrow-rows.ts';
import { sizeScales } from './size-scales.ts';
import { countWords } from './upright-counts.ts';

/** Models of one call. A function that is called often is compiled as a whole, one that runs long is not. */
const SLICE = 256;

/** Bits of the models of a call, those of sizes by scales. Nobody else counts meanwhile. */
const ofColours = new Int32Array(SLICE);
const ofStores = new Int32Array(SLICE);
const ofSizes = new Int32Array(SLICE * sizeScales.length);
const sizesFilled = new Int32Array(sizeScales.length);

/**
 * Counts all models of some passes over the same goods. Each slice goes through all passes while it is in the memory
 * nearest to the processor.
 */
export function countNarrowly(passes: readonly NarrowPass[]): void {
  const length = passes[0]?.places.length ?? 0;
  for (let from = 0; from < length; from += SLICE)
    for (const pass of passes) countSlice(pass, from, Math.min(from + SLICE, length));
}

/** 1 for a word that has a bit, else 0, without a branch: processors guess wrong where it is as likely as not. */
const isAny = (word: number): number => (word | (0 - word)) >>> 31;

/**
 * Most of the time of a choice is spent here: everything is a number in a local name, and next to nothing is called.
 * A model is looked at as a whole first: mostly that tells that none of its colours is left, or that all are.
 */
function countSlice(pass: NarrowPass, from: number, to: number): void {
  const { words, places, ownBy, families, discounts, wantedColours, minDiscount, asksStock } = pass;
  const { wantedSizes, eligible, asksStores, wantedStores, asksPrice, priceFrom, priceTo } = pass;
  const { onlyReduced, canBeAll, canBeOnly, left, leftBy, made, percents, counting, counts } = pass;
  const { blocks } = pass.snapshot.stores;
  const isEverything = counting === 'everything';
  const countsColours = isEverything || counting === 'colours';
  const countsSizes = isEverything || counting === 'sizes';
  const countsStores = isEverything || counting === 'stores';
  const countsFacts = !(counting === 'colours' || counting === 'sizes' || counting === 'stores');
  let filled = 0;
  let inStores = 0;
  let stocked = pass.inStock;
  let { minPrice, maxPrice } = pass;
  sizesFilled.fill(0);

  for (let place = from; place < to; place += 1) {
    const at = places[place] as number;
    const profileAndScale = words[at + modelRow.profile] as number;
    const profile = profileAndScale & 0xffffff;
    const scale = profileAndScale >>> 24;
    const ownMiss = ownBy[profile] as number;
    if (ownMiss === own.outside) continue;
    const facts = words[at + modelRow.facts] as number;
    const count = facts & 0xffff;
    let sizes = words[at + modelRow.inStock] as number;
    let stores = words[at + modelRow.stores] as number;
    let colours = words[at + modelRow.colours] as number;
    let percent = (facts >> 16) & 127;
    if (count === 0) continue;
    if (asksStores && (stores & wantedStores) === 0) continue;
    if (families !== null && (colours & wantedColours) === 0) continue;
    if (percent < minDiscount) continue;
    if (onlyReduced && (facts & SOME_REDUCED) === 0) continue;
    if (asksStock && sizes === 0) continue;
    const wanted = wantedSizes === null ? -1 : (wantedSizes[scale] as number);
    if (wantedSizes !== null && (sizes & wanted) === 0) continue;
    let lowest = words[at + modelRow.minPrice] as number;
    let highest = words[at + modelRow.maxPrice] as number;
    if (asksPrice && (highest < priceFrom || lowest > priceTo)) continue;
    let isStocked = isAny(sizes);
    const isSure =
      (canBeOnly && count === 1) ||
      (canBeAll &&
        (!onlyReduced || (facts & ALL_REDUCED) !== 0) &&
        (!asksPrice || (lowest >= priceFrom && highest <= priceTo)) &&
        (!asksStock || (facts & ALL_IN_STOCK) !== 0) &&
        (wantedSizes === null || ((words[at + modelRow.inStockInAll] as number) & wanted) !== 0));
    // What stores have in the wanted sizes is not among the sums.
    if (isSure && (wantedSizes === null || stores === 0 || !countsStores)) {
      if (made !== null) made[scale] = (made[scale] as number) | (words[at + modelRow.made] as number);
    } else {
      const counted = eligible === null ? -1 : (eligible[scale] as number);
      const end = at + MODEL + count * COLOUR;
      let isLeft = false;
      colours = 0;
      sizes = 0;
      stores = 0;
      percent = 0;
      lowest = NO_LOWEST;
      highest = NO_HIGHEST;
      isStocked = 0;
      for (let row = at + MODEL; row < end; row += COLOUR) {
        const colourFacts = words[row + colourRow.facts] as number;
        if (families !== null && families[colourFacts & 255] === 0) continue;
        if (discounts !== null && discounts[colourFacts >> 8] === 0) continue;
        const has = (words[row + colourRow.inStock] as number) & counted;
        if (asksStock && has === 0) continue;
        if (wantedSizes !== null && (has & wanted) === 0) continue;
        const cost = words[row + colourRow.price] as number;
        if (asksPrice && (cost < priceFrom || cost > priceTo)) continue;
        const block = words[row + colourRow.block] as number;
        let found = has;
        if (asksStores || (countsStores && block >= 0)) {
          if (block < 0) continue;
          // A size counts where it is: what stores have is looked up size by size.
          const ofBlock = blocks[block] as number;
          let storesThere = 0;
          found = 0;
          for (let rest = asksStores ? has : has & wanted; rest !== 0; rest &= rest - 1) {
            const flag = rest & -rest;
            const there = blocks[block + 1 + countBits(ofBlock & (flag - 1))] as number;
            if ((flag & wanted) !== 0) storesThere |= there;
            if ((there & wantedStores) !== 0) found |= flag;
          }
          if (!asksStores) found = has;
          else if ((found & wanted) === 0) continue;
          stores |= storesThere;
        }
        isLeft = true;
        // Of a model that misses something itself only that facet counts.
        if (ownMiss !== own.left) break;
        isStocked |= isAny(has);
        if ((colourFacts & 255) < 32) colours |= 1 << (colourFacts & 255);
        sizes |= found;
        percent = Math.max(percent, (colourFacts >> 8) & 127);
        lowest = Math.min(lowest, cost);
        highest = Math.max(highest, cost);
        if (made !== null) {
          const group = words[at + modelRow.group] as number;
          const variant = (pass.snapshot.variantStart[group] as number) + (row - at - MODEL) / COLOUR;
          made[scale] = (made[scale] as number) | (pass.snapshot.sizes.made[variant] as number);
        }
      }
      if (!isLeft) continue;
    }

    if (isEverything) {
      leftBy[profile] = (leftBy[profile] as number) + 1;
      if (ownMiss !== own.left) continue;
      if (left !== null) {
        const group = words[at + modelRow.group] as number;
        left[group >> 5] = (left[group >> 5] as number) | (1 << (group & 31));
      }
    }
    if (countsColours) ofColours[filled] = colours;
    filled += 1;
    if (countsSizes) {
      const ofScale = sizesFilled[scale] as number;
      ofSizes[scale * SLICE + ofScale] = sizes;
      sizesFilled[scale] = ofScale + 1;
    }
    if (countsStores) {
      ofStores[inStores] = stores;
      inStores += isAny(stores);
    }
    if (countsFacts) {
      stocked += isStocked;
      percents[percent] = (percents[percent] as number) + 1;
      if (lowest < minPrice) minPrice = lowest;
      if (highest > maxPrice) maxPrice = highest;
    }
  }

  pass.inStock = stocked;
  pass.minPrice = minPrice;
  pass.maxPrice = maxPrice;
  if (countsColours) countWords(counts.colours, 0, ofColours, 0, filled);
  if (countsStores) countWords(counts.stores, 0, ofStores, 0, inStores);
  if (countsSizes)
    for (let scale = 0; scale < sizeScales.length; scale += 1)
      countWords(counts.sizes, scale, ofSizes, scale * SLICE, sizesFilled[scale] as number);
}
