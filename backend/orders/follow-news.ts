import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { newsSubscriptions } from '../domain/consents.ts';
import { account, consent } from '../domain/tables/identities.ts';
import { order, orderBuyer } from '../domain/tables/orders.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { OrdersDeps } from './base/deps.ts';

type Owner = typeof account.$inferSelect;

/**
 * Copies the newsletter consents that a guest gave with orders to the account that now owns these orders.
 * A consent covers the e-mail and the phone it was given with. It is copied only if the account has proven
 * one of them, and subscribes that one unless the account has already chosen its subscriptions. A consent
 * older than the account's own withdrawal is recorded as withdrawn.
 * The caller has locked the account. Repeated calls change nothing.
 */
export async function followNews(
  tx: Transaction,
  { accountId, ids }: { accountId: string; ids: OrdersDeps['ids'] },
): Promise<void> {
  const [owner] = await tx.select().from(account).where(eq(account.id, accountId));
  const consents = owner ? await consentsOf(tx, owner) : [];
  if (!owner || consents.length === 0) return;
  const withdrawnAt = await lastWithdrawal(tx, accountId);
  const moved = consents.map(({ buyer, placedAt }) => ({
    id: ids(),
    accountId,
    purpose: 'marketing' as const,
    ip: buyer.consentIp,
    givenAt: placedAt,
    document: buyer.marketingDocument ?? '',
    version: buyer.marketingVersion ?? '',
    textHash: buyer.marketingTextHash ?? '',
    withdrawnAt: withdrawnAt !== null && placedAt <= withdrawnAt ? withdrawnAt : null,
  }));
  await tx.insert(consent).values(moved);
  const ofOrders = consents.map(({ buyer }) => buyer.orderId);
  await tx
    .update(orderBuyer)
    .set({ marketingDocument: null, marketingVersion: null, marketingTextHash: null })
    .where(inArray(orderBuyer.orderId, ofOrders));
  const valid = consents.filter((_, place) => moved[place]?.withdrawnAt === null);
  if (valid.length === 0 || owner.subscriptions.length > 0) return;
  const subscriptions = newsSubscriptions({
    email: valid.some(({ buyer }) => buyer.email.toLowerCase() === owner.email) ? owner.email : null,
    phone: valid.some(({ buyer }) => buyer.phone === owner.phone) ? owner.phone : null,
  });
  await tx.update(account).set({ subscriptions }).where(eq(account.id, accountId));
}

/**
 * Buyers of the account's orders who agreed to the newsletter with an e-mail address or phone that the
 * account has proven.
 */
async function consentsOf(tx: Transaction, { id, email, phone }: Owner) {
  const same = [
    ...(email === null ? [] : [eq(sql`lower(${orderBuyer.email})`, email)]),
    ...(phone === null ? [] : [eq(orderBuyer.phone, phone)]),
  ];
  if (same.length === 0) return [];
  return tx
    .select({ buyer: orderBuyer, placedAt: order.placedAt })
    .from(orderBuyer)
    .innerJoin(order, eq(order.id, orderBuyer.orderId))
    .where(and(eq(order.ownerId, id), isNotNull(orderBuyer.marketingDocument), or(...same)))
    .orderBy(order.placedAt);
}

async function lastWithdrawal(tx: Transaction, accountId: string): Promise<Date | null> {
  const [last] = await tx
    .select({ withdrawnAt: consent.withdrawnAt })
    .from(consent)
    .where(
      and(eq(consent.accountId, accountId), eq(consent.purpose, 'marketing'), isNotNull(consent.withdrawnAt)),
    )
    .orderBy(desc(consent.withdrawnAt))
    .limit(1);
  return last?.withdrawnAt ?? null;
}
