import type { GoodsSnapshot } from './goods-snapshot.ts';

/** What a snapshot says of the goods, without what was worked out of it. */
export function columnsOf(snapshot: GoodsSnapshot): unknown {
  const {
    kept: _kept,
    words: _words,
    groupId: _group,
    variantId: _variant,
    findGroup: _find,
    ...columns
  } = snapshot;
  return columns;
}
