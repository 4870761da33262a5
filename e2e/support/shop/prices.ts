import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { newSecret } from '../../../backend/domain/secrets.ts';
import { variant } from '../../../backend/domain/tables/goods.ts';
import { openDatabase } from '../../../backend/platform/db/client.ts';
import type { Database } from '../../../backend/platform/db/database.ts';
import { silentLogger } from '../../../backend/platform/log/logger.ts';
import { priceDropLetter } from '../../../backend/wishlist/base/tables.ts';
import { writeAboutPriceDrops } from '../../../backend/wishlist/price-drops/write-about-price-drops.ts';
import type { ShopServer } from './server.ts';

/**
 * Changes the price of a colour and restarts the shop, since only one process can open the embedded database.
 */
export async function changePrice(
  server: ShopServer,
  productUrl: string,
  change: (kopecks: number) => number,
  /** Further changes to make in the database while the shop is stopped. */
  then: (db: Database) => Promise<void> = async () => {},
): Promise<void> {
  await server.stop();
  const { db, close } = await openDatabase({ dataDir: server.dataDir, logger: silentLogger });
  const [found] = await db.select().from(variant).where(eq(variant.productUrl, productUrl));
  if (!found) throw new Error(`There is no product ${productUrl}.`);
  await db
    .update(variant)
    .set({ price: change(found.price) })
    .where(eq(variant.id, found.id));
  await then(db);
  await close();
  await server.start();
}

const HOUR = 60 * 60 * 1000;
/** The hours in Moscow (UTC+3) between which the shop writes price-drop letters. */
const [FROM, TO] = [9, 21];

/**
 * Lowers the price of a colour, and runs the job that writes price-drop letters at a time of day when letters
 * are allowed. Stops the shop for this and restarts it; it then sends the letters. Returns how many letters
 * the job wrote.
 */
export async function lowerPrice(server: ShopServer, productUrl: string, by: number): Promise<number> {
  let written = 0;
  await changePrice(
    server,
    productUrl,
    (kopecks) => kopecks - by,
    async (db) => {
      await db.delete(priceDropLetter);
      written = await writeAboutPriceDrops({
        db,
        clock: lastHourOfLetters,
        ids: randomUUID,
        secrets: newSecret,
        wakeOutbox() {},
        publicUrl: server.url,
        shopName: 'Витрина',
      });
    },
  );
  return written;
}

/**
 * Now, if letters may be written in this hour of the day. Otherwise the latest earlier hour in which they
 * may.
 */
function lastHourOfLetters(): Date {
  for (let moment = Date.now(); ; moment -= HOUR) {
    const hour = new Date(moment + 3 * HOUR).getUTCHours();
    if (hour >= FROM && hour < TO) return new Date(moment);
  }
}
