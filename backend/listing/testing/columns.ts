import { countBits } from '../columns/bits.ts';
import type { GoodsSnapshot } from '../columns/goods-snapshot.ts';
import { COLOUR, colourRow, MODEL, modelRow, type NarrowRows } from '../columns/narrow-rows.ts';
import type { ReducedRows } from '../columns/reduced-rows.ts';

/** The goods of a snapshot, without derived values. */
export function columnsOf(snapshot: GoodsSnapshot): unknown {
  const {
    kept: _kept,
    words: _words,
    rows,
    reducedRows,
    groupId: _group,
    variantId: _variant,
    findGroup: _find,
    ...columns
  } = snapshot;
  const { blockOf: _blockOf, blocks: _blocks, filled: _filled, ...stores } = snapshot.stores;
  return {
    ...columns,
    rows: rowsOfModels(snapshot, rows),
    reducedRows: rowsOfModels(snapshot, reducedRows),
    stores: { ...stores, ofSizes: storesOfSizes(snapshot) },
  };
}

/**
 * The rows of models in any order; empty for a model without one. Of what is reduced no more there may be an empty one.
 */
function rowsOfModels(snapshot: GoodsSnapshot, rows: NarrowRows | ReducedRows | null): string[] {
  if (rows === null) return [];
  return Array.from(rows.at, (begin) => {
    const row = (from: number, length: number) => rows.words.slice(from, from + length);
    const count = begin < 0 ? 0 : (rows.words[begin + modelRow.facts] as number) & 0xffff;
    if (count === 0) return '';
    const colours = Array.from({ length: count }, (_, place) => {
      const colour = row(begin + MODEL + place * COLOUR, COLOUR);
      const block = colour[colourRow.block] as number;
      colour[colourRow.block] = 0;
      return `${colour}/${storesOfBlock(snapshot, block)}`;
    });
    return [row(begin, MODEL), ...colours].join(' ');
  });
}

/** What stores have of each colour, wherever its block begins. A colour that no store has any more may have one. */
function storesOfSizes(snapshot: GoodsSnapshot): string[] {
  const { stores, variantCount } = snapshot;
  return Array.from({ length: stores.words === 0 ? 0 : variantCount }, (_, variant) =>
    storesOfBlock(snapshot, stores.blockOf[variant] ?? -1).join(),
  );
}

/** The words of a block; none when no store has any size. */
function storesOfBlock({ stores, sizes }: GoodsSnapshot, block: number): number[] {
  if (block < 0) return [];
  const made = stores.blocks.subarray(block, block + sizes.words);
  const count = made.reduce((sum, word) => sum + countBits(word), 0);
  const rows = stores.blocks.subarray(block + sizes.words, block + sizes.words + count * stores.words);
  return rows.some((word) => word !== 0) ? [...made, ...rows] : [];
}
