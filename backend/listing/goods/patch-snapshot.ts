import { setBit } from '../columns/bits.ts';
import {
  discountOf,
  fingerprint,
  type GoodsRow,
  structureOf,
  type VariantRow,
} from '../columns/goods-row.ts';
import type { GoodsSnapshot } from '../columns/goods-snapshot.ts';
import { isId } from '../columns/id-bytes.ts';
import { patchStores } from '../columns/store-blocks.ts';
import { computeGroupSums } from './sums.ts';

/**
 * Updates prices and stock of changed models in place, synchronously. Returns false if other data have
 * changed as well, so that the columns must be rebuilt. Until then, the columns contain new prices and stock
 * only of models with the same colours as before.
 */
export function patchSnapshot(
  snapshot: GoodsSnapshot,
  changedIds: readonly string[],
  rows: readonly GoodsRow[],
): boolean {
  snapshot.derived.clear();
  const present = new Set(rows.map(({ id }) => id));
  // If a deleted model is not in the columns, nothing has to be rebuilt for it.
  let isAll = changedIds.every((id) => present.has(id) || snapshot.findGroup(id) < 0);
  for (const row of rows) {
    const group = snapshot.findGroup(row.id);
    if (group < 0 || !hasSameColours(snapshot, group, row)) {
      isAll = false;
      continue;
    }
    const [one, other] = fingerprint(structureOf(row));
    const { fingerprints } = snapshot;
    if (fingerprints[group * 2] !== one || fingerprints[group * 2 + 1] !== other) isAll = false;
    const first = snapshot.variantStart[group] as number;
    for (const [place, variant] of row.variants.entries())
      if (!patchVariant(snapshot, group, first + place, variant)) isAll = false;
    computeGroupSums(snapshot, snapshot.sums, group);
  }
  return isAll;
}

function hasSameColours(
  { variantStart, variantIds }: GoodsSnapshot,
  group: number,
  { variants }: GoodsRow,
): boolean {
  const first = variantStart[group] as number;
  return (
    (variantStart[group + 1] as number) - first === variants.length &&
    variants.every(({ id }, place) => isId(variantIds, first + place, id))
  );
}

/** Updates the data of a colour in place. Returns false if that is not possible. */
function patchVariant(snapshot: GoodsSnapshot, group: number, variant: number, row: VariantRow): boolean {
  const { sizes, stores } = snapshot;
  snapshot.price[variant] = row.price;
  snapshot.priceBefore[variant] = row.priceBefore ?? 0;
  snapshot.discount[variant] = discountOf(row.price, row.priceBefore);

  const bits = sizes.bits[sizes.scaleOf[group] as number];
  const known = row.articles.map(({ size }) => bits?.get(size) ?? -1);
  const firstWord = variant * sizes.words;
  sizes.inStock.fill(0, firstWord, firstWord + sizes.words);
  for (const [place, { stock }] of row.articles.entries()) {
    const bit = known[place] ?? -1;
    if (bit >= 0 && stock > 0) setBit(sizes.inStock, firstWord, bit);
  }
  if (known.includes(-1)) return false;
  if (stores.words === 0) return row.articles.every((article) => article.stores.length === 0);
  return patchStores(snapshot, variant, row.articles, known);
}
