import { and, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import { refundRequest } from '../domain/tables/refunds.ts';
import { before, type CleanUp, DAY, removeRows } from '../platform/jobs/clean-up.ts';
import { refundPhoto, refundRequestSender } from './base/tables.ts';

/** How long rows are stored, in ms. */
const RETENTION = {
  /** Time for a draft that was not submitted. It is longer than the time limit of most refunds. */
  draft: 30 * DAY,
  /** Time for a photograph that belongs to no draft. */
  photo: DAY,
};

/** Final states of a refund. */
const ENDED = ['REFUNDED', 'REJECTED', 'CANCELLED'] as const;

/** Deletes old drafts, unused photographs and shoppers' data after its retention period. */
export const cleanUpRefunds: CleanUp = async (tx, now) => {
  // Photographs that belong to a draft or a submitted refund are not deleted.
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
    and(lt(refundPhoto.createdAt, before(now, RETENTION.photo)), notExists(naming)),
  );
  // Refunds that were not submitted have no lines, steps or money.
  const unsent = tx
    .select({ id: refundRequest.id })
    .from(refundRequest)
    .where(and(isNull(refundRequest.number), lt(refundRequest.updatedAt, before(now, RETENTION.draft))));
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
