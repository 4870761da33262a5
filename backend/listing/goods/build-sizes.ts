import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { facetName, sizeValue } from '#shared/goods/facet-values.ts';
import { baseSize, sizeOrdinal } from '#shared/goods/size-label.ts';
import { scaleOf, sizeScales } from '#shared/goods/size-scales.ts';
import { inSlices } from '../../platform/jobs/in-slices.ts';
import { setBit } from '../columns/bits.ts';
import { noEntries, placeOf } from '../columns/facet-entries.ts';
import type { ArticleRow, StoreRow } from '../columns/goods-row.ts';
import type { Sizes, Stores } from '../columns/goods-snapshot.ts';
import { isInStoreOf, toStoreBlocks, writeStores } from '../columns/store-blocks.ts';
import { growingColumn } from './growing-column.ts';

/** Flag for «in stock». It is added to the number of a size's bit. */
const IN_STOCK = 0x8000;
const MOST_SIZES = 0x7fff;

/**
 * Distance between the sort positions of two scales of sizes: so large that all sizes of one scale come
 * before those of the next.
 */
const SCALE_SPAN = 2 ** 32;

/**
 * Creates a builder that collects all sizes with their stock and their stores. Its methods must be called
 * model by model, and within a model colour by colour.
 */
export function createSizesBuilder(storeRows: readonly StoreRow[], hasStoreStock: boolean) {
  const storeWords = hasStoreStock ? Math.ceil(storeRows.length / 32) : 0;
  const stores = noEntries();
  for (const [order, { code, name, cityName }] of storeRows.entries())
    placeOf(stores, code, () => ({ name, group: cityName, hex: null, order }));

  const entries = noEntries();
  const bits = sizeScales.map(() => new Map<string, number>());
  const valuesByScale = sizeScales.map((): number[] => []);
  const scaleOfGroup = growingColumn(Uint8Array);
  const sizeStart = growingColumn(Int32Array);
  const sizes = growingColumn(Uint16Array);
  /**
   * For each colour: the index in `ofSize` at which the stores of its sizes begin; −1 if no store has the
   * colour in stock.
   */
  const storeStart = growingColumn(Int32Array);
  const ofSize = growingColumn(Int32Array);
  const storeBits = new Int32Array(storeWords);
  let scale = 0;
  let system = '';

  /**
   * Number of a size's bit in the model's scale. Sizes whose form in URLs is the same share a bit. In a scale
   * of more than 32,767 sizes, all further ones share a bit too.
   */
  function bitOf(size: string): number {
    const known = bits[scale]?.get(size);
    if (known !== undefined) return known;
    const own = scaleOf(system, size);
    const value = placeOf(entries, sizeValue(system, size), () => ({
      name: facetName(baseSize(size)),
      group: own.title,
      hex: null,
      order: sizeScales.indexOf(own) * SCALE_SPAN + sizeOrdinal(baseSize(size)),
    }));
    const values = valuesByScale[scale] ?? [];
    const same = value < 0 ? -1 : values.indexOf(value);
    const bit = same < 0 ? Math.min(values.length, MOST_SIZES - 1) : same;
    values[bit] = value;
    bits[scale]?.set(size, bit);
    return bit;
  }

  function addStores(isSameSize: boolean, codes: readonly string[]): void {
    writeStores(stores.places, codes, storeBits);
    for (const [word, bits] of storeBits.entries()) {
      const place = ofSize.length - storeWords + word;
      if (isSameSize) ofSize.set(place, ofSize.at(place) | bits);
      else ofSize.push(bits);
    }
  }

  return {
    addGroup(sizeSystem: string): void {
      system = sizeSystem;
      scale = sizeScales.indexOf(scaleOf(system, ''));
      scaleOfGroup.push(scale);
    },
    addVariant(articles: readonly ArticleRow[]): void {
      sizeStart.push(sizes.length);
      const inOrder = articles
        .map((article) => ({ ...article, bit: bitOf(article.size) }))
        .sort((one, other) => one.bit - other.bit);
      const isInStores = storeWords > 0 && isInStoreOf(stores.places, articles);
      storeStart.push(isInStores ? ofSize.length : -1);
      let last = -1;
      for (const { bit, stock, stores: codes } of inOrder) {
        // Two articles of a colour with the same size are counted as one size.
        if (bit === last) sizes.set(sizes.length - 1, sizes.at(sizes.length - 1) | inStockMark(stock));
        else sizes.push(bit | inStockMark(stock));
        if (isInStores) addStores(bit === last, stock > 0 ? codes : []);
        last = bit;
      }
    },
    async finish(): Promise<{ sizes: Sizes; stores: Stores }> {
      sizeStart.push(sizes.length);
      const longest = Math.max(1, ...valuesByScale.map(({ length }) => length));
      const words = Math.ceil(longest / 32);
      const values = new Int32Array(sizeScales.length * words * 32).fill(-1);
      for (const [place, places] of valuesByScale.entries()) values.set(places, place * words * 32);

      const starts = sizeStart.view();
      const { made, inStock } = await toBits(starts, sizes.view(), words);
      await yieldToEventLoop();
      const kept = { starts, made, words, storeWords, storeStart: storeStart.view(), ofSize: ofSize.view() };
      return {
        sizes: { ...entries, words, bits, valueOf: values, made, inStock, scaleOf: scaleOfGroup.finish() },
        stores: { ...stores, words: storeWords, ...(await toStoreBlocks(kept)) },
      };
    },
  };
}

/** Writes two bit sets of `words` words for each colour: one of all its sizes, one of its sizes in stock. */
async function toBits(starts: Int32Array, marks: Uint16Array, words: number) {
  const variants = starts.length - 1;
  const made = new Int32Array(variants * words);
  const inStock = new Int32Array(variants * words);
  await inSlices(variants, 50_000, (from, to) => {
    for (let variant = from; variant < to; variant += 1)
      for (let size = starts[variant] as number; size < (starts[variant + 1] as number); size += 1) {
        const mark = marks[size] as number;
        setBit(made, variant * words, mark & MOST_SIZES);
        if (mark & IN_STOCK) setBit(inStock, variant * words, mark & MOST_SIZES);
      }
  });
  return { made, inStock };
}

const inStockMark = (stock: number) => (stock > 0 ? IN_STOCK : 0);
