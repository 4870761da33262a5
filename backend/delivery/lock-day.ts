import { sql } from 'drizzle-orm';
import { isDayFull } from '#shared/delivery/methods.ts';
import type { Transaction } from '../platform/db/database.ts';
import { bookedOrders } from './queries/booked-orders.ts';
import { loadDeliveryTable } from './table.ts';

/** An arbitrary unique lock number; the second key is the method and the day. */
const DAY_LOCK = 7_310_309;

/**
 * Whether a delivery day of a method takes one more order in a zone. Takes a lock until the transaction ends,
 * so that concurrent orders for the same day are counted one after the other. An order takes this lock last.
 */
export async function lockDay(
  tx: Transaction,
  methodId: string,
  { day, zone: name }: { day: string; zone: string | null },
): Promise<boolean> {
  const { methods, zones } = await loadDeliveryTable(tx);
  const method = methods.find(({ id }) => id === methodId);
  const zone = zones.find((one) => one.name === name);
  // With an infinite number of orders the day is full only if it has a limit; otherwise nothing need be
  // counted.
  if (!method || !isDayFull(method, zone, day, () => Number.POSITIVE_INFINITY)) return true;
  await tx.execute(sql`select pg_advisory_xact_lock(${DAY_LOCK}, hashtext(${`${methodId} ${day}`}))`);
  const booked = await bookedOrders(tx, { methods: [method], zones }, day);
  return !isDayFull(method, zone, day, booked);
}
