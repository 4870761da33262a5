import { lt, sql } from 'drizzle-orm';
import { cleanUpCarts } from './cart/clean-up.ts';
import { cleanUpDrafts } from './checkout/clean-up.ts';
import { cleanUpRequests } from './contact/clean-up.ts';
import type { Deps } from './deps.ts';
import { cleanUpIdentities } from './identity/clean-up.ts';
import { cleanUpChanges } from './listing/clean-up.ts';
import { cleanUpNewsletter } from './newsletter/clean-up.ts';
import { cleanUpOperators } from './operators/clean-up.ts';
import { cleanUpBuyers, cleanUpSoldOut } from './orders/clean-up.ts';
import { before, type CleanUp, DAY, removeRows } from './platform/jobs/clean-up.ts';
import { jobRun } from './platform/jobs/tables.ts';
import { limitCount } from './platform/limits/tables.ts';
import { outboxMessage } from './platform/outbox/tables.ts';
import { cleanUpRefunds } from './refunds/clean-up.ts';
import { cleanUpEvents } from './report/clean-up.ts';
import { cleanUpReviewPhotos } from './reviews/clean-up.ts';
import { cleanUpShopNotices } from './shop-notices/clean-up.ts';

const rooms: readonly CleanUp[] = [
  cleanUpCarts,
  cleanUpDrafts,
  cleanUpRequests,
  cleanUpNewsletter,
  cleanUpReviewPhotos,
  cleanUpEvents,
  cleanUpShopNotices,
  cleanUpOperators,
  (tx, now) => removeRows(tx, outboxMessage, lt(outboxMessage.expiresAt, now)),
  (tx, now) => removeRows(tx, limitCount, lt(limitCount.expire, now)),
  // A job that has not run for a week belongs to another version or other settings of the shop.
  (tx, now) => removeRows(tx, jobRun, lt(jobRun.startedAt, before(now, 7 * DAY))),
  cleanUpChanges,
  cleanUpBuyers,
  cleanUpSoldOut,
  cleanUpRefunds,
  cleanUpIdentities,
];

/**
 * Deletes expired rows of all services; each service decides which of its rows are expired. Returns how many
 * rows were deleted.
 */
export async function cleanUp({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock();
  return db.transaction(async (tx) => {
    // A cleanup changes many more rows than a request, so its statements may take longer.
    await tx.execute(sql`set local statement_timeout = '60s'`);
    let rows = 0;
    for (const cleanUpRoom of rooms) rows += await cleanUpRoom(tx, now);
    return rows;
  });
}
