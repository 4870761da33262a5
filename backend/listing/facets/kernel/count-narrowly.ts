import { sizeScales } from '#shared/goods/size-scales.ts';
import { countBits, hasAny } from '../../columns/bits.ts';
import {
  ALL_IN_STOCK,
  COLOUR,
  colourRow,
  MODEL,
  modelRow,
  NO_HIGHEST,
  NO_LOWEST,
} from '../../columns/narrow-rows.ts';
import { countWords } from './bit-counters.ts';
import { findMisses } from './find-misses.ts';
import { miss, type NarrowPass } from './narrow-pass.ts';

/** Models of one call. A function that is called often is compiled as a whole, one that runs long is not. */
const SLICE = 256;

/** Bits of the models of a call, those of sizes by scales. No other count runs at the same time. */
const ofColours = new Int32Array(SLICE);
const ofStores = new Int32Array(SLICE);
const ofSizes = new Int32Array(SLICE * sizeScales.length);
const sizesFilled = new Int32Array(sizeScales.length);

/** What the models of a slice miss, and the first rows of those that a pass visits. */
const missed = new Uint8Array(SLICE);
const chosen = new Int32Array(SLICE);

/**
 * Counts all models of some passes over the same goods. The first asks for all that the others ask for: what models
 * miss of that as wholes is looked up once, so that each pass looks only at those that may count for it.
 */
export function countNarrowly(passes: readonly NarrowPass[]): void {
  const [first, ...others] = passes;
  const length = first?.places.length ?? 0;
  for (let from = 0; first && from < length; from += SLICE) {
    const to = Math.min(from + SLICE, length);
    if (others.length === 0) countModels(first, first.places, from, to);
    else {
      findMisses(first, from, to, missed);
      for (const pass of passes) countModels(pass, chosen, 0, choose(pass, from, to));
    }
  }
}

/** Notes the models of a slice that may count for a pass, and says how many. */
function choose({ places, mayMiss }: NarrowPass, from: number, to: number): number {
  let count = 0;
  for (let place = from; place < to; place += 1) {
    chosen[count] = places[place] as number;
    count += 1 - hasAny((missed[place - from] as number) & ~mayMiss);
  }
  return count;
}

/**
 * The hot loop of a choice: all values are numbers in local variables, and calls are rare. A model is checked as a
 * whole first: mostly that shows that none of its colours is left, or that all are.
 */
function countModels(pass: NarrowPass, places: Int32Array, from: number, to: number): void {
  const { words, ownBy, families, discounts, asksColours, wantedColours, minDiscount, asksStock } = pass;
  const { wantedSizes, eligible, asksStores, wantedStores, asksPrice, priceFrom, priceTo } = pass;
  const { looksIntoStores, canBeAll, canBeOnly, left, leftBy, made, percents, counting, counts } = pass;
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
    if (ownMiss === miss.outside) continue;
    const facts = words[at + modelRow.facts] as number;
    const count = facts & 0xffff;
    let sizes = words[at + modelRow.inStock] as number;
    let stores = words[at + modelRow.stores] as number;
    let colours = words[at + modelRow.colours] as number;
    let percent = (facts >> 16) & 127;
    if (count === 0) continue;
    if (asksStores && (stores & wantedStores) === 0) continue;
    if (asksColours && (colours & wantedColours) === 0) continue;
    if (percent < minDiscount) continue;
    if (asksStock && sizes === 0) continue;
    const wanted = wantedSizes === null ? -1 : (wantedSizes[scale] as number);
    if (wantedSizes !== null && (sizes & wanted) === 0) continue;
    let lowest = words[at + modelRow.minPrice] as number;
    let highest = words[at + modelRow.maxPrice] as number;
    if (asksPrice && (highest < priceFrom || lowest > priceTo)) continue;
    let isStocked = hasAny(sizes);
    const isSure =
      (canBeOnly && count === 1) ||
      (canBeAll &&
        (!asksPrice || (lowest >= priceFrom && highest <= priceTo)) &&
        (!asksStock || (facts & ALL_IN_STOCK) !== 0) &&
        (wantedSizes === null || ((words[at + modelRow.inStockInAll] as number) & wanted) !== 0));
    // What stores have in the wanted sizes is not among the sums.
    if (isSure && (stores === 0 || !looksIntoStores)) {
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
        if (families[colourFacts & 255] === 0) continue;
        if (discounts[colourFacts >> 8] === 0) continue;
        const has = (words[row + colourRow.inStock] as number) & counted;
        if (asksStock && has === 0) continue;
        if (wantedSizes !== null && (has & wanted) === 0) continue;
        const cost = words[row + colourRow.price] as number;
        if (asksPrice && (cost < priceFrom || cost > priceTo)) continue;
        let inStores = words[row + colourRow.stores] as number;
        if (asksStores && (inStores & wantedStores) === 0) continue;
        let found = has;
        if (looksIntoStores && inStores !== 0) {
          // A size counts where it is: what stores have is looked up size by size.
          const block = words[row + colourRow.block] as number;
          const ofBlock = blocks[block] as number;
          inStores = 0;
          found = 0;
          for (let rest = asksStores ? has : has & wanted; rest !== 0; rest &= rest - 1) {
            const flag = rest & -rest;
            const there = blocks[block + 1 + countBits(ofBlock & (flag - 1))] as number;
            if ((flag & wanted) !== 0) inStores |= there;
            if ((there & wantedStores) !== 0) found |= flag;
          }
          if (!asksStores) found = has;
          else if ((found & wanted) === 0) continue;
        }
        isLeft = true;
        // Of a model that misses something itself only that facet counts.
        if (ownMiss !== 0) break;
        stores |= inStores;
        isStocked |= hasAny(has);
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
      if (ownMiss !== 0) continue;
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
      inStores += hasAny(stores);
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
