import { eq } from 'drizzle-orm';
import { article } from '../../../backend/domain/tables/goods.ts';
import { openDatabase } from '../../../backend/platform/db/client.ts';
import { silentLogger } from '../../../backend/platform/log/logger.ts';
import type { ShopServer } from './server.ts';

/**
 * Sets the stock of an article to 0. Stops the shop for this, since only one process can open the embedded
 * database.
 */
export async function sellOut(server: ShopServer, articleId: string): Promise<void> {
  await server.stop();
  const { db, close } = await openDatabase({ dataDir: server.dataDir, logger: silentLogger });
  await db.update(article).set({ stock: 0 }).where(eq(article.id, articleId));
  await close();
  await server.start();
}
