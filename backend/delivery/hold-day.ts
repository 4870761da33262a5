import { sql } from 'drizzle-orm';
import type { Transaction } from '../platform/db/client.ts';
import { bookedOrders } from './queries/booked-orders.ts';
import { loadDeliveryTable } from './table.ts';

/** Any number that nothing else takes; the second key is the method and the day. */
const DAY_LOCK = 7_310_309;

/**
 * Whether a day of a method takes one more order. Orders of the same day come one after the other from here to the end of
 * their transactions, so that none is counted too late. The last lock that an order takes.
 */
export async function holdDay(tx: Transaction, methodId: string, day: string): Promise<boolean> {
  const { methods } = await loadDeliveryTable(tx);
  const method = methods.find(({ id }) => id === methodId);
  if (!method || method.ordersPerDay === null) return true;
  await tx.execute(sql`select pg_advisory_xact_lock(${DAY_LOCK}, hashtext(${`${methodId} ${day}`}))`);
  const booked = await bookedOrders(tx, [method], day);
  return booked(methodId, day) < method.ordersPerDay;
}
