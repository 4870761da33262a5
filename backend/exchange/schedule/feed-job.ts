import type { OrdersDeps } from '../../orders/base/deps.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { loggedCause } from '../../platform/log/logged-cause.ts';
import type { ExchangeSettings } from '../base/settings.ts';
import { sentenceIn } from '../yml/feed/russian.ts';
import { importByAddress } from './import-by-address.ts';
import { type FailureDeps, noteFailure, noteSuccess } from './note-imports.ts';

type Tools = FailureDeps & Pick<OrdersDeps, 'publicUrl'>;

/**
 * Creates the job that imports the feed of IMPORT_URL. Returns no job if IMPORT_URL is not set. If an import
 * fails, the job notifies the retailer.
 */
export function feedJobs(tools: Tools, settings: ExchangeSettings): Job[] {
  const { IMPORT_URL: url } = settings;
  if (url === undefined) return [];
  return [
    {
      name: 'feed import',
      every: settings.IMPORT_MINUTES * 60_000,
      async run(signal) {
        const feed = {
          url,
          prune: settings.IMPORT_PRUNE === 'on',
          allowPrivateNetwork: settings.IMPORT_PRIVATE_NETWORK === 'on',
        };
        const wasRead = await importByAddress(tools, feed, signal).catch(async (error: unknown) => {
          // A shop that stops aborts the import. That is not a failure, so the retailer is not notified.
          if (!signal.aborted) await noteFailure(tools, 'feed', reasonOf(error));
          throw error;
        });
        await noteSuccess(tools, 'feed');
        if (!wasRead) tools.logger.debug({}, 'the feed of goods has not changed');
      },
    },
  ];
}

/**
 * Why an import failed, in Russian like all notices. An error that does not come from the import keeps its
 * own message.
 */
const reasonOf = (error: unknown): string => sentenceIn('ru', loggedCause(error).message).text;
