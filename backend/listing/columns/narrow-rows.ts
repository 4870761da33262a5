import { inSlices } from '../../platform/jobs/in-slices.ts';
import type { GoodsSnapshot } from './goods-snapshot.ts';

/**
 * What counting looks at, as it comes: the row of a model is followed by those of its colours, and models of one
 * category stand together. A column for each fact would cost a look into memory each, which takes longer than all
 * counting. Only for shops whose families, sizes of a scale and stores fit into a word of bits each, as those of most
 * do. Rows repeat columns and follow them.
 */
export type NarrowRows = {
  words: Int32Array;
  /** Where the row of a model begins, by models. */
  at: Int32Array;
};

/** Rows to look at: where those of models begin, in any order. Rows without colours are passed over. */
export type Rows = { words: Int32Array; places: Int32Array };

/** Words of the row of a model, and of a colour. */
export const MODEL = 10;
export const COLOUR = 5;

/** Places in the row of a model; of its colours, what they have together. */
export const modelRow = {
  /** The profile in 24 bits, the scale of sizes in the 8 highest. */
  profile: 0,
  /** How many colours in 16 bits, the highest discount in 7 more, then the flags below. */
  facts: 1,
  colours: 2,
  inStock: 3,
  stores: 4,
  minPrice: 5,
  maxPrice: 6,
  inStockInAll: 7,
  made: 8,
  group: 9,
} as const;

/** Whether some colour of a model is reduced, and whether all are in stock. */
export const SOME_REDUCED = 1 << 23;
export const ALL_IN_STOCK = 1 << 24;

/** Places in the row of a colour. */
export const colourRow = {
  price: 0,
  inStock: 1,
  /** The family in 8 bits, `NO_FAMILY` for none, then the percent off in 7 bits and whether it is reduced in one. */
  facts: 2,
  /** Stores that have it in any size, and where its block begins, which has them by size; −1 for none. */
  stores: 3,
  block: 4,
} as const;

const NO_FAMILY = 255;
export const IS_REDUCED = 1 << 15;

/** Prices when there are none: whole numbers, unlike infinity. */
export const NO_LOWEST = 2 ** 31 - 1;
export const NO_HIGHEST = -1;

const MOST_PROFILES = 2 ** 24;
const MOST_COLOURS = 2 ** 16 - 1;

type Columns = Pick<
  GoodsSnapshot,
  'variantStart' | 'price' | 'priceBefore' | 'discount' | 'colours' | 'sizes' | 'stores' | 'profiles'
>;

/** Makes the rows of all goods, in the order of `models`; null where they do not fit. */
export async function toNarrowRows(columns: Columns, models: Int32Array): Promise<NarrowRows | null> {
  const { colours, sizes, stores, profiles, variantStart, price } = columns;
  if (colours.words > 1 || sizes.words > 1 || stores.words > 1 || profiles.count > MOST_PROFILES) return null;
  const rows = {
    words: new Int32Array(models.length * MODEL + price.length * COLOUR),
    at: new Int32Array(models.length),
  };
  let next = 0;
  let most = 0;
  await inSlices(models.length, 20_000, (from, to) => {
    for (let place = from; place < to; place += 1) {
      const group = models[place] as number;
      const count = (variantStart[group + 1] as number) - (variantStart[group] as number);
      most = Math.max(most, count);
      rows.at[group] = next;
      next += MODEL + count * COLOUR;
      writeRows(columns, rows, group);
    }
  });
  return most > MOST_COLOURS ? null : rows;
}

/** Rewrites the rows of a model and its colours. */
export function writeRows(columns: Columns, { words, at: places }: NarrowRows, group: number): void {
  const { variantStart, price, priceBefore, discount, colours, sizes, stores, profiles } = columns;
  const first = variantStart[group] as number;
  const end = variantStart[group + 1] as number;
  const at = places[group] as number;
  let made = 0;
  let row = at + MODEL;
  for (let variant = first; variant < end; variant += 1) {
    const family = colours.words === 0 ? -1 : (colours.of[variant] as number);
    const isReduced = (priceBefore[variant] as number) > 0;
    const inStores = stores.words === 0 ? 0 : (stores.of[variant] as number);
    words[row + colourRow.price] = price[variant] as number;
    words[row + colourRow.inStock] = sizes.inStock[variant] as number;
    words[row + colourRow.facts] =
      (family < 0 ? NO_FAMILY : family) | ((discount[variant] as number) << 8) | (isReduced ? IS_REDUCED : 0);
    words[row + colourRow.stores] = inStores;
    words[row + colourRow.block] = inStores === 0 ? -1 : (stores.blockOf[variant] as number);
    made |= sizes.made[variant] as number;
    row += COLOUR;
  }
  words[at + modelRow.profile] = (profiles.of[group] as number) | ((sizes.scaleOf[group] as number) << 24);
  words[at + modelRow.made] = made;
  words[at + modelRow.group] = group;
  sumUpRow(words, at, end - first);
}

/** Writes into the row of a model what the rows of its colours, which follow it, have together. */
export function sumUpRow(words: Int32Array, at: number, count: number): void {
  const end = at + MODEL + count * COLOUR;
  let [colours, inStock, inStockInAll, stores, percent] = [0, 0, -1, 0, 0];
  let [lowest, highest, flags] = [NO_LOWEST, NO_HIGHEST, ALL_IN_STOCK];
  for (let row = at + MODEL; row < end; row += COLOUR) {
    const facts = words[row + colourRow.facts] as number;
    const price = words[row + colourRow.price] as number;
    const has = words[row + colourRow.inStock] as number;
    if ((facts & 255) !== NO_FAMILY) colours |= 1 << (facts & 255);
    if ((facts & IS_REDUCED) !== 0) flags |= SOME_REDUCED;
    if (has === 0) flags &= ~ALL_IN_STOCK;
    inStock |= has;
    inStockInAll &= has;
    stores |= words[row + colourRow.stores] as number;
    percent = Math.max(percent, (facts >> 8) & 127);
    lowest = Math.min(lowest, price);
    highest = Math.max(highest, price);
  }
  words[at + modelRow.facts] = count | (percent << 16) | flags;
  words[at + modelRow.colours] = colours;
  words[at + modelRow.inStock] = inStock;
  words[at + modelRow.inStockInAll] = inStockInAll;
  words[at + modelRow.stores] = stores;
  words[at + modelRow.minPrice] = lowest;
  words[at + modelRow.maxPrice] = highest;
}

/** A copy of rows that are scattered over all: looking one of them up there takes longer than counting it. */
export function besideOneAnother({ words, places }: Rows): Rows {
  const own = { words: new Int32Array(lengthOf(words, places)), places: new Int32Array(places.length) };
  let next = 0;
  for (let place = 0; place < places.length; place += 1) {
    const at = places[place] as number;
    own.places[place] = next;
    const end = at + rowLength(words, at);
    for (let word = at; word < end; word += 1) own.words[next++] = words[word] as number;
  }
  return own;
}

/** Words of the row of a model with those of its colours. */
const rowLength = (words: Int32Array, at: number): number =>
  MODEL + ((words[at + modelRow.facts] as number) & MOST_COLOURS) * COLOUR;

const lengthOf = (words: Int32Array, places: Int32Array): number =>
  places.reduce((sum, at) => sum + rowLength(words, at), 0);
