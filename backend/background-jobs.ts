import { notifyBackInStock } from './catalog/back-in-stock.ts';
import { reportMissingPictures } from './catalog/missing-pictures.ts';
import { countBoughtTogether } from './catalog/product/bought-together.ts';
import { cleanUp } from './clean-up.ts';
import type { Deps } from './deps.ts';
import { askProviders } from './orders/paying/ask-providers.ts';
import { expireOrders } from './orders/paying/expire-orders.ts';
import { askCarriers } from './orders/shipping/ask-carriers.ts';
import { outboxHandlers, outboxTools } from './outbox-handlers.ts';
import { type Job, startJobs } from './platform/jobs/jobs.ts';
import { noteRuns } from './platform/jobs/note-runs.ts';
import { sendOutbox } from './platform/outbox/send-outbox.ts';
import { remindOfRefunds } from './refunds/remind-of-refunds.ts';
import { rankModels } from './report/rank-models.ts';
import { inviteToReview } from './reviews/invite.ts';
import { writeAboutPriceDrops } from './wishlist/price-drops/write-about-price-drops.ts';

declare module './platform/log/logger.ts' {
  interface LogFields {
    /** Field of log entries: how many orders the message is about. */
    orders?: number;
  }
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export type BackgroundJobs = { wakeOutbox(): void; stop(): Promise<void> };

/**
 * Starts the backend's periodic jobs, and the additional jobs in `more`. `stop` waits for the current runs to
 * end.
 */
export function startBackgroundJobs(deps: Deps, more: readonly Job[] = []): BackgroundJobs {
  const handlers = outboxHandlers(deps);
  const tools = outboxTools(deps);
  const outbox: Job = {
    name: 'outbox',
    every: 2 * SECOND,
    async run(signal) {
      await sendOutbox(tools, handlers, signal);
    },
  };
  const payments: Job = {
    name: 'payments',
    every: 2 * SECOND,
    async run(signal) {
      await askProviders(deps, signal);
    },
  };
  const jobs = startJobs({ ...deps, onRun: noteRuns(deps) }, [
    outbox,
    payments,
    {
      name: 'unpaid orders',
      every: 30 * SECOND,
      async run(signal) {
        const orders = await expireOrders(deps, signal);
        if (orders > 0) deps.logger.info({ orders }, 'cancelled orders that were not paid in time');
      },
    },
    {
      name: 'parcels',
      every: 10 * SECOND,
      async run(signal) {
        await askCarriers(deps, signal);
      },
    },
    {
      name: 'refund deadlines',
      every: 60 * MINUTE,
      async run() {
        await remindOfRefunds(deps);
      },
    },
    {
      name: 'review invitations',
      every: 60 * MINUTE,
      async run() {
        const messages = await inviteToReview(deps);
        if (messages > 0) deps.logger.info({ messages }, 'invited buyers to review');
      },
    },
    {
      name: 'cleanup',
      every: 60 * MINUTE,
      async run() {
        const rows = await cleanUp(deps);
        if (rows > 0) deps.logger.info({ rows }, 'deleted expired rows');
      },
    },
    {
      name: 'back-in-stock notices',
      every: 5 * MINUTE,
      async run() {
        const messages = await notifyBackInStock(deps);
        if (messages > 0) deps.logger.info({ messages }, 'wrote back-in-stock notices');
      },
    },
    {
      name: 'price drops',
      every: 10 * MINUTE,
      async run() {
        const messages = await writeAboutPriceDrops(deps);
        if (messages > 0) deps.logger.info({ messages }, 'wrote about price drops');
      },
    },
    { name: 'bought together', every: 60 * MINUTE, run: () => countBoughtTogether(deps) },
    { name: 'ranks', every: 60 * MINUTE, run: (signal) => rankModels(deps, signal) },
    ...more,
    { name: 'missing pictures', every: 10 * MINUTE, run: reportMissingPictures(deps) },
  ]);
  return {
    // The outbox and the payments job run after the current response was sent. Otherwise the response time
    // would reveal whether there is work for them.
    wakeOutbox: () =>
      void setImmediate(() => {
        jobs.wake(outbox);
        jobs.wake(payments);
      }),
    stop: jobs.stop,
  };
}
