import { and, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { consent, principal, tokenFamily } from '../../domain/tables/identities.ts';
import { order } from '../../domain/tables/orders.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { outboxMessage } from '../../platform/outbox/tables.ts';
import { refreshToken } from '../base/tables.ts';

/**
 * Erases accounts with all that hangs on them, guests that were merged into them included, by the rules of
 * `personal-data.ts`. Consents stay as evidence, withdrawn and without the network they came from; nothing leads from them
 * to a person any more. The marketing platform gets no more of their orders. The caller has locked the accounts.
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
  // Steps on their way hold the order, so what they write for the marketing platform is there when its messages are deleted.
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
  // A renewal holds its token and then asks for the family. Taken in that order, neither waits for the other in a circle.
  const families = tx
    .select({ id: tokenFamily.id })
    .from(tokenFamily)
    .where(inArray(tokenFamily.principalId, people));
  await tx.delete(refreshToken).where(inArray(refreshToken.familyId, families));
  // Everything else hangs on the principal.
  await tx.delete(principal).where(inArray(principal.id, ids));
}
