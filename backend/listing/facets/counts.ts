import { discountSteps } from '#shared/goods/facet-values.ts';
import { setBit } from '../columns/bits.ts';
import { type GoodsSnapshot, traitIds } from '../columns/goods-snapshot.ts';
import { bitCounters, countWord, readCounts } from './bit-counters.ts';
import { NOTHING } from './near-misses.ts';

/**
 * Counts of models. The values of each facet are counted for the choice in all other facets and the price.
 * The price range is computed for the choice in all facets.
 */
export type Tally = {
  totalItems: number;
  /** The price range in kopecks; `minPrice` exceeds `maxPrice` if nothing matches. */
  minPrice: number;
  maxPrice: number;
  /** Counts of models by facet value, for each facet in the order of `traitIds`. */
  traits: Uint32Array[];
  colours: Uint32Array;
  sizes: Uint32Array;
  stores: Uint32Array;
  /** Counts of models by discount step. */
  discounts: Uint32Array;
  inStock: number;
  /** The matching models, as bits. */
  left: Int32Array;
};

/** Raw counters that are filled while models are visited. */
export type Counted = {
  /** By profile: the number of models with a colour that matches all conditions on colours. */
  leftBy: Uint32Array;
  /** By whole percent: the number of models whose highest discount is this percentage. */
  percents: Uint32Array;
  /** Counts of models by bit. */
  colours: Uint32Array;
  sizes: Uint32Array;
  stores: Uint32Array;
  inStock: number;
  minPrice: number;
  maxPrice: number;
} & Pick<Tally, 'left'>;

/**
 * Converts raw counters to counts of facet values. `missedBy` has the facet that each profile fails. A model
 * that fails none is counted in all facets of models; a model that fails one is counted in that facet only.
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
 * Converts counts of sets to counts of values. A model with several values in its set is counted for each of
 * them.
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
 * Converts counts of bits to counts of values. A size value may have bits in several scales. A model has only
 * one scale, so no model is counted twice.
 */
function bySizes({ sizes }: GoodsSnapshot, counts: Uint32Array): Uint32Array {
  const byValue = new Uint32Array(sizes.entries.length);
  for (const [bit, place] of sizes.valueOf.entries())
    if (place >= 0) byValue[place] = (byValue[place] as number) + (counts[bit] as number);
  return byValue;
}

/** Receives what the visitor of models found. */
export type Counts = {
  /** A model that matches, except possibly for one facet of models: `misses` is that facet, or `NOTHING`. */
  left(group: number, misses: number): void;
  /** Counts all colours of a model. Call it if every colour matches. */
  allColours(group: number): void;
  /** Adds one word of the bits that are to be counted for a model. */
  colours(word: number, bits: number): void;
  sizes(scale: number, word: number, bits: number): void;
  stores(word: number, bits: number): void;
  /** The highest discount of a model, in percent. */
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
