import { eq } from 'drizzle-orm';
import { openDatabase } from '../../../backend/platform/db/client.ts';
import { variant } from '../../../backend/platform/db/schema/catalog.ts';
import { silentLogger } from '../../../backend/platform/log/logger.ts';
import type { ShopServer } from './server.ts';

/**
 * Changes the price of a colour overnight: the shop is closed for it, since only one process can open the embedded
 * database.
 */
export async function changePrice(
  server: ShopServer,
  productUrl: string,
  change: (kopecks: number) => number,
): Promise<void> {
  await server.stop();
  const { db, close } = await openDatabase({ dataDir: server.dataDir, logger: silentLogger });
  const [found] = await db.select().from(variant).where(eq(variant.productUrl, productUrl));
  if (!found) throw new Error(`There is no product ${productUrl}.`);
  await db
    .update(variant)
    .set({ price: change(found.price) })
    .where(eq(variant.id, found.id));
  await close();
  await server.start();
}
