import { and, eq, sql } from 'drizzle-orm';
import { daysAfter, EVIDENCE_DAYS } from '#shared/forms/newsletter.ts';
import { withdrawPurpose } from '../domain/consents/consents.ts';
import { account } from '../domain/tables/identities.ts';
import type { Transaction } from '../platform/db/database.ts';
import { newsletterSubscription as subscription } from './tables.ts';

/**
 * SQL condition for subscriptions that were requested or confirmed and have not ended. An email address has
 * at most one of them.
 */
export const isLive = sql`${subscription.state} in ('asked', 'confirmed')`;

/** Ends the subscription of an email address. The consent is kept for some time as evidence. */
export async function endSubscription(
  tx: Transaction,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  await tx
    .update(subscription)
    .set({ state: 'ended', endedAt: now, keptUntil: daysAfter(now, EVIDENCE_DAYS) })
    .where(and(eq(subscription.email, email), isLive));
}

/**
 * Ends the newsletter for an email address, whether an account has subscribed with this address, or someone
 * without an account. If it was the last subscription of an account, the account's marketing consent is
 * withdrawn too. Subscriptions that have already ended stay unchanged.
 */
export async function endNewsletterOf(
  tx: Transaction,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const [asked] = await tx
    .select({ email: subscription.email })
    .from(subscription)
    .where(eq(subscription.id, id));
  // To avoid deadlocks, all code that changes an account and its subscriptions locks the account first.
  const [owner] = await tx
    .select({ id: account.id, email: account.email, subscriptions: account.subscriptions })
    .from(account)
    .where(asked ? eq(account.email, asked.email) : eq(account.id, id))
    .for('update');
  if (owner?.subscriptions.includes('EMAIL_NEWS')) {
    const left = owner.subscriptions.filter((name) => name !== 'EMAIL_NEWS');
    await tx.update(account).set({ subscriptions: left }).where(eq(account.id, owner.id));
    if (left.length === 0) await withdrawPurpose(tx, { accountId: owner.id, purpose: 'marketing', now });
  }
  const email = asked?.email ?? owner?.email;
  if (email) await endSubscription(tx, { email, now });
}
