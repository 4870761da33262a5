import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../db/client.ts';
import { cart } from '../db/schema.ts';
import { cartIdOf } from './cart-id.ts';

export type HeldCart = { id: string; version: number };

/** Locks the row of an owner's cart until the transaction ends; makes the cart when there is none. */
export async function holdCart(tx: Transaction, ownerId: string, now: Date): Promise<HeldCart> {
  const lock = () =>
    tx
      .select({ id: cart.id, version: cart.version })
      .from(cart)
      .where(eq(cart.ownerId, ownerId))
      .for('update');
  const [existing] = await lock();
  if (existing) return existing;
  await tx
    .insert(cart)
    .values({ id: cartIdOf(ownerId), ownerId, version: 0, updatedAt: now })
    .onConflictDoNothing();
  const [made] = await lock();
  if (!made) throw new Error('A cart vanished while it was made.');
  return made;
}

/** Counts a change of a held cart. */
export async function advanceCart(tx: Transaction, held: HeldCart, now: Date): Promise<void> {
  // The lock already keeps others out; the condition makes a mistake in locking fail instead of losing a change.
  const advanced = await tx
    .update(cart)
    .set({ version: held.version + 1, updatedAt: now })
    .where(and(eq(cart.id, held.id), eq(cart.version, held.version)))
    .returning({ id: cart.id });
  if (advanced.length === 0) throw new Error('A cart changed while it was held.');
}
