import { and, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { consent, principal, tokenFamily } from '../../domain/tables/identities.ts';
import { order } from '../../domain/tables/orders.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { outboxMessage } from '../../platform/outbox/tables.ts';
import { refreshToken } from '../base/tables.ts';

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
  // All remaining rows refer to the principal and are deleted with it by cascade.
  await tx.delete(principal).where(inArray(principal.id, ids));
}
