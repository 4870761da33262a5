import { countBits } from '../columns/bits.ts';
import type { GoodsSnapshot } from '../columns/goods-snapshot.ts';
import { COLOUR, MODEL, modelRow } from '../columns/narrow-rows.ts';
import type { ReducedRows } from '../columns/reduced-rows.ts';

/** What a snapshot says of the goods, without what was worked out of it. */
export function columnsOf(snapshot: GoodsSnapshot): unknown {
  const {
    kept: _kept,
    words: _words,
    reducedRows: _reduced,
    groupId: _group,
    variantId: _variant,
    findGroup: _find,
    ...columns
  } = snapshot;
  const { blockOf: _blockOf, blocks: _blocks, filled: _filled, ...stores } = snapshot.stores;
  return {
    ...columns,
    reduced: reducedOfModels(snapshot),
    stores: { ...stores, ofSizes: storesOfSizes(snapshot) },
  };
}

/** The rows of reduced goods by models, wherever they are. Of what is reduced no more there may be one. */
function reducedOfModels({ reducedRows, groupCount }: GoodsSnapshot): number[][] {
  return Array.from({ length: reducedRows ? groupCount : 0 }, (_, group) => {
    const { words, at } = reducedRows as ReducedRows;
    const begin = at[group] ?? -1;
    const colours = begin < 0 ? 0 : (words[begin + modelRow.facts] as number) & 0xffff;
    return colours === 0 ? [] : [...words.subarray(begin, begin + MODEL + colours * COLOUR)];
  });
}

/** What stores have of each colour, wherever its block is. A colour that no store has any more may have one. */
function storesOfSizes({ stores, sizes, variantCount }: GoodsSnapshot): number[][] {
  return Array.from({ length: stores.words === 0 ? 0 : variantCount }, (_, variant) => {
    const block = stores.blockOf[variant] ?? -1;
    if (block < 0) return [];
    const made = stores.blocks.subarray(block, block + sizes.words);
    const count = made.reduce((sum, word) => sum + countBits(word), 0);
    const rows = stores.blocks.subarray(block + sizes.words, block + sizes.words + count * stores.words);
    return rows.some((word) => word !== 0) ? [...made, ...rows] : [];
  });
}
