import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { asc, gt, sql } from 'drizzle-orm';
import { variant, variantGroup } from '../domain/tables/goods.ts';
import type { GoodsSnapshot } from '../listing/columns/goods-snapshot.ts';
import type { Database } from '../platform/db/database.ts';

/** Models read at a time: other calls do not wait for all of them, not even where the database is in this process. */
const BATCH = 1000;
/** Before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/** When each model changed, in ms by the numbers of models; 0 where it is not known. */
export type GoodsMoments = Float64Array;

/** Readings that are under way. */
const reading = new WeakMap<GoodsSnapshot, Promise<GoodsMoments>>();

/** When the pages of models changed, in any of their colours. Parallel callers share one reading. */
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

/** The newest change of some models as the contract writes moments; null when none is known. */
export function newestChange(moments: GoodsMoments, groups: Int32Array): string | null {
  let newest = 0;
  for (let place = 0; place < groups.length; place += 1)
    newest = Math.max(newest, moments[groups[place] as number] ?? 0);
  return newest > 0 ? new Date(newest).toISOString() : null;
}
