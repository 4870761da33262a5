import { createBitCounts } from './bits.ts';
import { discountSteps } from './facet-names.ts';
import type { GoodsSnapshot } from './goods-snapshot.ts';

/**
 * Numbers of models. Each facet is counted under everything that is chosen of the others and of the price, the
 * range of prices under everything that is chosen of the facets.
 */
export type Tally = {
  totalItems: number;
  /** Kopecks; `minPrice` is greater than `maxPrice` when nothing is left. */
  minPrice: number;
  maxPrice: number;
  /** By values, in the order of `traitIds`. */
  traits: Uint32Array[];
  colours: Uint32Array;
  sizes: Uint32Array;
  stores: Uint32Array;
  /** By the steps of discounts. */
  discounts: Uint32Array;
  inStock: number;
};

/** What is counted of the models one after another. */
export type Counts = {
  /** A model that is left, with its own facets. */
  model(group: number): void;
  /** One facet of a model that only misses the choice of that facet. */
  trait(trait: number, group: number): void;
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
  finish(): Tally;
};

export function createCounts(snapshot: GoodsSnapshot): Counts {
  const { traits, sums } = snapshot;
  const words = {
    colours: snapshot.colours.words,
    sizes: snapshot.sizes.words,
    stores: snapshot.stores.words,
  };
  const colourBits = createBitCounts(words.colours);
  const sizeBits = createBitCounts(snapshot.sizes.valueOf.length / 32);
  const storeBits = createBitCounts(words.stores);
  const percents = new Uint32Array(101);
  const setCounts = traits.map(({ sets }) => new Uint32Array(sets.length));
  const setsOf = traits.map(({ setOf }) => setOf);
  let totalItems = 0;
  let inStock = 0;
  let minPrice = Number.POSITIVE_INFINITY;
  let maxPrice = Number.NEGATIVE_INFINITY;

  function trait(index: number, group: number): void {
    const counts = setCounts[index] as Uint32Array;
    const set = (setsOf[index] as Uint32Array)[group] as number;
    counts[set] = (counts[set] as number) + 1;
  }

  const sizeWords = snapshot.sizes.words;
  const colours = colourBits.add;
  const stores = storeBits.add;
  const sizes = (scale: number, word: number, bits: number) => sizeBits.add(scale * sizeWords + word, bits);

  function discount(percent: number): void {
    percents[percent] = (percents[percent] as number) + 1;
  }

  function prices(lowest: number, highest: number): void {
    if (lowest < minPrice) minPrice = lowest;
    if (highest > maxPrice) maxPrice = highest;
  }

  return {
    model(group) {
      totalItems += 1;
      for (let index = 0; index < setCounts.length; index += 1) trait(index, group);
    },
    trait,
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
      totalItems,
      minPrice,
      maxPrice,
      traits: traits.map(({ sets, entries }, index) =>
        bySets(sets, setCounts[index] as Uint32Array, entries.length),
      ),
      colours: colourBits.finish(),
      sizes: bySizes(snapshot, sizeBits.finish()),
      stores: storeBits.finish(),
      discounts: Uint32Array.from(discountSteps, (step) =>
        percents.subarray(step).reduce((sum, count) => sum + count, 0),
      ),
      inStock,
    }),
  };
}

/** A model that has several values in its set counts for each of them. */
function bySets(sets: readonly (readonly number[])[], counts: Uint32Array, values: number): Uint32Array {
  const byValue = new Uint32Array(values);
  for (let set = 0; set < sets.length; set += 1) {
    const count = counts[set] as number;
    if (count > 0)
      for (const place of sets[set] as readonly number[]) byValue[place] = (byValue[place] as number) + count;
  }
  return byValue;
}

/** A value may have a bit in several scales; a model is of one scale, so nothing counts twice. */
function bySizes({ sizes }: GoodsSnapshot, counts: Uint32Array): Uint32Array {
  const byValue = new Uint32Array(sizes.entries.length);
  for (const [bit, place] of sizes.valueOf.entries())
    if (place >= 0) byValue[place] = (byValue[place] as number) + (counts[bit] as number);
  return byValue;
}
