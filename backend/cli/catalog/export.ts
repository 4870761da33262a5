import { resolve } from 'node:path';
import type { BackendConfig } from '../../config.ts';
import { exportFeed } from '../../exchange/yml/export/export-feed.ts';
import { openShop } from '../database/open-shop.ts';
import { print } from '../terminal/print.ts';
import { say } from '../terminal/say.ts';
import { ProgressLine } from './progress-line.ts';

/** Exports the shop's goods and prints what was written. Rejects if the export fails. */
export async function exportCatalog(
  file: string,
  config: BackendConfig & { company: string | undefined },
  pictures: string | undefined,
): Promise<void> {
  const { dataDir, publicUrl, shopName, company } = config;
  const progress = new ProgressLine();
  const database = await openShop(config);
  try {
    const written = await exportFeed({
      db: database.db,
      file: resolve(file),
      pictures,
      dataDir,
      publicUrl,
      shopName,
      company,
      now: new Date(),
      onProgress: (done, of) => progress.working('writing', done, of),
    });
    progress.clear();
    print(say`${written.offers} offers written to ${file}, ${written.pictures} pictures copied.`);
  } finally {
    progress.clear();
    await database.close();
  }
}
