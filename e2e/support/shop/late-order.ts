import { writeOrders } from '../../../backend/desk/testing/many-orders.ts';
import { order } from '../../../backend/domain/tables/orders.ts';
import { openSession } from '../../../backend/platform/db/client.ts';

/** Writes an order that should have left long ago into the data folder of a shop that does not run. */
export async function writeLateOrder(dataDir: string): Promise<void> {
  const { db, close } = await openSession({ dataDir, databaseUrl: undefined, alone: true });
  const placedAt = new Date('2026-01-12T09:00:00Z');
  const delivery = { leavesOn: '2026-01-12', lastDay: '2026-01-14' };
  await writeOrders(db, { count: 1, state: 'PLACED', placedAt, delivery });
  await db.update(order).set({ number: 'В-000017-9' });
  await close();
}
