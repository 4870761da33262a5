import { forgetPromoCodeUses } from '../../cart/order-cart.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { type LockedOrder, piecesLeft } from './lock-order.ts';
import { giveStockBack } from './stock.ts';
import { giveStoreStockBack } from './store-stock.ts';

/**
 * Puts the remaining pieces of an order back into the stock from which they were taken, and releases its uses
 * of promo codes. The caller must have locked the order.
 */
export async function giveGoodsBack(tx: Transaction, lockedOrder: LockedOrder): Promise<void> {
  const left = await piecesLeft(tx, lockedOrder.id);
  await giveStockBack(tx, left);
  await giveStoreStockBack(tx, lockedOrder, left);
  await forgetPromoCodeUses(tx, lockedOrder.id);
}
