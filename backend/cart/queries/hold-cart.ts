import { and, eq, sql } from 'drizzle-orm';
import { lockPrincipal } from '../../domain/principal.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { cart } from '../base/tables.ts';
import { cartIdOf } from './cart-id.ts';

export type HeldCart = { id: string; version: number; updatedAt: Date };

/**
 * Locks the row of an owner's cart until the transaction ends; makes the cart when there is none. Throws 401 when the
 * owner is gone: an account that was deleted since the caller was let in.
 */
export async function holdCart(tx: Transaction, ownerId: string, now: Date): Promise<HeldCart> {
  const lock = () =>
    tx
      .select({ id: cart.id, version: cart.version, updatedAt: cart.updatedAt })
      .from(cart)
      .where(eq(cart.ownerId, ownerId))
      .for('update');
  const [existing] = await lock();
  if (existing) return existing;
  await lockPrincipal(tx, ownerId);
  await tx
    .insert(cart)
    .values({ id: cartIdOf(ownerId), ownerId, version: 0, updatedAt: now })
    .onConflictDoNothing();
  const [made] = await lock();
  if (!made) throw new Error('A cart vanished while it was made.');
  return made;
}

/**
 * Counts a change of a held cart. Messages of a merge are dropped, because the change came after it;
 * only a merge itself leaves sentences.
 */
export async function advanceCart(
  tx: Transaction,
  held: HeldCart,
  now: Date,
  mergeMessages: readonly string[] = [],
): Promise<void> {
  // The lock already keeps others out; the condition makes a mistake in locking fail instead of losing a change.
  const advanced = await tx
    .update(cart)
    .set({ version: held.version + 1, updatedAt: now, mergeMessages: [...mergeMessages] })
    .where(and(eq(cart.id, held.id), eq(cart.version, held.version)))
    .returning({ id: cart.id });
  if (advanced.length === 0) throw new Error('A cart changed while it was held.');
}

/**
 * Adds sentences to the messages of a merge; the newest ten stay. The cart counts as untouched: holds on promo codes
 * are not renewed by what happens elsewhere.
 */
export async function addMergeMessages(
  tx: Transaction,
  held: HeldCart,
  sentences: readonly string[],
): Promise<void> {
  const [kept] = await tx.select({ messages: cart.mergeMessages }).from(cart).where(eq(cart.id, held.id));
  const messages = [...(kept?.messages ?? []), ...sentences].slice(-10);
  await tx
    .update(cart)
    .set({ version: held.version + 1, mergeMessages: messages })
    .where(eq(cart.id, held.id));
}

/** Removes the messages of earlier merges, which have nothing to do with another sign-in. */
export async function forgetMergeMessages(tx: Transaction, ownerId: string): Promise<void> {
  await tx
    .update(cart)
    .set({ version: sql`${cart.version} + 1`, mergeMessages: [] })
    .where(and(eq(cart.ownerId, ownerId), sql`cardinality(${cart.mergeMessages}) > 0`));
}
