import { randomUUID } from 'node:crypto';
import { and, count, eq, ne } from 'drizzle-orm';
import type { Cart } from '../../src/generated/model/cart.ts';
import type { Database, Transaction } from '../db/client.ts';
import { cart, cartPromoCode, promoCode, promoCodeUse } from '../db/schema.ts';
import { ProblemError } from '../http/problem.ts';
import { readEnteredCodes } from './entered-codes.ts';
import { advanceCart, holdCart } from './hold-cart.ts';
import { hasEnded, normalizeCode } from './promo-codes.ts';
import { getCart } from './read-cart.ts';

/** Codes that one cart holds. */
const maxCodes = 10;

type KeptCode = typeof promoCode.$inferSelect;

export type PromoChange = { ownerId: string; code: string; now: Date };

/**
 * Enters a code into the cart of an owner. The row of a code with few uses is locked while they are counted, so
 * that of any number of carts at once only as many get it as there are. Throws 409 PROMO_CODE_UNKNOWN,
 * PROMO_CODE_EXPIRED, PROMO_CODE_USED or PROMO_CODE_LIMIT.
 */
export async function addPromoCode(db: Database, { ownerId, code: text, now }: PromoChange): Promise<Cart> {
  const code = normalizeCode(text);
  return db.transaction(async (tx) => {
    const held = await holdCart(tx, ownerId, now);
    const entered = await readEnteredCodes(tx, held.id);
    if (!entered.some((other) => other.code === code)) {
      if (entered.length >= maxCodes) throw new ProblemError(409, 'PROMO_CODE_LIMIT');
      const [kept] = await tx.select().from(promoCode).where(eq(promoCode.code, code)).for('update');
      if (!kept || (kept.startsAt && kept.startsAt > now)) throw new ProblemError(409, 'PROMO_CODE_UNKNOWN');
      if (hasEnded(kept, now)) throw new ProblemError(409, 'PROMO_CODE_EXPIRED');
      if (await isUsedUp(tx, kept, ownerId)) throw new ProblemError(409, 'PROMO_CODE_USED');
      await tx.insert(cartPromoCode).values({ cartId: held.id, code, addedAt: now });
      await advanceCart(tx, held, now);
    }
    return getCart(tx, ownerId, now);
  });
}

/** Takes a code out of the cart of an owner. One that is not in it changes nothing. */
export async function removePromoCode(db: Database, { ownerId, code, now }: PromoChange): Promise<Cart> {
  return db.transaction(async (tx) => {
    const held = await holdCart(tx, ownerId, now);
    const removed = await tx
      .delete(cartPromoCode)
      .where(and(eq(cartPromoCode.cartId, held.id), eq(cartPromoCode.code, normalizeCode(code))))
      .returning({ code: cartPromoCode.code });
    if (removed.length > 0) await advanceCart(tx, held, now);
    return getCart(tx, ownerId, now);
  });
}

/** Notes that an order was placed with a code: from then on it counts against its limits. */
export async function notePromoCodeUse(tx: Transaction, { ownerId, code, now }: PromoChange): Promise<void> {
  await tx.insert(promoCodeUse).values({ id: randomUUID(), code, ownerId, usedAt: now });
}

async function isUsedUp(tx: Transaction, kept: KeptCode, ownerId: string): Promise<boolean> {
  const usesOf = async (owner?: string) => {
    const mine = owner === undefined ? undefined : eq(promoCodeUse.ownerId, owner);
    const [row] = await tx
      .select({ uses: count() })
      .from(promoCodeUse)
      .where(and(eq(promoCodeUse.code, kept.code), mine));
    return row?.uses ?? 0;
  };
  if (kept.maxUsesPerOwner !== null && (await usesOf(ownerId)) >= kept.maxUsesPerOwner) return true;
  if (kept.maxUses === null) return false;
  const [holding] = await tx
    .select({ carts: count() })
    .from(cartPromoCode)
    .innerJoin(cart, eq(cart.id, cartPromoCode.cartId))
    .where(and(eq(cartPromoCode.code, kept.code), ne(cart.ownerId, ownerId)));
  return (await usesOf()) + (holding?.carts ?? 0) >= kept.maxUses;
}
