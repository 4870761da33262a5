import { mkdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OrdersDeps } from '../../orders/base/deps.ts';
import { loggedCause } from '../../platform/log/logged-cause.ts';
import { notifyShop } from '../../shop-notices/notify-shop.ts';
import { type ImportSource, noteImport } from '../base/import-state.ts';

export type FailureDeps = Pick<
  OrdersDeps,
  'db' | 'clock' | 'ids' | 'logger' | 'shopNotices' | 'wakeOutbox'
> & { dataDir: string };

/**
 * After a notice about a source of goods, its further failures cause no notice for this time in ms, unless it
 * has succeeded in between.
 */
const SILENT_FOR = 24 * 60 * 60 * 1000;

/**
 * Path of a marker file, which exists as long as the imports from a source fail. Its modification time is the
 * time of the last notice.
 */
const markOf = (dataDir: string, source: ImportSource) => join(dataDir, 'import', `failed-${source}`);

/**
 * Notes that an import failed, and notifies the retailer: at the first failure after a success, and then once
 * a day. If this cannot be written, only logs it, so that the caller still handles the failed import.
 */
export async function noteFailure(deps: FailureDeps, source: ImportSource, reason: string): Promise<void> {
  const mark = markOf(deps.dataDir, source);
  const now = deps.clock();
  try {
    await noteImport(deps.db, source, { at: now, failure: reason });
    const last = await stat(mark).catch(() => undefined);
    if (last && now.getTime() - last.mtimeMs < SILENT_FOR) return;
    await deps.db.transaction((tx) => notifyShop(tx, deps, { event: 'IMPORT_FAILED', source, reason }));
    await mkdir(join(deps.dataDir, 'import'), { recursive: true });
    await writeFile(mark, '');
    await utimes(mark, now, now);
    deps.wakeOutbox();
  } catch (error) {
    deps.logger.error({ cause: loggedCause(error) }, 'the notice of a failed import was not written');
  }
}

/** Notes that an import succeeded. The retailer is then notified of the next failure at once. */
export async function noteSuccess(
  { db, clock, dataDir }: Pick<FailureDeps, 'db' | 'clock' | 'dataDir'>,
  source: ImportSource,
): Promise<void> {
  await noteImport(db, source, { at: clock(), failure: null });
  await rm(markOf(dataDir, source), { force: true });
}
