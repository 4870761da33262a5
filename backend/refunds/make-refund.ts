import { and, eq } from 'drizzle-orm';
import type { Refund } from '#contract/client/client.schemas.ts';
import { orderBuyer } from '../domain/tables/orders.ts';
import { refundRequest } from '../domain/tables/refunds.ts';
import { type LockedOrder, lockOrder } from '../orders/queries/lock-order.ts';
import { keptUntil } from '../orders/rules/kept-until.ts';
import type { Transaction } from '../platform/db/database.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { RefundsDeps } from './base/deps.ts';
import { refundRequestSender } from './base/tables.ts';
import { readOffer } from './reading/read-offer.ts';
import { readRefund } from './reading/read-refund.ts';

type Asked = { orderId: string; ownerId: string };

/** Starts a refund of an order. If the order already has a draft of a refund, returns that draft. */
export async function makeRefund(
  deps: Pick<RefundsDeps, 'db' | 'clock' | 'ids'>,
  { orderId, ownerId }: Asked,
): Promise<Refund> {
  return deps.db.transaction(async (tx) => {
    const lockedOrder = await lockOrder(tx, orderId);
    if (lockedOrder?.ownerId !== ownerId) throw new ProblemError(404, 'NOT_FOUND');
    const now = deps.clock();
    const id = (await draftOf(tx, orderId)) ?? (await newDraft(tx, deps, lockedOrder));
    return readRefund(tx, { id, ownerId, now });
  });
}

async function draftOf(tx: Transaction, orderId: string): Promise<string | undefined> {
  const [draft] = await tx
    .select({ id: refundRequest.id })
    .from(refundRequest)
    .where(and(eq(refundRequest.orderId, orderId), eq(refundRequest.state, 'DRAFT')));
  return draft?.id;
}

async function newDraft(
  tx: Transaction,
  { ids, clock }: Pick<RefundsDeps, 'clock' | 'ids'>,
  lockedOrder: LockedOrder,
): Promise<string> {
  const now = clock();
  if ((await readOffer(tx, lockedOrder, now)).obstacle) throw new ProblemError(409, 'REFUND_NOT_OFFERED');
  const id = ids();
  const moments = { createdAt: now, updatedAt: now };
  await tx
    .insert(refundRequest)
    .values({ id, orderId: lockedOrder.id, state: 'DRAFT', version: 1, ...moments });
  const [buyer] = await tx.select().from(orderBuyer).where(eq(orderBuyer.orderId, lockedOrder.id));
  const address = buyer && buyer.address !== null ? { ...addressOf(buyer), address: buyer.address } : null;
  await tx.insert(refundRequestSender).values({
    requestId: id,
    // By default, a courier collects the goods at the address to which they had been delivered.
    choice: {
      lines: [],
      way: null,
      storeCode: null,
      payout: null,
      photos: [],
      pickup: address && { address, day: null, interval: null },
    },
    keptUntil: keptUntil(now),
  });
  return id;
}

const addressOf = ({ postalCode, flat, entrance, floor, intercom }: typeof orderBuyer.$inferSelect) => ({
  postalCode,
  flat,
  entrance,
  floor,
  intercom,
});
