import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { maxCodes } from '#shared/cart/limits.ts';
import { promoCodeSpellings } from '#shared/cart/promo-code-spellings.ts';
import { hasEnded } from '#shared/cart/promo-codes.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { cartPromoCode, promoCodeUse } from '../base/tables.ts';
import { advanceCart, lockCart } from './hold-cart.ts';
import { readCodes, type StoredCode, usedUpCodes } from './promo-uses.ts';
import { type ReadCart, readCart } from './read-cart.ts';

export type PromoChange = { ownerId: string; code: string; now: Date };

/**
 * Adds a promo code to the cart of an owner. The entered text can mean several codes (as typed, or with
 * corrected letters); the first of them that exists is added. Adding a code does not use it up; only an order
 * does. Throws 409 PROMO_CODE_UNKNOWN, PROMO_CODE_EXPIRED, PROMO_CODE_USED or PROMO_CODE_LIMIT.
 */
export async function addPromoCode(
  db: Database,
  { ownerId, buyerId = ownerId, code: text, now }: PromoChange & { buyerId?: string | undefined },
): Promise<ReadCart> {
  const spellings = promoCodeSpellings(text);
  return db.transaction(async (tx) => {
    const held = await lockCart(tx, ownerId, now);
    const stored = await readCodes(tx, spellings);
    const code = spellings.find((one) => stored.has(one)) ?? '';
    const entered = await tx
      .select({ code: cartPromoCode.code })
      .from(cartPromoCode)
      .where(eq(cartPromoCode.cartId, held.id));
    const isNew = !entered.some((other) => other.code === code);
    if (isNew) {
      if (entered.length >= maxCodes) throw new ProblemError(409, 'PROMO_CODE_LIMIT');
      await refuse(tx, stored.get(code), { ownerId: buyerId, now });
      await tx.insert(cartPromoCode).values({ cartId: held.id, code, addedAt: now });
      await advanceCart(tx, held, now);
    }
    return readCart(tx, ownerId, now);
  });
}

async function refuse(
  tx: Transaction,
  kept: StoredCode | undefined,
  { ownerId, now }: { ownerId: string; now: Date },
): Promise<void> {
  if (!kept || (kept.startsAt && kept.startsAt > now)) throw new ProblemError(409, 'PROMO_CODE_UNKNOWN');
  if (hasEnded(kept, now)) throw new ProblemError(409, 'PROMO_CODE_EXPIRED');
  const used = await usedUpCodes(tx, [kept], ownerId);
  if (used.size > 0) throw new ProblemError(409, 'PROMO_CODE_USED');
}

/** Removes a code from the cart of an owner. If the code is not in the cart, nothing changes. */
export async function removePromoCode(
  db: Database,
  { ownerId, code: text, now }: PromoChange,
): Promise<ReadCart> {
  const spellings = promoCodeSpellings(text);
  return db.transaction(async (tx) => {
    const held = await lockCart(tx, ownerId, now);
    const removed = await tx
      .delete(cartPromoCode)
      .where(and(eq(cartPromoCode.cartId, held.id), inArray(cartPromoCode.code, spellings)))
      .returning({ code: cartPromoCode.code });
    if (removed.length > 0) await advanceCart(tx, held, now);
    return readCart(tx, ownerId, now);
  });
}

/** Records that an order was placed with a code. The record counts against the code's limits. */
export async function notePromoCodeUse(
  tx: Transaction,
  { ownerId, code, now, orderId = null }: PromoChange & { orderId?: string | null },
): Promise<void> {
  await tx.insert(promoCodeUse).values({ id: randomUUID(), code, ownerId, orderId, usedAt: now });
}

/** The codes that an order uses, in the order of their names. */
export async function codesUsedBy(db: Database | Transaction, orderId: string): Promise<string[]> {
  const used = await db
    .select({ code: promoCodeUse.code })
    .from(promoCodeUse)
    .where(eq(promoCodeUse.orderId, orderId))
    .orderBy(asc(promoCodeUse.code));
  return used.map(({ code }) => code);
}

/** Deletes the records that a cancelled order used promo codes, so that the codes can be used again. */
export async function forgetPromoCodeUses(tx: Transaction, orderId: string): Promise<void> {
  await tx.delete(promoCodeUse).where(eq(promoCodeUse.orderId, orderId));
}

/**
 * Moves the records of promo codes that a guest used to the account, so that they count against the account's
 * limits.
 */
export async function movePromoCodeUses(
  tx: Transaction,
  { guestId, accountId }: { guestId: string; accountId: string },
): Promise<void> {
  await tx.update(promoCodeUse).set({ ownerId: accountId }).where(eq(promoCodeUse.ownerId, guestId));
}
