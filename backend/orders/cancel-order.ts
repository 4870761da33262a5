import { and, eq } from 'drizzle-orm';
import type { Order } from '../../src/generated/model/order.ts';
import type { OrderCancellation } from '../../src/generated/model/orderCancellation.ts';
import { forgetPromoCodeUses } from '../cart/order-cart.ts';
import type { Database } from '../platform/db/client.ts';
import { order, orderLine } from '../platform/db/schema/orders.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { addStep } from './queries/add-step.ts';
import { readOrder } from './queries/read-orders.ts';
import { giveStockBack } from './queries/stock.ts';
import { mayStep } from './rules/states.ts';

/**
 * Cancels an order of an owner and gives its pieces and uses of promo codes back. The row of the order is locked, so that of
 * any number of calls one gives them back; the others answer the order as it is.
 */
export async function cancelOrder(
  db: Database,
  { id, ownerId, reason, now }: { id: string; ownerId: string; now: Date } & OrderCancellation,
): Promise<Order> {
  return db.transaction(async (tx) => {
    const [held] = await tx
      .select({ state: order.state })
      .from(order)
      .where(and(eq(order.id, id), eq(order.ownerId, ownerId)))
      .for('update');
    if (!held) throw new ProblemError(404, 'NOT_FOUND');
    if (held.state !== 'CANCELLED') {
      if (!mayStep(held.state, 'CANCELLED', 'shopper')) throw new ProblemError(409, 'ORDER_NOT_CANCELLABLE');
      const lines = await tx
        .select({ articleId: orderLine.articleId, quantity: orderLine.quantity })
        .from(orderLine)
        .where(eq(orderLine.orderId, id));
      await giveStockBack(tx, lines);
      await forgetPromoCodeUses(tx, id);
      await addStep(tx, id, { from: held.state, to: 'CANCELLED', by: 'shopper', reason, now });
    }
    return readOrder(tx, { id, ownerId });
  });
}
