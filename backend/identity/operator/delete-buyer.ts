import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { account, principal } from '../../domain/tables/identities.ts';
import { order, orderBuyer } from '../../domain/tables/orders.ts';
import { eraseDraftsWith } from '../../orders/drafts/erase-drafts.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { eraseAccount, eraseAccounts, eraseAddress } from '../account/erase-accounts.ts';
import { type Contacts, type FoundBuyer, isContact, ordersOfGuest } from './find-buyer.ts';

/**
 * Deletes a buyer for good: an account by the rules of a deletion by its owner, a guest by the same rules as
 * far as a guest has such data (docs/decisions/0029-what-outlives-an-account.md).
 * @throws ProblemError NOT_FOUND if the account was deleted by then
 */
export function deleteBuyer(tx: Transaction, buyer: FoundBuyer, now: Date): Promise<void> {
  return buyer.kind === 'ACCOUNT' ? deleteAccount(tx, buyer.id, now) : deleteGuest(tx, buyer, now);
}

async function deleteAccount(tx: Transaction, id: string, now: Date): Promise<void> {
  const [locked] = await tx
    .select({ id: account.id, email: account.email, phone: account.phone })
    .from(account)
    .where(eq(account.id, id))
    .for('update');
  if (!locked) throw new ProblemError(404, 'NOT_FOUND');
  await eraseAccount(tx, locked, now);
}

async function deleteGuest(tx: Transaction, contacts: Contacts, now: Date): Promise<void> {
  const placed = await ordersOfGuest(tx, contacts);
  const owners = [...new Set(placed.flatMap((one) => one.order.ownerId ?? []))];
  // A browser that several people share has orders with other contacts as well; their buyers keep it.
  const ofOthers = tx
    .select({ one: sql`1` })
    .from(order)
    .innerJoin(orderBuyer, eq(orderBuyer.orderId, order.id))
    .where(and(eq(order.ownerId, principal.id), sql`not (${isContact(contacts)})`));
  const locked = await tx
    .select({ id: principal.id })
    .from(principal)
    .where(and(inArray(principal.id, owners), notExists(ofOthers)))
    .for('update');
  await eraseAccounts(
    tx,
    locked.map(({ id }) => id),
    now,
  );
  await eraseDraftsWith(tx, contacts);
  // An address that an account has proven belongs to the account's owner.
  const email = contacts.email.toLowerCase();
  const [known] = await tx.select({ id: account.id }).from(account).where(eq(account.email, email));
  if (!known) await eraseAddress(tx, email);
}
