import { and, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import { refundRequest } from '../domain/tables/refunds.ts';
import { before, type CleanUp, DAY, removeRows } from '../platform/jobs/clean-up.ts';
import { refundPhoto, refundRequestSender } from './base/tables.ts';

/** How long rows are kept past their use, in ms. */
const KEPT = {
  /** A refund that was begun and not sent; longer than there is time for most. */
  draft: 30 * DAY,
  /** A photograph that was sent for a refund and that its draft does not name. */
  photo: DAY,
};

/** States after which a refund stays as it is. */
const ENDED = ['REFUNDED', 'REJECTED', 'CANCELLED'] as const;

/** Drafts of refunds, photographs that none took, and what shoppers said that is no longer kept. */
export const cleanUpRefunds: CleanUp = async (tx, now) => {
  // What the draft names stays, and so does all that a refund was sent with.
  const naming = tx
    .select()
    .from(refundRequestSender)
    .where(
      and(
        eq(refundRequestSender.requestId, refundPhoto.requestId),
        sql`${refundRequestSender.choice} -> 'photos' ? ${refundPhoto.id}::text`,
      ),
    );
  let rows = await removeRows(
    tx,
    refundPhoto,
    and(lt(refundPhoto.createdAt, before(now, KEPT.photo)), notExists(naming)),
  );
  // Those that were never sent have no lines, no steps and no money.
  const unsent = tx
    .select({ id: refundRequest.id })
    .from(refundRequest)
    .where(and(isNull(refundRequest.number), lt(refundRequest.updatedAt, before(now, KEPT.draft))));
  rows += await removeRows(tx, refundRequestSender, inArray(refundRequestSender.requestId, unsent));
  rows += await removeRows(tx, refundPhoto, inArray(refundPhoto.requestId, unsent));
  rows += await removeRows(tx, refundRequest, inArray(refundRequest.id, unsent));
  const ended = tx
    .select({ id: refundRequest.id })
    .from(refundRequest)
    .where(inArray(refundRequest.state, ENDED));
  rows += await removeRows(
    tx,
    refundRequestSender,
    and(lt(refundRequestSender.keptUntil, now), inArray(refundRequestSender.requestId, ended)),
  );
  rows += await removeRows(
    tx,
    refundPhoto,
    and(lt(refundPhoto.keptUntil, now), inArray(refundPhoto.requestId, ended)),
  );
  return rows;
};
