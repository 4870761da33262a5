import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { unknownPhoto } from '#shared/forms/photo-rules.ts';
import { asksForPhotos } from '#shared/refunds/photos.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { invalidRequest } from '../../platform/http/problem.ts';
import type { RefundChoice } from '../base/refund-choice.ts';
import { refundPhoto } from '../base/tables.ts';

const namedIn = (requestId: string, ids: readonly string[]) =>
  and(eq(refundPhoto.requestId, requestId), inArray(refundPhoto.id, [...ids]));

/** @throws ProblemError 422 if a photograph was not uploaded for this refund */
export async function checkPhotos(tx: Transaction, requestId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx.select({ id: refundPhoto.id }).from(refundPhoto).where(namedIn(requestId, ids));
  const known = new Set(rows.map(({ id }) => id));
  const place = ids.findIndex((id) => !known.has(id));
  if (place >= 0) throw invalidRequest([{ in: 'body', pointer: `/photos/${place}`, ...unknownPhoto }]);
}

/**
 * Deletes photographs that were uploaded for a refund but are not part of what is submitted. Returns the ids
 * of the others.
 */
export async function dropUnusedPhotos(
  tx: Transaction,
  requestId: string,
  { lines, photos = [] }: RefundChoice,
): Promise<string[]> {
  const used = asksForPhotos(lines) ? photos : [];
  const isUnused = used.length > 0 ? notInArray(refundPhoto.id, used) : undefined;
  await tx.delete(refundPhoto).where(and(eq(refundPhoto.requestId, requestId), isUnused));
  return used;
}
