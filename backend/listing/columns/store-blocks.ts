import { inSlices } from '../../platform/jobs/in-slices.ts';
import { countBits, setBit } from './bits.ts';
import type { ArticleRow } from './goods-row.ts';
import type { GoodsSnapshot, Stores } from './goods-snapshot.ts';

type Places = ReadonlyMap<string, number>;

/** Whether at least one of the stores in the columns has one of the sizes in stock. */
export const isInStoreOf = (places: Places, articles: readonly ArticleRow[]): boolean =>
  articles.some(({ stock, stores }) => stock > 0 && stores.some((code) => places.has(code)));

/**
 * Sets the bits of the stores that have an article in stock. Stores that are not in the columns are ignored.
 */
export function writeStores(places: Places, codes: readonly string[], into: Int32Array): void {
  into.fill(0);
  for (const code of codes) {
    const place = places.get(code);
    if (place !== undefined) setBit(into, 0, place);
  }
}

/**
 * For each size of each colour: the stores that have it in stock, as read from the database. `ofSize` has one
 * bit set of stores (`storeWords` words) per size. Colours that no store has in stock are left out.
 */
type ReadStores = {
  /** For each colour: the index of its first size. One more entry at the end is the number of all sizes. */
  starts: Int32Array;
  /** For each colour: the bits of all its sizes, as in `Sizes`. */
  made: Int32Array;
  words: number;
  storeWords: number;
  /** For each colour: the index of its first word in `ofSize`; −1 if no store has the colour in stock. */
  storeStart: Int32Array;
  ofSize: Int32Array;
};

/** Builds the blocks of `Stores` for all colours that are in stores. */
export async function toStoreBlocks(
  read: ReadStores,
): Promise<Pick<Stores, 'of' | 'blockOf' | 'blocks' | 'filled'>> {
  const { starts, made, words, storeWords, storeStart, ofSize } = read;
  const variants = starts.length - 1;
  const of = new Int32Array(variants * storeWords);
  const blockOf = new Int32Array(storeWords > 0 ? variants : 0).fill(-1);
  let inStores = 0;
  for (const start of storeStart) if (start >= 0) inStores += 1;
  const blocks = new Int32Array(ofSize.length + inStores * words);
  let filled = 0;
  await inSlices(blockOf.length, 50_000, (from, to) => {
    for (let variant = from; variant < to; variant += 1) {
      const start = storeStart[variant] as number;
      if (start < 0) continue;
      const length = ((starts[variant + 1] as number) - (starts[variant] as number)) * storeWords;
      blockOf[variant] = filled;
      blocks.set(made.subarray(variant * words, (variant + 1) * words), filled);
      blocks.set(ofSize.subarray(start, start + length), filled + words);
      filled += words + length;
      for (let word = 0; word < length; word += 1) {
        const row = variant * storeWords + (word % storeWords);
        of[row] = (of[row] as number) | (ofSize[start + word] as number);
      }
    }
  });
  return { of, blockOf, blocks, filled };
}

/**
 * The index in `blocks` of the bit set of stores that have a size of a colour in stock. The colour must have
 * this size.
 */
export function storesOfSize(
  { sizes, stores }: Pick<GoodsSnapshot, 'sizes' | 'stores'>,
  block: number,
  word: number,
  flag: number,
): number {
  let row = 0;
  for (let lower = 0; lower < word; lower += 1) row += countBits(stores.blocks[block + lower] as number);
  row += countBits((stores.blocks[block + word] as number) & (flag - 1));
  return block + sizes.words + row * stores.words;
}

/**
 * Rewrites the stock in stores of a colour. `bits` has the number of the size's bit for each article. Returns
 * false if the new stock cannot be written, because the colour has other sizes than before or a store is not
 * in the columns.
 */
export function patchStores(
  snapshot: Pick<GoodsSnapshot, 'sizes' | 'stores'>,
  variant: number,
  articles: readonly ArticleRow[],
  bits: readonly number[],
): boolean {
  const { stores, sizes } = snapshot;
  const made = sizes.made.subarray(variant * sizes.words, (variant + 1) * sizes.words);
  const now = new Int32Array(sizes.words);
  for (const bit of bits) setBit(now, 0, bit);
  if (now.some((word, place) => word !== made[place])) return false;
  const isKnown = articles.every((article) => article.stores.every((code) => stores.places.has(code)));
  if ((stores.blockOf[variant] as number) < 0) {
    if (!isInStoreOf(stores.places, articles)) return isKnown;
    addBlock(stores, variant, made);
  }
  const block = stores.blockOf[variant] as number;
  const { words } = stores;
  const has = new Int32Array(words);
  stores.of.fill(0, variant * words, (variant + 1) * words);
  stores.blocks.fill(0, block + sizes.words, block + lengthOf(stores, made));
  for (const [place, { stock, stores: codes }] of articles.entries()) {
    writeStores(stores.places, stock > 0 ? codes : [], has);
    const bit = bits[place] as number;
    const row = storesOfSize(snapshot, block, bit >>> 5, 1 << (bit & 31));
    for (const [word, set] of has.entries()) {
      stores.of[variant * words + word] = (stores.of[variant * words + word] as number) | set;
      stores.blocks[row + word] = (stores.blocks[row + word] as number) | set;
    }
  }
  return isKnown;
}

const lengthOf = ({ words }: Stores, made: Int32Array) =>
  made.length + words * made.reduce((sum, word) => sum + countBits(word), 0);

/**
 * Appends a block for a colour. The block is never removed: if the sizes of the colour change, all columns
 * are rebuilt.
 */
function addBlock(stores: Stores, variant: number, made: Int32Array): void {
  const length = lengthOf(stores, made);
  if (stores.filled + length > stores.blocks.length) {
    const wider = new Int32Array(Math.ceil((stores.filled + length) * 1.2));
    wider.set(stores.blocks);
    stores.blocks = wider;
  }
  stores.blocks.set(made, stores.filled);
  stores.blockOf[variant] = stores.filled;
  stores.filled += length;
}
