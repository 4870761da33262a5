import { forgetPromoCodeUses } from '../../cart/order-cart.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { type LockedOrder, piecesLeft } from './lock-order.ts';
import { giveStockBack } from './stock.ts';
import { giveStoreStockBack } from './store-stock.ts';

/**
 * Returns the remaining pieces of a locked order to the stock from which they were taken, and frees the
 * order's uses of promo codes.
 */
export async function giveGoodsBack(tx: Transaction, lockedOrder: LockedOrder): Promise<void> {
  const left = await piecesLeft(tx, lockedOrder.id);
  await giveStockBack(tx, left);
  await giveStoreStockBack(tx, lockedOrder, left);
  await forgetPromoCodeUses(tx, lockedOrder.id);
}
