import { inSlices } from '../../platform/jobs/in-slices.ts';
import { setBit } from '../columns/bits.ts';
import type { GoodsSnapshot, Sums } from '../columns/goods-snapshot.ts';

type Summed = Pick<GoodsSnapshot, 'variantStart' | 'price' | 'discount' | 'colours' | 'sizes' | 'stores'>;

/** Computes the summaries (`Sums`) of all models. */
export async function computeSums(columns: Summed): Promise<Sums> {
  const groups = columns.variantStart.length - 1;
  const sums: Sums = {
    colours: new Int32Array(groups * columns.colours.words),
    made: new Int32Array(groups * columns.sizes.words),
    inStock: new Int32Array(groups * columns.sizes.words),
    inStockInAll: new Int32Array(groups * columns.sizes.words),
    stores: new Int32Array(groups * columns.stores.words),
    discount: new Uint8Array(groups),
    minPrice: new Int32Array(groups),
    maxPrice: new Int32Array(groups),
  };
  await inSlices(groups, 20_000, (from, to) => {
    for (let group = from; group < to; group += 1) computeGroupSums(columns, sums, group);
  });
  return sums;
}

/** Computes the summaries of one model again after its colours have changed. */
export function computeGroupSums(columns: Summed, sums: Sums, group: number): void {
  const { variantStart, price, discount, colours, sizes, stores } = columns;
  sums.colours.fill(0, group * colours.words, (group + 1) * colours.words);
  orRows(sums.made, group, sizes.made, columns, sizes.words);
  orRows(sums.inStock, group, sizes.inStock, columns, sizes.words);
  andRows(sums.inStockInAll, group, sizes.inStock, columns, sizes.words);
  orRows(sums.stores, group, stores.of, columns, stores.words);
  let highest = 0;
  let min = 0;
  let max = 0;
  const first = variantStart[group] as number;
  const end = variantStart[group + 1] as number;
  for (let variant = first; variant < end; variant += 1) {
    const colour = colours.of[variant] as number;
    if (colour >= 0) setBit(sums.colours, group * colours.words, colour);
    highest = Math.max(highest, discount[variant] as number);
    const cost = price[variant] as number;
    min = variant === first ? cost : Math.min(min, cost);
    max = Math.max(max, cost);
  }
  sums.discount[group] = highest;
  sums.minPrice[group] = min;
  sums.maxPrice[group] = max;
}

/** Combines the bit sets of a model's colours by OR, and writes the result into the model's bit set. */
function orRows(
  into: Int32Array,
  group: number,
  from: Int32Array,
  { variantStart }: Summed,
  words: number,
): void {
  const end = variantStart[group + 1] as number;
  for (let word = 0; word < words; word += 1) {
    let bits = 0;
    for (let variant = variantStart[group] as number; variant < end; variant += 1)
      bits |= from[variant * words + word] as number;
    into[group * words + word] = bits;
  }
}

/**
 * Combines the bit sets of a model's colours by AND, and writes the result into the model's bit set. Without
 * colours, no bit is set.
 */
function andRows(
  into: Int32Array,
  group: number,
  from: Int32Array,
  { variantStart }: Summed,
  words: number,
): void {
  const first = variantStart[group] as number;
  const end = variantStart[group + 1] as number;
  for (let word = 0; word < words; word += 1) {
    let bits = first < end ? -1 : 0;
    for (let variant = first; variant < end; variant += 1) bits &= from[variant * words + word] as number;
    into[group * words + word] = bits;
  }
}
