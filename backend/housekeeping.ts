import { tellBackInStock } from './catalog/back-in-stock.ts';
import { reportMissingPictures } from './catalog/missing-pictures.ts';
import type { Deps } from './deps.ts';
import { startChores } from './platform/jobs/jobs.ts';
import { tidyUp } from './platform/jobs/schedule.ts';

const MINUTE = 60_000;

/** Begins what the backend does beside answering. `stop` waits for what has begun. */
export function startHousekeeping(deps: Deps): { stop(): Promise<void> } {
  return startChores(deps.logger, [
    {
      name: 'tidying up',
      every: 60 * MINUTE,
      async run() {
        const rows = await tidyUp(deps);
        if (rows > 0) deps.logger.info({ rows }, 'tidied up');
      },
    },
    {
      name: 'telling what is back in stock',
      every: 5 * MINUTE,
      async run() {
        const messages = await tellBackInStock(deps);
        if (messages > 0) deps.logger.info({ messages }, 'told what is back in stock');
      },
    },
    { name: 'looking for missing pictures', every: 10 * MINUTE, run: reportMissingPictures(deps) },
  ]);
}
