import { notePromoCodeUse } from '../../cart/order-cart.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { OrdersDeps } from '../base/deps.ts';
import { type LockedOrder, lastStep, piecesLeft } from '../queries/lock-order.ts';
import { takeStock } from '../queries/stock.ts';
import { takeStoreStock } from '../queries/store-stock.ts';
import { UNPAID } from '../rules/reasons.ts';

/**
 * Takes pieces and uses of promo codes again for an order that was cancelled because it was not paid. Returns
 * whether there was enough stock. If there was not, takes nothing.
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
  // If the owner was deleted, uses of promo codes cannot be counted for any shopper.
  if (ownerId !== null)
    for (const code of codes) await notePromoCodeUse(tx, { ownerId, code, now: clock(), orderId: id });
  return true;
}
