import { eq } from 'drizzle-orm';
import { variant, variantGroup } from '../../../backend/domain/tables/goods.ts';
import { openDatabase } from '../../../backend/platform/db/client.ts';
import { silentLogger } from '../../../backend/platform/log/logger.ts';
import type { ShopServer } from './server.ts';

/**
 * Changes which goods exist: the colour at `moved` gets the product URL `to`, and the model of the colour at
 * `gone` is removed. All three are paths of product pages. Stops the shop for this, since only one process
 * can open the embedded database.
 */
export async function changeGoods(
  server: ShopServer,
  { moved, to, gone }: { moved: string; to: string; gone: string },
): Promise<void> {
  const slug = (path: string) => path.replace('/product/', '');
  await server.stop();
  const { db, close } = await openDatabase({ dataDir: server.dataDir, logger: silentLogger });
  await db
    .update(variant)
    .set({ productUrl: slug(to) })
    .where(eq(variant.productUrl, slug(moved)));
  const [found] = await db
    .select({ groupId: variant.groupId })
    .from(variant)
    .where(eq(variant.productUrl, slug(gone)));
  if (!found) throw new Error(`There is no product ${gone}.`);
  await db.delete(variantGroup).where(eq(variantGroup.id, found.groupId));
  await close();
  await server.start();
}
