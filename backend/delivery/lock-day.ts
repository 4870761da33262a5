import { sql } from 'drizzle-orm';
import { isDayFull } from '#shared/delivery/methods.ts';
import type { Transaction } from '../platform/db/database.ts';
import { bookedOrders } from './queries/booked-orders.ts';
import { loadDeliveryTable } from './table.ts';

/**
 * First key of the advisory lock on a delivery day. The number is arbitrary; no other lock uses it. The
 * second key is a hash of the method and the day.
 */
const DAY_LOCK = 7_310_309;

/**
 * Whether one more order can be delivered on a day by a method in a zone. Locks the method's day until the
 * transaction ends, so that of two concurrent orders, the second one counts the first. An order must acquire
 * this lock after all its other locks.
 * @param exceptId the id of the order itself if it is stored already
 */
export async function lockDay(
  tx: Transaction,
  methodId: string,
  { day, zone: name, exceptId }: { day: string; zone: string | null; exceptId?: string },
): Promise<boolean> {
  const { methods, zones } = await loadDeliveryTable(tx);
  const method = methods.find(({ id }) => id === methodId);
  const zone = zones.find((one) => one.name === name);
  // If even infinitely many orders do not fill the day, the method has no limit, and its orders need not be
  // counted.
  if (!method || !isDayFull(method, zone, day, () => Number.POSITIVE_INFINITY)) return true;
  await tx.execute(sql`select pg_advisory_xact_lock(${DAY_LOCK}, hashtext(${`${methodId} ${day}`}))`);
  const booked = await bookedOrders(tx, { methods: [method], zones }, day, exceptId);
  return !isDayFull(method, zone, day, booked);
}
