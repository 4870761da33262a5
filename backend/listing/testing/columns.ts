import { countBits } from '../columns/bits.ts';
import type { GoodsSnapshot } from '../columns/goods-snapshot.ts';

/** The columns of a snapshot as a value for comparisons, without values that are computed from them. */
export function columnsOf(snapshot: GoodsSnapshot): unknown {
  const {
    derived: _derived,
    words: _words,
    groupId: _group,
    variantId: _variant,
    findGroup: _find,
    ...columns
  } = snapshot;
  const { blockOf: _blockOf, blocks: _blocks, filled: _filled, ...stores } = snapshot.stores;
  return {
    ...columns,
    stores: { ...stores, ofSizes: storesOfSizes(snapshot) },
  };
}

/**
 * The stock of stores by colour as text, so that the order of the blocks in memory does not matter. A colour
 * without such stock may have an empty block or none.
 */
function storesOfSizes(snapshot: GoodsSnapshot): string[] {
  const { stores, variantCount } = snapshot;
  return Array.from({ length: stores.words === 0 ? 0 : variantCount }, (_, variant) =>
    storesOfBlock(snapshot, stores.blockOf[variant] ?? -1).join(),
  );
}

/** The words of a block; an empty list if no store has any size of the colour. */
function storesOfBlock({ stores, sizes }: GoodsSnapshot, block: number): number[] {
  if (block < 0) return [];
  const made = stores.blocks.subarray(block, block + sizes.words);
  const count = made.reduce((sum, word) => sum + countBits(word), 0);
  const rows = stores.blocks.subarray(block + sizes.words, block + sizes.words + count * stores.words);
  return rows.some((word) => word !== 0) ? [...made, ...rows] : [];
}
