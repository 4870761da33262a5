import { and, asc, eq, sql } from 'drizzle-orm';
import { lockPrincipal } from '../domain/principal.ts';
import { article } from '../domain/tables/goods.ts';
import type { Transaction } from '../platform/db/database.ts';
import { cartLine, cartPromoCode } from './base/tables.ts';
import { advanceCart, type LockedCart, lockCart } from './queries/hold-cart.ts';
import { lockCodes } from './queries/promo-uses.ts';

export {
  addPromoCode,
  forgetPromoCodeUses,
  movePromoCodeUses,
  notePromoCodeUse,
  removePromoCode,
} from './queries/promo-queries.ts';
export { applyCartActions } from './queries/queries.ts';
export { type CartRow, priceCart } from './queries/view.ts';

/**
 * Locks a cart with its codes and articles until the transaction ends. Rows are always locked in the order
 * owner, cart, codes, articles, and within each table by id, so that two parallel orders cannot deadlock.
 */
export async function lockCartForOrder(tx: Transaction, ownerId: string, now: Date): Promise<LockedCart> {
  await lockPrincipal(tx, ownerId);
  const locked = await lockCart(tx, ownerId, now);
  const codes = await tx
    .select({ code: cartPromoCode.code })
    .from(cartPromoCode)
    .where(eq(cartPromoCode.cartId, locked.id));
  await lockCodes(
    tx,
    codes.map(({ code }) => code),
  );
  const wanted = tx
    .select({ id: cartLine.articleId })
    .from(cartLine)
    .where(and(eq(cartLine.cartId, locked.id)));
  await tx
    .select({ id: article.id })
    .from(article)
    .where(sql`${article.id} in ${wanted}`)
    .orderBy(asc(article.id))
    .for('update');
  return locked;
}

/** Empties the locked cart of an owner who has just ordered its goods. */
export async function emptyCart(tx: Transaction, locked: LockedCart, now: Date): Promise<void> {
  await tx.delete(cartLine).where(eq(cartLine.cartId, locked.id));
  await tx.delete(cartPromoCode).where(eq(cartPromoCode.cartId, locked.id));
  await advanceCart(tx, locked, now);
}
