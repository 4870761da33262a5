import { setBit } from '../../columns/bits.ts';
import type { GoodsSnapshot } from '../../columns/goods-snapshot.ts';
import { bitCounters, countWord, readCounts } from './bit-counters.ts';
import type { Counted } from './counts.ts';
import { NOTHING } from './near-misses.ts';

/** What is counted of the models one after another. */
export type Counts = {
  /** A model that is left but for what it may miss itself. `misses` is nothing, or the one facet of its own. */
  left(group: number, misses: number): void;
  /** All colours of a model, when each of them is left. */
  allColours(group: number): void;
  /** Bits of one word of a model's row. */
  colours(word: number, bits: number): void;
  sizes(scale: number, word: number, bits: number): void;
  stores(word: number, bits: number): void;
  /** The highest discount of a model in percent. */
  discount(percent: number): void;
  stock(): void;
  prices(lowest: number, highest: number): void;
  finish(): Counted;
};

export function createCounts(snapshot: GoodsSnapshot): Counts {
  const { profiles, sums } = snapshot;
  const words = {
    colours: snapshot.colours.words,
    sizes: snapshot.sizes.words,
    stores: snapshot.stores.words,
  };
  const colourCounts = bitCounters(words.colours);
  const sizeCounts = bitCounters(snapshot.sizes.valueOf.length / 32);
  const storeCounts = bitCounters(words.stores);
  const percents = new Uint32Array(101);
  const byProfile = new Uint32Array(profiles.count);
  const leftGroups = new Int32Array(Math.ceil(snapshot.groupCount / 32));
  let inStock = 0;
  let minPrice = Number.POSITIVE_INFINITY;
  let maxPrice = Number.NEGATIVE_INFINITY;

  const sizeWords = snapshot.sizes.words;
  const colours = (word: number, bits: number) => countWord(colourCounts, word, bits);
  const stores = (word: number, bits: number) => countWord(storeCounts, word, bits);
  const sizes = (scale: number, word: number, bits: number) =>
    countWord(sizeCounts, scale * sizeWords + word, bits);

  function discount(percent: number): void {
    percents[percent] = (percents[percent] as number) + 1;
  }

  function prices(lowest: number, highest: number): void {
    if (lowest < minPrice) minPrice = lowest;
    if (highest > maxPrice) maxPrice = highest;
  }

  return {
    left(group, misses) {
      const profile = profiles.of[group] as number;
      byProfile[profile] = (byProfile[profile] as number) + 1;
      if (misses === NOTHING) setBit(leftGroups, 0, group);
    },
    allColours(group) {
      const scale = snapshot.sizes.scaleOf[group] as number;
      for (let word = 0; word < words.colours; word += 1)
        colours(word, sums.colours[group * words.colours + word] as number);
      let isStocked = false;
      for (let word = 0; word < words.sizes; word += 1) {
        const bits = sums.inStock[group * words.sizes + word] as number;
        if (bits !== 0) isStocked = true;
        sizes(scale, word, bits);
      }
      if (isStocked) inStock += 1;
      for (let word = 0; word < words.stores; word += 1)
        stores(word, sums.stores[group * words.stores + word] as number);
      discount(sums.discount[group] as number);
      prices(sums.minPrice[group] as number, sums.maxPrice[group] as number);
    },
    colours,
    sizes,
    stores,
    discount,
    stock() {
      inStock += 1;
    },
    prices,
    finish: () => ({
      leftBy: byProfile,
      left: leftGroups,
      percents,
      colours: readCounts(colourCounts),
      sizes: readCounts(sizeCounts),
      stores: readCounts(storeCounts),
      inStock,
      minPrice,
      maxPrice,
    }),
  };
}
