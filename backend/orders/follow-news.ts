import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { SENT_NEWS } from '#shared/forms/subscriptions.ts';
import { account, consent } from '../domain/tables/identities.ts';
import { order, orderBuyer } from '../domain/tables/orders.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { OrdersDeps } from './base/deps.ts';

type Owner = typeof account.$inferSelect;

/**
 * Copies the newsletter consents that a guest gave with orders to the account that now owns these orders. The
 * newsletter is sent by email, so a consent is copied only if the account has proven the email address in the
 * order. The account is then subscribed, unless the account has already chosen its subscriptions. A consent
 * that is older than the account's own withdrawal is recorded as withdrawn. The caller must have locked the
 * account. Repeated calls change nothing.
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
  await tx
    .update(account)
    .set({ subscriptions: [SENT_NEWS] })
    .where(eq(account.id, accountId));
}

/**
 * Reads the data of buyers in the account's orders who consented to the newsletter, with an email address
 * that the account has proven.
 */
async function consentsOf(tx: Transaction, { id, email }: Owner) {
  if (email === null) return [];
  return tx
    .select({ buyer: orderBuyer, placedAt: order.placedAt })
    .from(orderBuyer)
    .innerJoin(order, eq(order.id, orderBuyer.orderId))
    .where(
      and(
        eq(order.ownerId, id),
        isNotNull(orderBuyer.marketingDocument),
        eq(sql`lower(${orderBuyer.email})`, email),
      ),
    )
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
