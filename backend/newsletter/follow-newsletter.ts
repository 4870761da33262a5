import { and, eq } from 'drizzle-orm';
import { daysAfter, UNCONFIRMED_DAYS } from '#shared/forms/newsletter.ts';
import { account, consent } from '../domain/tables/identities.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { NewsletterDeps } from './deps.ts';
import { newsletterSubscription as subscription } from './tables.ts';

type Owner = Pick<typeof account.$inferSelect, 'id' | 'subscriptions'>;
type Row = typeof subscription.$inferSelect;

/**
 * Moves the subscription of an address to the account that has proven the address, so that its owner sees it
 * and can end it in the account's settings. The caller must have locked the account. Repeating the call
 * changes nothing.
 */
export async function followNewsletter(
  tx: Transaction,
  { accountId, now, ids }: { accountId: string; now: Date; ids: NewsletterDeps['ids'] },
): Promise<void> {
  const [owner] = await tx.select().from(account).where(eq(account.id, accountId));
  if (!owner?.email) return;
  const [row] = await tx
    .select()
    .from(subscription)
    .where(and(eq(subscription.email, owner.email), eq(subscription.state, 'confirmed')))
    .for('update');
  if (row) await moveToAccount(tx, { owner, row, now, ids });
}

/**
 * Copies the consent unchanged to the account. The row of the subscription is kept until its confirmation
 * link expires, so that the link still works.
 */
export async function moveToAccount(
  tx: Transaction,
  { owner, row, now, ids }: { owner: Owner; row: Row; now: Date; ids: NewsletterDeps['ids'] },
): Promise<void> {
  const { consentDocument: document, consentVersion: version, consentTextHash: textHash } = row;
  await tx.insert(consent).values({
    id: ids(),
    accountId: owner.id,
    purpose: 'marketing',
    document,
    version,
    textHash,
    ip: row.ip,
    givenAt: row.askedAt,
  });
  await tx
    .update(account)
    .set({ subscriptions: [...new Set([...owner.subscriptions, 'EMAIL_NEWS'])] })
    .where(eq(account.id, owner.id));
  await tx
    .update(subscription)
    .set({
      state: 'moved',
      confirmedAt: row.confirmedAt ?? now,
      keptUntil: daysAfter(now, UNCONFIRMED_DAYS),
    })
    .where(eq(subscription.id, row.id));
}
