import { and, asc, eq } from 'drizzle-orm';
import type { OrderRepetition } from '#contract/client/client.schemas.ts';
import { missingArticles } from '#shared/orders/missing-article.ts';
import { putInCart } from '../cart/put-in-cart.ts';
import { order, orderLine } from '../domain/tables/orders.ts';
import type { Database } from '../platform/db/database.ts';
import { ProblemError } from '../platform/http/problem.ts';

type Repetition = { id: string; ownerId: string; requestId: string; now: Date };

/**
 * Adds the goods of an order to its owner's cart, and reports the goods that could not be added. Gifts are
 * skipped, because the cart earns its own gifts.
 */
export async function repeatOrder(
  db: Database,
  { id, ownerId, requestId, now }: Repetition,
): Promise<OrderRepetition> {
  const lines = await db
    .select({
      articleId: orderLine.articleId,
      name: orderLine.name,
      size: orderLine.size,
      quantity: orderLine.quantity,
      isGift: orderLine.isGift,
    })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(and(eq(order.id, id), eq(order.ownerId, ownerId)))
    .orderBy(asc(orderLine.position));
  if (lines.length === 0) throw new ProblemError(404, 'NOT_FOUND');
  const wanted = lines.filter(({ isGift }) => !isGift);
  const put = await putInCart(db, { ownerId, wanted, requestId, now });
  return { pieces: put.pieces, missing: missingArticles(wanted, put) };
}
