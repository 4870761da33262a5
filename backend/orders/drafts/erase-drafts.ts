import { eq, inArray, or, sql } from 'drizzle-orm';
import { checkoutDraft } from '../../checkout/base/tables.ts';
import { principal } from '../../domain/tables/identities.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { orderDraft } from '../base/tables.ts';

/** Deletes the drafts of operators that are for one of these accounts. */
export async function eraseDraftsFor(tx: Transaction, accountIds: string[]): Promise<void> {
  const guests = tx
    .select({ id: orderDraft.guestId })
    .from(orderDraft)
    .where(inArray(orderDraft.accountId, accountIds));
  await tx.delete(principal).where(inArray(principal.id, guests));
}

/** Deletes the drafts of operators with this phone or email address of a buyer. */
export async function eraseDraftsWith(
  tx: Transaction,
  { phone, email }: { phone: string | null; email: string | null },
): Promise<void> {
  const typed = sql`${checkoutDraft.parts} -> 'contact' -> 'body'`;
  const guests = tx
    .select({ id: orderDraft.guestId })
    .from(orderDraft)
    .innerJoin(checkoutDraft, eq(checkoutDraft.ownerId, orderDraft.guestId))
    .where(
      or(
        phone === null ? undefined : eq(sql`${typed} ->> 'phone'`, phone),
        email === null ? undefined : eq(sql`lower(${typed} ->> 'email')`, email.toLowerCase()),
      ) ?? sql`false`,
    );
  await tx.delete(principal).where(inArray(principal.id, guests));
}
