import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { openDeliveryProvider } from '../../delivery/carriers/open-delivery-provider.ts';
import { loadMapping } from '../../exchange/yml/mapping/read-mapping.ts';
import { openPayments } from '../../payments/providers/open-payments.ts';
import { CommandRefused } from '../../platform/command-refused.ts';
import { StartupError } from '../../platform/startup-error.ts';
import type { ServiceSettings } from '../../service-settings.ts';
import { type Finding, ok, problem, warning } from './check.ts';

/** Whether the keys are complete. Providers document no call for trying them that changes nothing. */
export function checkPayments(settings: ServiceSettings): Finding {
  return complete('PAYMENTS is not set: the shop is paid on receipt only.', () => {
    openPayments({ settings });
    return settings.PAYMENTS?.join(', ');
  });
}

export function checkDelivery(settings: ServiceSettings): Finding {
  return complete('CDEK is not set: the table of delivery prices alone answers.', () =>
    openDeliveryProvider({ settings, clock: () => new Date() }) ? 'CDEK' : undefined,
  );
}

/** What opening a service finds: `none` if it is not set, else its names. */
export function complete(none: string, open: () => string | undefined): Finding {
  try {
    const names = open();
    return ok(names === undefined ? none : `${names}: configured, not tried.`);
  } catch (error) {
    if (error instanceof StartupError) return problem(error.message);
    throw error;
  }
}

/** Whether the mapping of feeds can be read, and a feed brought in while the shop goes on. */
export function checkFeed(
  { IMPORT_URL }: Pick<ServiceSettings, 'IMPORT_URL'>,
  { dataDir, isShared }: { dataDir: string; isShared: boolean },
): Finding {
  try {
    loadMapping(join(dataDir, 'import', 'mapping.yaml'));
  } catch (error) {
    if (error instanceof CommandRefused) return problem(`Goods cannot be imported: ${error.message}`);
    throw error;
  }
  if (IMPORT_URL === undefined) return ok('IMPORT_URL is not set: feeds are imported by hand.');
  return isShared
    ? ok('The feed of IMPORT_URL is brought in; its address was not tried.')
    : warning(
        'The shop waits while its embedded database takes in the feed of IMPORT_URL: set DATABASE_URL.',
      );
}

/** More processes than cores gain nothing; one process with PostgreSQL leaves cores idle. */
export function checkWorkers(
  { workers, isShared }: { workers: number; isShared: boolean },
  cores = availableParallelism(),
): Finding {
  if (!isShared && workers > 1)
    return problem('The embedded database belongs to one process: set DATABASE_URL, or WORKERS=1.');
  if (!isShared) return ok('One process serves, as the embedded database needs it.');
  if (workers > cores)
    return warning(`WORKERS is ${workers}, but there are ${cores} cores: WORKERS=auto takes one for each.`);
  return ok(`${workers} of ${cores} cores serve.`);
}
