import { count, eq, inArray, max } from 'drizzle-orm';
import type { BuyerStay } from '#contract/client/client.schemas.ts';
import { consent } from '../../domain/tables/identities.ts';
import { order, orderBuyer } from '../../domain/tables/orders.ts';
import { refundRequest } from '../../domain/tables/refunds.ts';
import { type FoundBuyer, MOST_ORDERS, type Reader } from './find-buyer.ts';

type Known = { orderIds: string[]; requests: { count: number; keptUntil: Date | null } };

/**
 * What stays when a buyer is deleted, because a law obliges the shop to keep it
 * (docs/decisions/0029-what-outlives-an-account.md).
 */
export async function whatStays(
  db: Reader,
  buyer: FoundBuyer,
  { orderIds, requests }: Known,
): Promise<BuyerStay[]> {
  const ofOrders = inArray(order.id, orderIds);
  const [orders] = await db
    .select({ count: count(), contacts: count(orderBuyer.orderId), until: max(orderBuyer.keptUntil) })
    .from(order)
    .leftJoin(orderBuyer, eq(orderBuyer.orderId, order.id))
    .where(ofOrders);
  const [refunds] = await db
    .select({ count: count(refundRequest.number) })
    .from(refundRequest)
    .where(inArray(refundRequest.orderId, orderIds));
  const [consents] =
    buyer.kind === 'ACCOUNT'
      ? await db.select({ count: count() }).from(consent).where(eq(consent.accountId, buyer.id))
      : [];
  const all = [
    { what: 'ORDERS', count: orders?.count, until: null },
    { what: 'ORDER_CONTACTS', count: orders?.contacts, until: orders?.until },
    { what: 'REFUNDS', count: refunds?.count, until: null },
    { what: 'CONTACT_REQUESTS', count: requests.count, until: requests.keptUntil },
    { what: 'CONSENTS', count: consents?.count, until: null },
  ] as const;
  return all.flatMap(({ what, count: many = 0, until }) =>
    many === 0 ? [] : [{ what, count: Math.min(many, MOST_ORDERS), until: until?.toISOString() ?? null }],
  );
}
