import { notifyBackInStock } from './catalog/back-in-stock.ts';
import { reportMissingPictures } from './catalog/missing-pictures.ts';
import type { Deps } from './deps.ts';
import { cleanUp } from './platform/jobs/cleanup.ts';
import { startJobs } from './platform/jobs/jobs.ts';

const MINUTE = 60_000;

/** Starts the periodic jobs of the backend. `stop` waits for the runs that have begun. */
export function startBackgroundJobs(deps: Deps): { stop(): Promise<void> } {
  return startJobs(deps.logger, [
    {
      name: 'cleanup',
      every: 60 * MINUTE,
      async run() {
        const rows = await cleanUp(deps);
        if (rows > 0) deps.logger.info({ rows }, 'deleted what had expired');
      },
    },
    {
      name: 'back-in-stock notices',
      every: 5 * MINUTE,
      async run() {
        const messages = await notifyBackInStock(deps);
        if (messages > 0) deps.logger.info({ messages }, 'sent back-in-stock notices');
      },
    },
    { name: 'missing pictures', every: 10 * MINUTE, run: reportMissingPictures(deps) },
  ]);
}
