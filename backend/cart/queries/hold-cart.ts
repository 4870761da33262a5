import { and, eq, sql } from 'drizzle-orm';
import { lockPrincipal } from '../../domain/principal.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { cart } from '../base/tables.ts';
import { cartIdOf } from './cart-id.ts';

export type LockedCart = { id: string; version: number };

/**
 * Locks the row of an owner's cart until the transaction ends, and creates the cart if it does not exist.
 * Throws 401 if the owner no longer exists, because the account was deleted after the call was
 * authenticated.
 */
export async function lockCart(tx: Transaction, ownerId: string, now: Date): Promise<LockedCart> {
  const lock = () =>
    tx
      .select({ id: cart.id, version: cart.version })
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
  if (!made) throw new Error('A cart disappeared while it was created.');
  return made;
}

/**
 * Increments the version number of a locked cart, and replaces the stored messages about the last merge by
 * `mergeMessages`. Only a merge passes messages; any other change of the cart passes none and so deletes
 * them.
 */
export async function advanceCart(
  tx: Transaction,
  held: LockedCart,
  now: Date,
  mergeMessages: readonly string[] = [],
): Promise<void> {
  // The row is locked, so another change is impossible. If the locking has a bug, this condition makes the
  // update throw an error instead of losing a change.
  const advanced = await tx
    .update(cart)
    .set({ version: held.version + 1, updatedAt: now, mergeMessages: [...mergeMessages] })
    .where(and(eq(cart.id, held.id), eq(cart.version, held.version)))
    .returning({ id: cart.id });
  if (advanced.length === 0) throw new Error('A cart changed while it was locked.');
}

/**
 * Adds messages to the stored ones, which inform the shopper about a merge of carts; only the newest ten are
 * kept. `updatedAt` stays the same, because the owner changed nothing.
 */
export async function addMergeMessages(
  tx: Transaction,
  held: LockedCart,
  sentences: readonly string[],
): Promise<void> {
  const [kept] = await tx.select({ messages: cart.mergeMessages }).from(cart).where(eq(cart.id, held.id));
  const messages = [...(kept?.messages ?? []), ...sentences].slice(-10);
  await tx
    .update(cart)
    .set({ version: held.version + 1, mergeMessages: messages })
    .where(eq(cart.id, held.id));
}

/** Deletes the messages about earlier merges at a new sign-in, because they are not about this sign-in. */
export async function forgetMergeMessages(tx: Transaction, ownerId: string): Promise<void> {
  await tx
    .update(cart)
    .set({ version: sql`${cart.version} + 1`, mergeMessages: [] })
    .where(and(eq(cart.ownerId, ownerId), sql`cardinality(${cart.mergeMessages}) > 0`));
}
