import { and, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { consent, principal, tokenFamily } from '../../domain/tables/identities.ts';
import { order } from '../../domain/tables/orders.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { outboxMessage } from '../../platform/outbox/tables.ts';
import { refreshToken } from '../base/tables.ts';

/**
 * Erases accounts and all their data, including guests merged into them, by the rules of
 * `personal-data.ts`. Consents stay as evidence, withdrawn and without network address, so that they no
 * longer identify a person. The marketing platform receives no further events of their orders. The caller
 * must have locked the accounts.
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
  // Locking the orders waits for order steps in progress. These may write messages for the marketing
  // platform, which are then deleted too.
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
  // A token renewal locks its token first and then the token's family. This code locks in the same order to
  // avoid deadlocks.
  const families = tx
    .select({ id: tokenFamily.id })
    .from(tokenFamily)
    .where(inArray(tokenFamily.principalId, people));
  await tx.delete(refreshToken).where(inArray(refreshToken.familyId, families));
  // The remaining rows are deleted with the principal by cascade.
  await tx.delete(principal).where(inArray(principal.id, ids));
}
