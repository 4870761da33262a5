import { mkdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OrdersDeps } from '../../orders/base/deps.ts';
import { loggedCause } from '../../platform/log/logged-cause.ts';
import { tellShop } from '../../shop-notices/tell-shop.ts';

export type FailureDeps = Pick<
  OrdersDeps,
  'db' | 'clock' | 'ids' | 'logger' | 'shopNotices' | 'wakeOutbox'
> & { dataDir: string };

type Source = 'feed' | '1c';

/** How long the retailer is not told of further failures of the same source, in ms. A success ends that. */
const TOLD_FOR = 24 * 60 * 60 * 1000;

/** Is there while an import fails, and changed when the retailer was told last. */
const markOf = (dataDir: string, source: Source) => join(dataDir, 'import', `failed-${source}`);

/**
 * Tells the retailer that an import failed: the first time after a success, then once a day. A shop that cannot write it
 * logs that, so that the reason of the failure itself is not lost.
 */
export async function tellOfFailure(deps: FailureDeps, source: Source, reason: string): Promise<void> {
  const mark = markOf(deps.dataDir, source);
  const now = deps.clock();
  try {
    const told = await stat(mark).catch(() => undefined);
    if (told && now.getTime() - told.mtimeMs < TOLD_FOR) return;
    await deps.db.transaction((tx) => tellShop(tx, deps, { event: 'IMPORT_FAILED', source, reason }));
    await mkdir(join(deps.dataDir, 'import'), { recursive: true });
    await writeFile(mark, '');
    await utimes(mark, now, now);
    deps.wakeOutbox();
  } catch (error) {
    deps.logger.error({ cause: loggedCause(error) }, 'the retailer was not told of a failed import');
  }
}

/** Notes that an import came to its end, so that the retailer is told of the next failure at once. */
export const noteSuccess = ({ dataDir }: Pick<FailureDeps, 'dataDir'>, source: Source): Promise<void> =>
  rm(markOf(dataDir, source), { force: true });
