import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { article, variant } from '../../../backend/domain/tables/goods.ts';
import { openDatabase } from '../../../backend/platform/db/client.ts';
import { silentLogger } from '../../../backend/platform/log/logger.ts';
import type { ShopServer } from './server.ts';

/**
 * Gives a colour other sizes, each with its stock. `path` is the path of the product page. Stops the shop for
 * this, since only one process can open the embedded database.
 */
export async function giveSizes(
  server: ShopServer,
  path: string,
  sizes: Readonly<Record<string, number>>,
): Promise<void> {
  await server.stop();
  const { db, close } = await openDatabase({ dataDir: server.dataDir, logger: silentLogger });
  const [found] = await db
    .select({ id: variant.id })
    .from(variant)
    .where(eq(variant.productUrl, path.replace('/product/', '')));
  if (!found) throw new Error(`There is no product ${path}.`);
  await db.delete(article).where(eq(article.variantId, found.id));
  await db.insert(article).values(
    Object.entries(sizes).map(([size, stock], ordinal) => {
      const id = randomUUID();
      return { id, variantId: found.id, sku: id, barcode: id, size, ordinal, stock };
    }),
  );
  await close();
  await server.start();
}
