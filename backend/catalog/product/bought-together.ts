import { and, eq, exists, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { BOUGHT_TOGETHER_DAYS } from '#shared/goods/selection-days.ts';
import { article, variant } from '../../domain/tables/goods.ts';
import { order, orderEvent, orderLine } from '../../domain/tables/orders.ts';
import type { Goods } from '../../listing/goods.ts';
import type { CatalogDeps } from '../base/deps.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Minimum number of orders that must contain both models before they count as bought together. Fewer orders
 * could all come from one person.
 */
export const LEAST_ORDERS = 3;

/** Maximum number of models that are stored as bought together with one model. */
const MOST = 20;

type Companions = ReadonlyMap<string, readonly string[]>;

const keptBy = new WeakMap<Goods, Companions>();

/**
 * The models bought together with a model, most frequent first. Empty until `countBoughtTogether` has run
 * once.
 */
export const boughtWith = (goods: Goods, groupId: string): readonly string[] =>
  keptBy.get(goods)?.get(groupId) ?? [];

/**
 * Counts which models occur together in recent paid orders. The result stays in this process's memory, so
 * pages need no query for it. The query does not read who placed the orders.
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
          // An order that is paid for on receipt counts as paid once its goods are handed over.
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
