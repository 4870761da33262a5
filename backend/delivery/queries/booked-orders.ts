import { and, count, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/client.ts';
import type { MethodEntry } from '../../platform/db/delivery-types.ts';
import { order } from '../../platform/db/schema/orders.ts';
import type { BookedOrders } from '../rules/methods.ts';

const methodId = sql<string>`${order.delivery} ->> 'methodId'`;
const day = sql<string>`${order.delivery} ->> 'day'`;

/** The orders that have a day from `from` on, for the methods whose days can be full. */
export async function bookedOrders(
  db: Database | Transaction,
  methods: readonly MethodEntry[],
  from: string,
): Promise<BookedOrders> {
  const limited = methods.filter(({ ordersPerDay }) => ordersPerDay !== null).map(({ id }) => id);
  if (limited.length === 0) return () => 0;
  const rows = await db
    .select({ methodId, day, orders: count() })
    .from(order)
    .where(and(inArray(methodId, limited), gte(day, from), ne(order.state, 'CANCELLED')))
    .groupBy(methodId, day);
  const booked = new Map(rows.map((row) => [`${row.methodId} ${row.day}`, row.orders]));
  return (id, wanted) => booked.get(`${id} ${wanted}`) ?? 0;
}
