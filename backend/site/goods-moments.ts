import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { asc, gt, sql } from 'drizzle-orm';
import { variant, variantGroup } from '../domain/tables/goods.ts';
import type { GoodsSnapshot } from '../listing/columns/goods-snapshot.ts';
import type { Database } from '../platform/db/database.ts';

/**
 * How many models one query reads. It is small, so that other calls need not wait long, even with an embedded
 * database.
 */
const BATCH = 1000;
/** An id that is less than all others. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/** When each model last changed, in ms, at the index of the model's number; 0 if unknown. */
export type GoodsMoments = Float64Array;

/** Reads that are running now, by the snapshot of goods for which they are made. */
const reading = new WeakMap<GoodsSnapshot, Promise<GoodsMoments>>();

/**
 * Reads for each model when one of its product pages last changed. Callers at the same time share one read.
 */
export function goodsMoments(db: Database, snapshot: GoodsSnapshot): Promise<GoodsMoments> {
  const running = reading.get(snapshot) ?? readMoments(db, snapshot).finally(() => reading.delete(snapshot));
  reading.set(snapshot, running);
  return running;
}

async function readMoments(db: Database, snapshot: GoodsSnapshot): Promise<GoodsMoments> {
  const moments = new Float64Array(snapshot.groupCount);
  const newestColour = sql`(select max(${variant.updatedAt}) from ${variant} where ${variant.groupId} = ${variantGroup.id})`;
  const changed = sql<number>`(extract(epoch from greatest(${variantGroup.updatedAt}, ${newestColour})) * 1000)::float8`;
  for (let after = FIRST; ; ) {
    const rows = await db
      .select({ id: variantGroup.id, changed })
      .from(variantGroup)
      .where(gt(variantGroup.id, after))
      .orderBy(asc(variantGroup.id))
      .limit(BATCH);
    for (const { id, changed } of rows) {
      const group = snapshot.findGroup(id);
      if (group >= 0) moments[group] = Math.floor(changed);
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return moments;
    after = last.id;
    await yieldToEventLoop();
  }
}

/** When one of the given models last changed, as an ISO string; null if unknown. */
export function newestChange(moments: GoodsMoments, groups: Int32Array): string | null {
  let newest = 0;
  for (let place = 0; place < groups.length; place += 1)
    newest = Math.max(newest, moments[groups[place] as number] ?? 0);
  return newest > 0 ? new Date(newest).toISOString() : null;
}
