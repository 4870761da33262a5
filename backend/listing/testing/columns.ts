import { countBits } from '../columns/bits.ts';
import type { GoodsSnapshot } from '../columns/goods-snapshot.ts';

/** The columns of a snapshot as a comparable value, without derived values. */
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
 * Store stock by colour as text, independent of the order of the blocks in memory. A colour without store
 * stock may have an empty block or no block.
 */
function storesOfSizes(snapshot: GoodsSnapshot): string[] {
  const { stores, variantCount } = snapshot;
  return Array.from({ length: stores.words === 0 ? 0 : variantCount }, (_, variant) =>
    storesOfBlock(snapshot, stores.blockOf[variant] ?? -1).join(),
  );
}

/** The 32-bit words of a block; no words if no store has any size of the colour. */
function storesOfBlock({ stores, sizes }: GoodsSnapshot, block: number): number[] {
  if (block < 0) return [];
  const made = stores.blocks.subarray(block, block + sizes.words);
  const count = made.reduce((sum, word) => sum + countBits(word), 0);
  const rows = stores.blocks.subarray(block + sizes.words, block + sizes.words + count * stores.words);
  return rows.some((word) => word !== 0) ? [...made, ...rows] : [];
}
