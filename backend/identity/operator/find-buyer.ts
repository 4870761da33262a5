import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { account } from '../../domain/tables/identities.ts';
import { order, orderBuyer } from '../../domain/tables/orders.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';

export type Reader = Database | Transaction;

/** The contacts by which the orders of a guest belong together. */
export type Contacts = { email: string; phone: string };

export type FoundBuyer = { kind: 'ACCOUNT'; id: string } | ({ kind: 'GUEST'; id: string } & Contacts);

/** Maximum number of orders of a guest that are looked at, newest first. */
export const MOST_ORDERS = 1000;

/** SQL condition: an order, joined with `account` by its owner, belongs to no account. */
export const hasNoAccount = isNull(account.id);

/**
 * SQL condition: the buyer of an order has these contacts. Both must be the same: families share a phone, and
 * a phone or an address is easily mistyped as that of another person.
 */
export const isContact = ({ email, phone }: Contacts): SQL | undefined =>
  and(
    eq(sql`right(${orderBuyer.phone}, 4)`, phone.slice(-4)),
    eq(orderBuyer.phone, phone),
    eq(sql`lower(${orderBuyer.email})`, email.toLowerCase()),
  );

/**
 * Finds a buyer by the id of an account or of an order. An order of an account leads to the account, any
 * other one to the guest who placed it.
 * @throws ProblemError NOT_FOUND
 */
export async function findBuyer(db: Reader, id: string): Promise<FoundBuyer> {
  const [known] = await db.select({ id: account.id }).from(account).where(eq(account.id, id));
  if (known) return { kind: 'ACCOUNT', id };
  const [placed] = await db
    .select({ accountId: account.id, email: orderBuyer.email, phone: orderBuyer.phone })
    .from(order)
    .leftJoin(orderBuyer, eq(orderBuyer.orderId, order.id))
    .leftJoin(account, eq(account.id, order.ownerId))
    .where(eq(order.id, id));
  if (placed?.accountId) return { kind: 'ACCOUNT', id: placed.accountId };
  // The contacts of an order are deleted when the law no longer asks for them.
  if (!placed?.email || !placed.phone) throw new ProblemError(404, 'NOT_FOUND');
  return { kind: 'GUEST', id, email: placed.email, phone: placed.phone };
}

/** The orders of a guest without an account, newest first. */
export function ordersOfGuest(db: Reader, contacts: Contacts) {
  return db
    .select({ order, buyer: orderBuyer })
    .from(orderBuyer)
    .innerJoin(order, eq(order.id, orderBuyer.orderId))
    .leftJoin(account, eq(account.id, order.ownerId))
    .where(and(isContact(contacts), hasNoAccount))
    .orderBy(desc(order.placedAt), desc(order.id))
    .limit(MOST_ORDERS);
}
