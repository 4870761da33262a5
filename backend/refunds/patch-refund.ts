import { eq, sql } from 'drizzle-orm';
import type { Refund, RefundPatch } from '#contract/client/client.schemas.ts';
import { refundChoiceErrors } from '#shared/refunds/check-choice.ts';
import { refundRequest } from '../domain/tables/refunds.ts';
import { invalidRequest, ProblemError } from '../platform/http/problem.ts';
import type { RefundsDeps } from './base/deps.ts';
import type { RefundChoice } from './base/refund-choice.ts';
import { refundRequestSender } from './base/tables.ts';
import { checkPhotos } from './photos/photos.ts';
import { lockRefund } from './queries/lock-refund.ts';
import { readOffer } from './reading/read-offer.ts';
import { readRefund } from './reading/read-refund.ts';
import { waysOf } from './reading/ways.ts';

type Asked = { id: string; ownerId: string; patch: RefundPatch };

/** Saves the parts of a draft that the request contains. If one part is invalid, none is saved. */
export async function patchRefund(
  { db, clock }: Pick<RefundsDeps, 'db' | 'clock'>,
  { id, ownerId, patch }: Asked,
): Promise<Refund> {
  return db.transaction(async (tx) => {
    const now = clock();
    const { row, order } = await lockRefund(tx, { id, ownerId });
    const { version = row.version, ...parts } = patch;
    if (row.state !== 'DRAFT' || row.version !== version) throw new ProblemError(409, 'REFUND_CHANGED');
    const offer = await readOffer(tx, order, now);
    const errors = refundChoiceErrors(partsOf(parts), { ...offer, ways: await waysOf(tx, order, now) });
    if (errors.length > 0) throw invalidRequest(errors);
    const [sender] = await tx.select().from(refundRequestSender).where(eq(refundRequestSender.requestId, id));
    if (!sender) throw new ProblemError(404, 'NOT_FOUND');
    await checkPhotos(tx, id, parts.photos ?? []);
    const choice: RefundChoice = { ...sender.choice, ...partsOf(parts) };
    await tx.update(refundRequestSender).set({ choice }).where(eq(refundRequestSender.requestId, id));
    await tx
      .update(refundRequest)
      .set({ version: sql`${refundRequest.version} + 1`, updatedAt: now })
      .where(eq(refundRequest.id, id));
    return readRefund(tx, { id, ownerId, now });
  });
}

/** The parts that are present in the request. */
const partsOf = (patch: Omit<RefundPatch, 'version'>): Partial<RefundChoice> =>
  Object.fromEntries(Object.entries(patch).filter(([, part]) => part !== undefined));
