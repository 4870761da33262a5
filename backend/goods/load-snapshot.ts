import { setImmediate as breathe } from 'node:timers/promises';
import type { Database } from '../db/client.ts';
import { createSnapshotBuilder } from './build-snapshot.ts';
import type { GoodsSnapshot } from './goods-snapshot.ts';
import { chunkSize, hasStoreStock, readCategories, readGoods, readOrder, readStores } from './read-goods.ts';

/**
 * Reads all goods, a few models at a time so that others may work meanwhile. Rows are of different moments: what changes
 * during the reading has to be read again. Throws when the signal is given.
 */
export async function loadSnapshot(db: Database, signal: AbortSignal): Promise<GoodsSnapshot> {
  const withStores = await hasStoreStock(db);
  const builder = createSnapshotBuilder({
    categories: await readCategories(db),
    stores: await readStores(db),
    hasStoreStock: withStores,
  });
  const order = await readOrder(db);
  for (let first = 0; first < order.count; first += chunkSize) {
    signal.throwIfAborted();
    const size = Math.min(chunkSize, order.count - first);
    const ids = Array.from({ length: size }, (_, place) => order.idAt(first + place));
    for (const row of await readGoods(db, ids, withStores)) builder.add(row);
    await breathe();
  }
  return builder.finish();
}
