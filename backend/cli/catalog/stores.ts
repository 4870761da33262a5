import { resolve } from 'node:path';
import type { BackendConfig } from '../../config.ts';
import { importStores } from '../../exchange/store-table/import-stores.ts';
import { openShop } from '../database/open-shop.ts';
import { print } from '../terminal/print.ts';
import { say } from '../terminal/say.ts';

export type StoreFileOptions = {
  dryRun: boolean;
  prune: boolean;
  refresh: boolean;
  allowPrivateNetwork: boolean;
};

/** Imports stores and prints the result. Rejects with the cause of a failure. */
export async function importStoreFile(
  file: string,
  config: BackendConfig,
  { dryRun, prune, ...pictures }: StoreFileOptions,
): Promise<void> {
  const { dataDir, publicUrl } = config;
  const database = await openShop(config);
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
    const counts = say`${added} added, ${changed} changed, ${unchanged} unchanged, ${left} removed`;
    print(
      [
        dryRun
          ? say`Dry run: nothing was changed. The import would have these results:`
          : say`The stores were imported.`,
        say`  stores  ${counts}`,
        say`  cities  ${cities} added`,
      ].join('\n'),
    );
  } finally {
    await database.close();
  }
}
