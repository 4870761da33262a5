import { availableParallelism } from 'node:os';
import { openDeliveryProvider } from '../../delivery/carriers/open-delivery-provider.ts';
import { openPayments } from '../../payments/providers/open-payments.ts';
import type { ServiceSettings } from '../../platform/settings/service-settings.ts';
import { StartupError } from '../../platform/startup-error.ts';
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

function complete(none: string, open: () => string | undefined): Finding {
  try {
    const names = open();
    return ok(names === undefined ? none : `${names}: configured, not tried.`);
  } catch (error) {
    if (error instanceof StartupError) return problem(error.message);
    throw error;
  }
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
