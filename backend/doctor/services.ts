import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isOnline } from '#shared/payments/ways-to-pay.ts';
import { openDeliveryProvider } from '../delivery/carriers/open-delivery-provider.ts';
import { lastExchange } from '../exchange/commerceml/catalog/exchange-reports.ts';
import { loadMapping } from '../exchange/yml/mapping/read-mapping.ts';
import { openPayments } from '../payments/providers/open-payments.ts';
import { FilesRefused } from '../platform/files/files-refused.ts';
import { StartupError } from '../platform/startup-error.ts';
import { type Finding, ok, problem, warning } from './check.ts';
import type { CheckedSettings } from './checked-settings.ts';
import { type Accounts, sellingMethods } from './opening/delivery-ways.ts';
import type { ShopReading } from './opening/read-shop.ts';

/**
 * Checks whether the keys of the payment providers are complete. It does not try the keys, because no
 * provider documents a call without side effects.
 */
export function checkPayments(settings: CheckedSettings): Finding {
  if (settings.DEMO_BANK === 'on' && settings.PAYMENTS === undefined)
    return warning(
      'DEMO_BANK is on: orders are paid at a local bank, which moves no money. Remove it before the shop opens.',
    );
  return complete('PAYMENTS is not set: orders can only be paid on receipt.', () => {
    openPayments({ settings });
    return settings.PAYMENTS?.join(', ');
  });
}

/**
 * Checks whether the carrier's keys are complete, and whether goods can be bought with the delivery table and
 * the configured accounts.
 */
export function checkDelivery(settings: CheckedSettings, shop: ShopReading): Finding {
  const keys = complete('CDEK is not set: delivery prices come only from the delivery table.', () =>
    openDeliveryProvider({ settings, clock: () => new Date() }) ? 'CDEK' : undefined,
  );
  if (keys.state !== 'ok' || 'unread' in shop) return keys;
  const accounts = accountsOf(settings);
  if (sellingMethods(shop.delivery, accounts).length === 0)
    return problem(
      'Nothing can be bought with the delivery table: no method has a tariff, a place and a way to pay that the shop takes. Online ways need a provider in PAYMENTS; cash and card-on-receipt need none.',
    );
  const ofCarrier = shop.delivery.table.methods.filter(({ carrier }) => carrier !== null);
  if (accounts.hasCarrier || ofCarrier.length === 0) return keys;
  const names = ofCarrier.map(({ id }) => id).join(', ');
  return warning(
    `CDEK is not set, but methods of the delivery table have carrier: cdek (${names}): they use the tariffs of their zones, and are not offered where no points are known. Set CDEK_CLIENT_ID and CDEK_CLIENT_SECRET, or remove them.`,
  );
}

/**
 * Which payment methods and carriers the shop can use with its accounts at providers and carriers. An account
 * whose keys are incomplete counts as missing.
 */
export function accountsOf(settings: CheckedSettings): Accounts {
  const orNone = <T>(open: () => T) => {
    try {
      return open();
    } catch (error) {
      if (error instanceof StartupError) return undefined;
      throw error;
    }
  };
  const providers = orNone(() => openPayments({ settings }).providers) ?? [];
  return {
    online: new Set(providers.flatMap(({ methods }) => Object.keys(methods).filter(isOnline))),
    hasCarrier: (orNone(() => openDeliveryProvider({ settings, clock: () => new Date() })) ?? null) !== null,
  };
}

/**
 * Checks whether a service can be opened with its settings. `open` returns the name of the service, or
 * undefined if it is not configured; then the finding is the text `none`.
 */
export function complete(none: string, open: () => string | undefined): Finding {
  try {
    const names = open();
    return ok(names === undefined ? none : `${names}: configured, not tried.`);
  } catch (error) {
    if (error instanceof StartupError) return problem(error.message);
    throw error;
  }
}

/**
 * Checks whether the mapping file of the feed is readable, and whether a feed can be imported without
 * blocking the shop.
 */
export function checkFeed(
  { IMPORT_URL }: Pick<CheckedSettings, 'IMPORT_URL'>,
  { dataDir, isShared }: { dataDir: string; isShared: boolean },
): Finding {
  try {
    loadMapping(join(dataDir, 'import', 'mapping.yaml'));
  } catch (error) {
    if (!(error instanceof FilesRefused)) throw error;
    const [first] = error.issues;
    return problem(
      `Goods cannot be imported: their mapping has ${error.issues.length} errors, the first in ${first?.file}:${first?.line}; npm run catalog -- import <feed.yml> --dry-run lists them.`,
    );
  }
  if (IMPORT_URL === undefined) return ok('IMPORT_URL is not set: feeds are imported by hand.');
  return isShared
    ? ok('The feed of IMPORT_URL is imported regularly; its address was not tried.')
    : warning(
        'Importing the feed of IMPORT_URL blocks the shop with the embedded database: set DATABASE_URL.',
      );
}

/** Reports how the last transfer of goods from 1C ended; warns if goods were refused. */
export async function checkExchange(
  { IMPORT_1C }: Pick<CheckedSettings, 'IMPORT_1C'>,
  dataDir: string,
): Promise<Finding> {
  if (IMPORT_1C !== 'on') return ok('IMPORT_1C is off: 1C brings in no goods.');
  const last = await lastExchange(dataDir);
  if (last === null) return warning('IMPORT_1C is on, but 1C has not sent goods yet.');
  return last.isRefused
    ? warning(
        `The last exchange of goods with 1C was refused (${last.title}): \`npm run catalog -- exchanges\` shows why.`,
      )
    : ok(`The last exchange of goods with 1C succeeded (${last.title}).`);
}

/**
 * Compares the number of processes with the number of CPU cores. More processes than cores bring no
 * advantage; a single process with PostgreSQL leaves cores idle.
 */
export function checkWorkers(
  { workers, isShared }: { workers: number; isShared: boolean },
  cores = availableParallelism(),
): Finding {
  if (!isShared && workers > 1)
    return problem('The embedded database belongs to one process: set DATABASE_URL, or WORKERS=1.');
  if (!isShared) return ok('One process serves, as the embedded database requires.');
  if (workers > cores)
    return warning(`WORKERS is ${workers}, but there are ${cores} cores: WORKERS=auto starts one for each.`);
  return ok(`${workers} of ${cores} cores serve.`);
}
