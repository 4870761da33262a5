import { sql } from 'drizzle-orm';
import { isDayFull } from '#shared/delivery/methods.ts';
import type { Transaction } from '../platform/db/database.ts';
import { bookedOrders } from './queries/booked-orders.ts';
import { loadDeliveryTable } from './table.ts';

/** Any number that nothing else takes; the second key is the method and the day. */
const DAY_LOCK = 7_310_309;

/**
 * Whether a day of a method takes one more order in a zone. Orders of the same day come one after the other from here to the
 * end of their transactions, so that none is counted too late. The last lock that an order takes.
 */
export async function holdDay(
  tx: Transaction,
  methodId: string,
  { day, zone: name }: { day: string; zone: string | null },
): Promise<boolean> {
  const { methods, zones } = await loadDeliveryTable(tx);
  const method = methods.find(({ id }) => id === methodId);
  const zone = zones.find((one) => one.name === name);
  // Full with so many orders as there are: then there is something to count.
  if (!method || !isDayFull(method, zone, day, () => Number.POSITIVE_INFINITY)) return true;
  await tx.execute(sql`select pg_advisory_xact_lock(${DAY_LOCK}, hashtext(${`${methodId} ${day}`}))`);
  const booked = await bookedOrders(tx, { methods: [method], zones }, day);
  return !isDayFull(method, zone, day, booked);
}
