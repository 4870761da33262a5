import { and, eq, exists, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { BOUGHT_TOGETHER_DAYS } from '#shared/goods/selection-days.ts';
import { article, variant } from '../../domain/tables/goods.ts';
import { order, orderEvent, orderLine } from '../../domain/tables/orders.ts';
import type { Goods } from '../../listing/goods.ts';
import type { CatalogDeps } from '../base/deps.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Orders that have to agree: fewer could be those of one person. */
export const LEAST_ORDERS = 3;

/** Companions that are kept of a model. */
const MOST = 20;

type Companions = ReadonlyMap<string, readonly string[]>;

const keptBy = new WeakMap<Goods, Companions>();

/** Models that were bought together with a model, the most often first; none before they were counted. */
export const boughtWith = (goods: Goods, groupId: string): readonly string[] =>
  keptBy.get(goods)?.get(groupId) ?? [];

/**
 * Counts which models stand together in paid orders of the last days, and keeps that in the memory of this process, so
 * that pages ask nothing. Of whom the orders are is not read.
 */
export async function countBoughtTogether({
  db,
  goods,
  clock,
}: Pick<CatalogDeps, 'db' | 'goods' | 'clock'>): Promise<void> {
  const since = new Date(clock().getTime() - BOUGHT_TOGETHER_DAYS * DAY);
  const payments = db
    .select()
    .from(orderEvent)
    .where(and(eq(orderEvent.orderId, order.id), eq(orderEvent.state, 'PAID')));
  const bought = db.$with('bought').as(
    db
      .selectDistinct({ orderId: orderLine.orderId, groupId: variant.groupId })
      .from(orderLine)
      .innerJoin(order, eq(order.id, orderLine.orderId))
      .innerJoin(article, eq(article.id, orderLine.articleId))
      .innerJoin(variant, eq(variant.id, article.variantId))
      .where(
        and(
          gt(order.placedAt, since),
          ne(order.state, 'CANCELLED'),
          // What is paid on receipt is paid once it was handed over.
          or(inArray(order.state, ['HANDED_OVER', 'PARTLY_HANDED_OVER']), exists(payments)),
          eq(orderLine.isGift, false),
          gt(orderLine.quantity, orderLine.cancelled),
        ),
      ),
  );
  const other = db.select().from(bought).as('other');
  const times = sql<number>`count(*)`;
  const pairs = await db
    .with(bought)
    .select({ groupId: bought.groupId, otherId: other.groupId })
    .from(bought)
    .innerJoin(other, and(eq(other.orderId, bought.orderId), ne(other.groupId, bought.groupId)))
    .groupBy(bought.groupId, other.groupId)
    .having(sql`${times} >= ${LEAST_ORDERS}`)
    .orderBy(sql`${times} desc`, other.groupId);
  const companions = new Map<string, string[]>();
  for (const { groupId, otherId } of pairs) {
    const known = companions.get(groupId) ?? [];
    if (known.length < MOST) companions.set(groupId, [...known, otherId]);
  }
  keptBy.set(goods, companions);
}
