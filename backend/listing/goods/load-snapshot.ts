import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Database } from '../../platform/db/database.ts';
import type { GoodsSnapshot } from '../columns/goods-snapshot.ts';
import { createSnapshotBuilder, type SnapshotBuilder } from './build-snapshot.ts';
import {
  chunkSize,
  hasStoreStock,
  readCategories,
  readGoods,
  readOrder,
  readSearched,
  readStores,
} from './read-goods.ts';

/**
 * Loads all goods in small batches, and yields to the event loop between them. Batches are read at different
 * times, so the caller must afterwards read what has changed during the loading. Throws when `signal` is
 * aborted.
 */
export async function loadSnapshot(db: Database, signal: AbortSignal): Promise<GoodsSnapshot> {
  const withStores = await hasStoreStock(db);
  const builder = createSnapshotBuilder({
    categories: await readCategories(db),
    stores: await readStores(db),
    hasStoreStock: withStores,
    searched: await readSearched(db),
  });
  await fill(builder, db, withStores, signal);
  return builder.finish();
}

async function fill(
  builder: SnapshotBuilder,
  db: Database,
  withStores: boolean,
  signal: AbortSignal,
): Promise<void> {
  const order = await readOrder(db);
  const read = (first: number) => {
    const size = Math.min(chunkSize, order.count - first);
    const ids = Array.from({ length: size }, (_, place) => order.idAt(first + place));
    const rows = readGoods(db, ids, withStores);
    // If the query fails before its promise is awaited, the unhandled rejection would end the process. This
    // handler prevents that.
    rows.catch(() => {});
    return rows;
  };
  let reading = order.count > 0 ? read(0) : undefined;
  try {
    for (let next = chunkSize; reading; next += chunkSize) {
      signal.throwIfAborted();
      const rows = await reading;
      // Starts the next query, so that it runs while these rows are processed.
      reading = next < order.count ? read(next) : undefined;
      for (const row of rows) builder.add(row);
      await yieldToEventLoop();
    }
  } finally {
    // Waits for the query that is still running, because the caller may close the database next.
    await Promise.allSettled([reading]);
  }
}
