import { and, count, gte, inArray, ne, sql } from 'drizzle-orm';
import type { BookedOrders } from '#shared/delivery/methods.ts';
import type { DeliveryParts } from '../../domain/tables/delivery-types.ts';
import { order } from '../../domain/tables/orders.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';

const methodId = sql<string>`${order.delivery} ->> 'methodId'`;
const day = sql<string>`${order.delivery} ->> 'day'`;

/**
 * Reads the orders that will be delivered on the day `from` or later by methods with a limit of orders per
 * day.
 * @param exceptId the id of an order that is not counted, because it is about to move
 */
export async function bookedOrders(
  db: Database | Transaction,
  { methods, zones }: Pick<DeliveryParts, 'methods' | 'zones'>,
  from: string,
  exceptId?: string,
): Promise<BookedOrders> {
  const hasLimit = ({ id, ordersPerDay }: DeliveryParts['methods'][number]) =>
    ordersPerDay !== null || zones.some(({ tariffs }) => (tariffs[id]?.ordersPerDay ?? null) !== null);
  const limited = methods.filter(hasLimit).map(({ id }) => id);
  if (limited.length === 0) return () => 0;
  const rows = await db
    .select({ methodId, day, zone: order.deliveryZone, orders: count() })
    .from(order)
    .where(
      and(
        ...[inArray(methodId, limited), gte(day, from), ne(order.state, 'CANCELLED')],
        exceptId === undefined ? undefined : ne(order.id, exceptId),
      ),
    )
    .groupBy(methodId, day, order.deliveryZone);
  return (id, wanted, zone) =>
    rows
      .filter((row) => row.methodId === id && row.day === wanted && (zone === undefined || row.zone === zone))
      .reduce((all, { orders }) => all + orders, 0);
}
