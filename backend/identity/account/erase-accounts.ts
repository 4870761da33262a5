import { and, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { consent, principal, tokenFamily } from '../../domain/tables/identities.ts';
import { order } from '../../domain/tables/orders.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { outboxMessage } from '../../platform/outbox/tables.ts';
import { refreshToken } from '../base/tables.ts';

/**
 * Erases accounts and all their data, including those of guests merged into them, by the rules of
 * `personal-data.ts`. Consents stay as evidence, but are withdrawn and lose the network address, so that they
 * no longer identify a person. The marketing platform receives no further events about the orders of the
 * accounts. The caller must have locked the accounts.
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
  // Updating the orders waits until concurrent steps of these orders have finished, because the steps may add
  // messages for the marketing platform, which must be deleted too.
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
  // Tokens are deleted before their families, because a token renewal locks first a token and then its
  // family. A different order could deadlock.
  const families = tx
    .select({ id: tokenFamily.id })
    .from(tokenFamily)
    .where(inArray(tokenFamily.principalId, people));
  await tx.delete(refreshToken).where(inArray(refreshToken.familyId, families));
  // Deleting the principal deletes the remaining rows by cascade.
  await tx.delete(principal).where(inArray(principal.id, ids));
}
