import { randomUUID } from 'node:crypto';
import type { BackendConfig } from '../../config.ts';
import { type OpenDatabase, openDatabase } from '../../platform/db/client.ts';
import { silentLogger as logger } from '../../platform/log/logger.ts';
import { prepareShop } from '../../prepare-shop.ts';

/**
 * Opens the database for a command. Without the demo data it is prepared as the first start would prepare it, so that
 * exports and the doctor see the starter pages and the starter delivery table before the shop ever ran. With them only
 * the start prepares it, because the demo shop fills an empty database.
 * @throws StartupError if the database cannot be opened
 */
export async function openShop({
  dataDir,
  databaseUrl,
  demo,
}: Pick<BackendConfig, 'dataDir' | 'databaseUrl' | 'demo'>): Promise<OpenDatabase> {
  const database = await openDatabase({ dataDir, databaseUrl, logger });
  try {
    if (!demo) await prepareShop({ db: database.db, clock: () => new Date(), ids: randomUUID });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
