import { and, asc, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { ReviewableLine } from '#contract/client/client.schemas.ts';
import { article, variant } from '../../domain/tables/goods.ts';
import { order, orderEvent, orderLine } from '../../domain/tables/orders.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { review } from '../base/tables.ts';

export type Reader = Database | Transaction;

/** States in which the shopper has received goods of an order. */
export const RECEIVED = ['HANDED_OVER', 'PARTLY_HANDED_OVER'] as const;

/** SQL condition: the shopper has received the order and kept at least one piece of the line. */
export const isReceived = and(
  inArray(order.state, RECEIVED),
  gt(orderLine.quantity, sql`${orderLine.cancelled}`),
);

/** SQL subquery for the time at which an order was handed over. */
export const receivedAt = sql<string>`(
  select max(${orderEvent.at}) from ${orderEvent}
  where ${orderEvent.orderId} = ${order.id} and ${orderEvent.state} in ('HANDED_OVER', 'PARTLY_HANDED_OVER')
)`;

type Question = { which: SQL | undefined; limit: number };

/** Order lines that were received, latest first. A line has its model only if the goods are still sold. */
export async function receivedLines(
  db: Reader,
  { which, limit }: Question,
): Promise<{ line: ReviewableLine; groupId: string | null; hasReview: boolean }[]> {
  const rows = await db
    .select({
      line: orderLine,
      receivedAt,
      variantId: variant.id,
      groupId: variant.groupId,
      reviewId: review.id,
    })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .leftJoin(article, eq(article.id, orderLine.articleId))
    .leftJoin(variant, eq(variant.id, article.variantId))
    .leftJoin(review, and(eq(review.orderId, orderLine.orderId), eq(review.position, orderLine.position)))
    .where(which)
    .orderBy(desc(receivedAt), asc(orderLine.orderId), asc(orderLine.position))
    .limit(limit);
  const sizes = await sizesOf(
    db,
    rows.flatMap(({ variantId }) => variantId ?? []),
  );
  return rows.map(({ line, variantId, groupId, reviewId, ...row }) => {
    const { orderId, position, productUrl, name, colour, size, picture } = line;
    return {
      line: {
        orderId,
        position,
        productUrl,
        name,
        colour,
        size,
        picture,
        receivedAt: new Date(row.receivedAt).toISOString(),
        sizes: (variantId && sizes.get(variantId)) || [],
      },
      groupId,
      hasReview: reviewId !== null,
    };
  });
}

/** The order lines that an owner has received but not reviewed, and whose goods are still sold. */
export async function waitingLines(
  db: Reader,
  {
    ownerId,
    groupId,
    orderId,
    limit,
  }: { ownerId: string; groupId?: string; orderId?: string; limit: number },
): Promise<ReviewableLine[]> {
  const which = and(
    eq(order.ownerId, ownerId),
    isReceived,
    isNull(review.id),
    orderId === undefined ? undefined : eq(order.id, orderId),
    groupId === undefined ? sql`${variant.id} is not null` : eq(variant.groupId, groupId),
  );
  return (await receivedLines(db, { which, limit })).map(({ line }) => line);
}

async function sizesOf(db: Reader, variantIds: string[]): Promise<Map<string, string[]>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .select({ variantId: article.variantId, size: article.size })
    .from(article)
    .where(inArray(article.variantId, variantIds))
    .orderBy(asc(article.ordinal), asc(article.id));
  const sizes = Map.groupBy(rows, ({ variantId }) => variantId);
  return new Map([...sizes].map(([id, of]) => [id, of.map(({ size }) => size).slice(0, 60)]));
}
