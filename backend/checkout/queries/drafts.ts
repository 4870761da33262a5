import { asc, eq, inArray } from 'drizzle-orm';
import { lockPrincipal } from '../../domain/principal.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { checkoutDraft } from '../base/tables.ts';

export type DraftRow = typeof checkoutDraft.$inferSelect;

/** The draft of an owner, or undefined if nothing was filled in. */
export async function readDraft(db: Database | Transaction, ownerId: string): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(checkoutDraft).where(eq(checkoutDraft.ownerId, ownerId));
  return row;
}

/**
 * Locks the draft of an owner until the transaction ends, and creates an empty one if needed, so that
 * parallel patches run one after the other. Throws 401 if the owner no longer exists.
 */
export async function lockDraft(tx: Transaction, ownerId: string, now: Date): Promise<DraftRow> {
  await lockPrincipal(tx, ownerId);
  await tx
    .insert(checkoutDraft)
    .values({ ownerId, version: 0, parts: {}, updatedAt: now })
    .onConflictDoNothing();
  const [locked] = await tx
    .select()
    .from(checkoutDraft)
    .where(eq(checkoutDraft.ownerId, ownerId))
    .for('update');
  // If an order has deleted the draft between the insert and the lock, creates and locks it again.
  return locked ?? lockDraft(tx, ownerId, now);
}

/** Locks the drafts of two owners, in the order of their ids. */
export async function lockDrafts(tx: Transaction, ownerIds: readonly string[]): Promise<DraftRow[]> {
  return tx
    .select()
    .from(checkoutDraft)
    .where(inArray(checkoutDraft.ownerId, [...ownerIds]))
    .orderBy(asc(checkoutDraft.ownerId))
    .for('update');
}

export async function writeDraft(
  tx: Transaction,
  ownerId: string,
  { version, parts }: Pick<DraftRow, 'version' | 'parts'>,
  now: Date,
): Promise<void> {
  const values = { version, parts, updatedAt: now };
  await tx
    .insert(checkoutDraft)
    .values({ ownerId, ...values })
    .onConflictDoUpdate({ target: checkoutDraft.ownerId, set: values });
}

/**
 * Deletes the checkout draft of an owner. Call this after the order was placed, or after the draft was merged
 * into that of an account.
 */
export async function clearDraft(tx: Transaction, ownerId: string): Promise<void> {
  await tx.delete(checkoutDraft).where(eq(checkoutDraft.ownerId, ownerId));
}
