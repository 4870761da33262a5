import { resolve } from 'node:path';
import type { BackendConfig } from '../../config.ts';
import { storeIssueLine } from '../../exchange/store-table/check-store.ts';
import { importStores, StoresRefusedError } from '../../exchange/store-table/import-stores.ts';
import { openDatabase } from '../../platform/db/client.ts';
import { silentLogger as logger } from '../../platform/log/logger.ts';

/** Maximum issues shown on the terminal; the others appear after these are fixed. */
const SHOWN = 50;

export type StoreFileOptions = {
  dryRun: boolean;
  prune: boolean;
  refresh: boolean;
  allowPrivateNetwork: boolean;
};

/** Imports stores and prints the result. Rejects with the cause of a failure. */
export async function importStoreFile(
  file: string,
  { dataDir, databaseUrl, publicUrl }: BackendConfig,
  { dryRun, prune, ...pictures }: StoreFileOptions,
): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl, logger });
  try {
    const { added, changed, unchanged, left, cities } = await importStores({
      db: database.db,
      file: resolve(file),
      dataDir,
      publicUrl,
      ...pictures,
      dryRun,
      prune,
    });
    const counts = `${added} added, ${changed} changed, ${unchanged} unchanged, ${left} removed`;
    console.log(
      [
        dryRun
          ? 'Dry run: nothing was changed. The import would have these results:'
          : 'The stores were imported.',
        `  stores  ${counts}`,
        `  cities  ${cities} added`,
      ].join('\n'),
    );
  } catch (error) {
    if (error instanceof StoresRefusedError) {
      for (const issue of error.issues.slice(0, SHOWN)) console.error(storeIssueLine(issue));
      if (error.issues.length > SHOWN) console.error(`… and ${error.issues.length - SHOWN} more.`);
    }
    throw error;
  } finally {
    await database.close();
  }
}
