import { and, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import { refundRequest } from '../domain/tables/refunds.ts';
import { before, type CleanUp, DAY, removeRows } from '../platform/jobs/clean-up.ts';
import { refundPhoto, refundRequestSender } from './base/tables.ts';

/** How long rows are kept, in ms. */
const RETENTION = {
  /** Drafts that were not submitted. In most cases, goods must be returned within a shorter time. */
  draft: 30 * DAY,
  /** Photographs that belong to no draft. */
  photo: DAY,
};

/** States in which a refund is finished. */
const ENDED = ['REFUNDED', 'REJECTED', 'CANCELLED'] as const;

/** Deletes old drafts, unused photographs, and data of shoppers that need not be kept any longer. */
export const cleanUpRefunds: CleanUp = async (tx, now) => {
  // Photographs that a draft or a submitted refund uses are kept.
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
  // Refunds that were not submitted have no lines, steps or money that would have to be deleted as well.
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
