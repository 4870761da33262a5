import { randomUUID } from 'node:crypto';
import type { BackendConfig } from '../../config.ts';
import { type OpenDatabase, openDatabase } from '../../platform/db/client.ts';
import { silentLogger as logger } from '../../platform/log/logger.ts';
import { prepareShop } from '../../prepare-shop.ts';

/**
 * Opens the database for a command.
 * @throws StartupError if the database cannot be opened
 *
 * Without demo data, it prepares the database like the first start of the shop does. So exports and the
 * doctor see the starter pages and the starter delivery table even before the shop ran for the first time.
 * With demo data, only the start of the shop prepares the database, because the demo shop requires an empty
 * one.
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
