import { desc, eq, type SQL } from 'drizzle-orm';
import { NO_DELIVERY } from '#shared/checkout/draft-parts.ts';
import { findPlaceWithTable } from '../delivery/table.ts';
import { account } from '../domain/tables/identities.ts';
import { order, orderBuyer } from '../domain/tables/orders.ts';
import type { Database, Transaction } from '../platform/db/database.ts';
import type { DraftBodies } from './base/kept-parts.ts';

type Reader = Database | Transaction;

/**
 * Values for a checkout draft that are known from the account: contact data from the profile, delivery and
 * payment from the last order.
 */
export async function knownOf(db: Reader, accountId: string): Promise<Partial<DraftBodies>> {
  return { ...(await contactOf(db, accountId)), ...(await lastOrderOf(db, eq(order.ownerId, accountId))) };
}

async function contactOf(db: Reader, accountId: string): Promise<Pick<Partial<DraftBodies>, 'contact'>> {
  const [found] = await db.select().from(account).where(eq(account.id, accountId));
  if (!found) return {};
  const name = `${found.firstName} ${found.lastName}`.trim();
  return { contact: { name: name || null, phone: found.phone, email: found.email } };
}

/**
 * Values for a checkout draft that are known from the last order of a buyer without an account: contact data,
 * delivery and payment. Empty if no order matches.
 */
export async function knownOfOrders(db: Reader, which: SQL | undefined): Promise<Partial<DraftBodies>> {
  const [last] = await db
    .select({ name: orderBuyer.name, phone: orderBuyer.phone, email: orderBuyer.email })
    .from(order)
    .innerJoin(orderBuyer, eq(orderBuyer.orderId, order.id))
    .where(which)
    .orderBy(desc(order.placedAt), desc(order.id))
    .limit(1);
  return last ? { contact: last, ...(await lastOrderOf(db, which)) } : {};
}

/**
 * Delivery and payment of a buyer's last order, without the day and hours of delivery. If the shop no
 * longer has the order's city or delivery method, all delivery values are left out.
 */
async function lastOrderOf(
  db: Reader,
  which: SQL | undefined,
): Promise<Pick<Partial<DraftBodies>, 'delivery' | 'payment'>> {
  const [last] = await db
    .select({ delivery: order.delivery, payment: order.payment, buyer: orderBuyer })
    .from(order)
    .innerJoin(orderBuyer, eq(orderBuyer.orderId, order.id))
    .where(which)
    .orderBy(desc(order.placedAt), desc(order.id))
    .limit(1);
  if (!last) return {};
  const payment = { method: last.payment };
  const { methodId, cityCode, point, fitting } = last.delivery;
  const place = await findPlaceWithTable(db, cityCode);
  if (!place?.table.methods.some(({ id }) => id === methodId)) return { payment };
  const { postalCode, address, flat, entrance, floor, intercom } = last.buyer;
  return {
    payment,
    delivery: {
      ...NO_DELIVERY,
      methodId,
      city: cityCode,
      pointCode: point?.code ?? null,
      fitting,
      postalCode,
      address,
      flat,
      entrance,
      floor,
      intercom,
    },
  };
}
