import { discountSteps } from '#shared/goods/facet-values.ts';
import { setBit } from '../columns/bits.ts';
import { type GoodsSnapshot, traitIds } from '../columns/goods-snapshot.ts';
import { bitCounters, countWord, readCounts } from './bit-counters.ts';
import { NOTHING } from './near-misses.ts';

/**
 * Numbers of models for the chosen filters. The values of a facet are counted among the models that match the
 * price range and the filters of all other facets. The price range is that of the models that match all
 * filters.
 */
export type Tally = {
  totalItems: number;
  /**
   * The lowest and the highest price, in kopecks. If nothing matches, `minPrice` is greater than `maxPrice`.
   */
  minPrice: number;
  maxPrice: number;
  /** One array per facet, in the order of `traitIds`, with the number of models for each value. */
  traits: Uint32Array[];
  colours: Uint32Array;
  sizes: Uint32Array;
  stores: Uint32Array;
  /** For each step of the discount facet, the number of models with at least that discount. */
  discounts: Uint32Array;
  inStock: number;
  /** Bits of the models that match all filters. */
  left: Int32Array;
};

/** Counters that are incremented while the models are examined one after another. */
export type Counted = {
  /** For each profile, how many models have a colour that meets all conditions on colours. */
  leftBy: Uint32Array;
  /** How many models have which highest discount, by whole percent. */
  percents: Uint32Array;
  /** Number of models for each bit of a colour family. */
  colours: Uint32Array;
  sizes: Uint32Array;
  stores: Uint32Array;
  inStock: number;
  minPrice: number;
  maxPrice: number;
} & Pick<Tally, 'left'>;

/**
 * Converts the counters to the number of models for each facet value. `missedBy` has, for each profile (see
 * goods-snapshot.ts), the one facet in which it does not match, if any. A model that matches in all facets of
 * `traitIds` is counted in each of them; a model that does not match in one facet is counted in that facet
 * only.
 */
export function toTally(snapshot: GoodsSnapshot, missedBy: Int8Array, counted: Counted): Tally {
  const { leftBy, percents, colours, stores, inStock, minPrice, maxPrice, left } = counted;
  return {
    ...byTraits(snapshot, missedBy, leftBy),
    minPrice,
    maxPrice,
    colours,
    sizes: bySizes(snapshot, counted.sizes),
    stores,
    discounts: Uint32Array.from(discountSteps, (step) =>
      percents.subarray(step).reduce((sum, count) => sum + count, 0),
    ),
    inStock,
    left,
  };
}

function byTraits({ traits, profiles }: GoodsSnapshot, missedBy: Int8Array, leftBy: Uint32Array) {
  const bySet = traits.map(({ sets }) => new Uint32Array(sets.length));
  let totalItems = 0;
  for (let profile = 0; profile < leftBy.length; profile += 1) {
    const count = leftBy[profile] as number;
    if (count === 0) continue;
    const missed = missedBy[profile];
    if (missed === NOTHING) totalItems += count;
    for (const [trait, counts] of bySet.entries()) {
      if (missed !== NOTHING && missed !== trait) continue;
      const set = profiles.sets[profile * traitIds.length + trait] as number;
      counts[set] = (counts[set] as number) + count;
    }
  }
  return {
    totalItems,
    traits: traits.map(({ sets, entries }, trait) =>
      bySets(sets, bySet[trait] as Uint32Array, entries.length),
    ),
  };
}

/**
 * Converts numbers of models per set of values to numbers per value. A model counts for each value of its
 * set.
 */
function bySets(sets: readonly (readonly number[])[], counts: Uint32Array, values: number): Uint32Array {
  const byValue = new Uint32Array(values);
  for (let set = 0; set < sets.length; set += 1) {
    const count = counts[set] as number;
    if (count > 0)
      for (const place of sets[set] as readonly number[]) byValue[place] = (byValue[place] as number) + count;
  }
  return byValue;
}

/**
 * Converts numbers of models per size bit to numbers per size value. A value may have bits in several scales,
 * but a model has only one scale, so no model is counted twice.
 */
function bySizes({ sizes }: GoodsSnapshot, counts: Uint32Array): Uint32Array {
  const byValue = new Uint32Array(sizes.entries.length);
  for (const [bit, place] of sizes.valueOf.entries())
    if (place >= 0) byValue[place] = (byValue[place] as number) + (counts[bit] as number);
  return byValue;
}

/** Records results while the models are examined. Each method records one result. */
export type Counts = {
  /**
   * Counts a model that has a colour which meets all conditions on colours. `misses` is the only facet in
   * which the model itself does not match, or `NOTHING`.
   */
  left(group: number, misses: number): void;
  /** Counts all colours of a model in the colour facet. Call it if all of them match. */
  allColours(group: number): void;
  /**
   * Counts a model in the colour facet, for the colour families whose bits are set in `bits`. `word` is the
   * index of this word in the bit set.
   */
  colours(word: number, bits: number): void;
  sizes(scale: number, word: number, bits: number): void;
  stores(word: number, bits: number): void;
  /** Records the highest discount of a model, in percent. */
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
