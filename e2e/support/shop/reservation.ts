import { eq } from 'drizzle-orm';
import { order } from '../../../backend/domain/tables/orders.ts';
import { openDatabase } from '../../../backend/platform/db/client.ts';
import { silentLogger } from '../../../backend/platform/log/logger.ts';
import type { ShopServer } from './server.ts';

/**
 * Makes an order's time for payment expire. Stops the shop for this, since only one process can open the
 * embedded database.
 */
export async function endReservation(server: ShopServer, orderId: string): Promise<void> {
  await server.stop();
  const { db, close } = await openDatabase({ dataDir: server.dataDir, logger: silentLogger });
  const late = { payUntil: new Date(Date.now() - 1) };
  await db.update(order).set(late).where(eq(order.id, orderId));
  await close();
  await server.start();
}
