import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { stockNotice } from '../../catalog/base/tables.ts';
import { consent, principal, tokenFamily } from '../../domain/tables/identities.ts';
import { order } from '../../domain/tables/orders.ts';
import { newsletterSubscription } from '../../newsletter/tables.ts';
import { eraseDraftsFor, eraseDraftsWith } from '../../orders/drafts/erase-drafts.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { outboxMessage } from '../../platform/outbox/tables.ts';
import { refreshToken } from '../base/tables.ts';

/**
 * Erases an account at the wish of its owner, with everything that is pending for its email address, and what
 * operators fill in for its owner. The caller must have locked the account.
 */
export async function eraseAccount(
  tx: Transaction,
  { id, email, phone }: { id: string; email: string | null; phone: string | null },
  now: Date,
): Promise<void> {
  // Only a proven email address certainly belongs to the shopper. A pending one may be that of another
  // person, whose data must stay.
  if (email !== null) await eraseAddress(tx, email);
  await eraseDraftsWith(tx, { phone, email });
  await eraseAccounts(tx, [id], now);
}

/** Erases what is pending for an email address: stock notices, and subscriptions to the newsletter. */
export async function eraseAddress(tx: Transaction, email: string): Promise<void> {
  await tx.delete(stockNotice).where(eq(stockNotice.email, email));
  await tx.delete(newsletterSubscription).where(eq(newsletterSubscription.email, email));
}

/**
 * Erases accounts and all their data, including those of guests merged into them, by the rules of
 * `personal-data.ts`. Consents stay as evidence, but are withdrawn and lose the IP address, so that they no
 * longer identify anyone. The marketing platform receives no further events about the orders of the accounts.
 * The caller must have locked the accounts.
 */
export async function eraseAccounts(tx: Transaction, ids: string[], now: Date): Promise<void> {
  const people = tx
    .select({ id: principal.id })
    .from(principal)
    .where(or(inArray(principal.id, ids), inArray(principal.mergedInto, ids)));
  await tx
    .update(consent)
    .set({ ip: null, withdrawnAt: sql`coalesce(${consent.withdrawnAt}, ${now.toISOString()}::timestamptz)` })
    .where(inArray(consent.accountId, ids));
  // This update waits for concurrent steps of the orders. Such steps may add messages for the marketing
  // platform, which must then be deleted as well.
  const known = await tx
    .update(order)
    .set({ marketing: null })
    .where(and(inArray(order.ownerId, people), isNotNull(order.marketing)))
    .returning({ id: order.id });
  const orderId = sql`${outboxMessage.content} -> 'event' ->> 'orderId'`;
  await tx.delete(outboxMessage).where(
    inArray(
      orderId,
      known.map(({ id }) => id),
    ),
  );
  // Deletes tokens before their families. A token renewal locks rows in the same order; the reverse order
  // could deadlock with it.
  const families = tx
    .select({ id: tokenFamily.id })
    .from(tokenFamily)
    .where(inArray(tokenFamily.principalId, people));
  await tx.delete(refreshToken).where(inArray(refreshToken.familyId, families));
  await eraseDraftsFor(tx, ids);
  // All remaining rows refer to the principal and are deleted with it by cascade.
  await tx.delete(principal).where(inArray(principal.id, ids));
}
