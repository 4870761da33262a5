import { notePromoCodeUse } from '../../cart/order-cart.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { OrdersDeps } from '../base/deps.ts';
import { type LockedOrder, lastStep, piecesLeft } from '../queries/lock-order.ts';
import { takeStock } from '../queries/stock.ts';
import { takeStoreStock } from '../queries/store-stock.ts';
import { UNPAID } from '../rules/reasons.ts';

/**
 * Takes the goods of an order out of stock again, and uses its promo codes again, after the order was
 * cancelled because it was not paid in time. Returns whether there was enough stock; if not, nothing is
 * taken.
 */
export async function retakeGoods(
  tx: Transaction,
  { clock }: Pick<OrdersDeps, 'clock'>,
  lockedOrder: LockedOrder,
): Promise<boolean> {
  const { id, ownerId } = lockedOrder;
  const step = await lastStep(tx, id);
  if (step?.reason !== UNPAID) return false;
  const lines = await piecesLeft(tx, id);
  class TooFew extends Error {}
  const updated = await tx
    .transaction(async (inner) => {
      if ((await takeStock(inner, lines)) !== undefined) throw new TooFew();
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof TooFew) return false;
      throw error;
    });
  if (!updated) return false;
  await takeStoreStock(tx, lockedOrder);
  const codes = new Set(lines.flatMap(({ discounts }) => discounts.flatMap((one) => one.promoCode ?? [])));
  // If the owner was deleted, uses of promo codes can no longer be counted for anyone.
  if (ownerId !== null)
    for (const code of codes) await notePromoCodeUse(tx, { ownerId, code, now: clock(), orderId: id });
  return true;
}
