import type { OrdersDeps } from '../../orders/base/deps.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { ExchangeSettings } from '../base/settings.ts';
import { importByAddress } from './import-by-address.ts';

type Tools = Pick<OrdersDeps, 'db' | 'clock' | 'logger' | 'publicUrl'> & { dataDir: string };

/** The job that imports the feed of IMPORT_URL. Empty if that is not set. */
export function feedJobs(tools: Tools, settings: ExchangeSettings): Job[] {
  const { IMPORT_URL: url } = settings;
  if (url === undefined) return [];
  return [
    {
      name: 'feed import',
      every: settings.IMPORT_MINUTES * 60_000,
      async run(signal) {
        const wasRead = await importByAddress(
          tools,
          {
            url,
            prune: settings.IMPORT_PRUNE === 'on',
            allowPrivateNetwork: settings.IMPORT_PRIVATE_NETWORK === 'on',
          },
          signal,
        );
        if (!wasRead) tools.logger.debug({}, 'the feed of goods has not changed');
      },
    },
  ];
}
