import { within } from '../../platform/outside/within.ts';
import type { ServiceSettings } from '../../service-settings.ts';
import { type Finding, ok, problem } from './check.ts';
import { checkDatabase } from './database.ts';
import { checkDisk, checkFolder } from './folder.ts';
import { checkMail } from './mail.ts';
import { checkNotices } from './notices.ts';
import { checkPublicAddress } from './public-address.ts';
import { checkDelivery, checkFeed, checkPayments, checkWorkers } from './services.ts';

export type NamedFinding = Finding & { check: string };

/** The shop's settings that are checked. */
export type Examined = {
  dataDir: string;
  databaseUrl: string | undefined;
  apiBaseUrl: string | undefined;
  publicUrl: string | undefined;
  workers: number;
  services: ServiceSettings;
};

/** Timeout of a network check, in ms. */
const TIMEOUT = 5000;

export const checkConfiguration = (faults: readonly string[]): NamedFinding[] =>
  (faults.length === 0
    ? [ok('All settings are valid.')]
    : faults.map((fault) => problem(`${fault} Correct it in .env or in the environment.`))
  ).map((finding) => ({ check: 'configuration', ...finding }));

/** Runs all checks except that of the configuration, without changing anything. */
export async function examine(shop: Examined, timeout = TIMEOUT): Promise<NamedFinding[]> {
  const { dataDir, databaseUrl, apiBaseUrl, publicUrl, workers, services } = shop;
  const late = problem('The database did not respond in time: check its load and its locks.');
  const elsewhere = ok('API_BASE_URL points to another process, so run `npm run doctor` there.');
  const [folder, disk, { database, connections, clock }, mail, address, notices] = await Promise.all([
    checkFolder(dataDir),
    checkDisk(dataDir),
    apiBaseUrl
      ? { database: elsewhere, connections: elsewhere, clock: elsewhere }
      : // The check reports its own failures, so a rejection here means a timeout.
        within(4 * timeout, () => checkDatabase({ dataDir, databaseUrl, workers })).catch(() => ({
          database: late,
          connections: late,
          clock: late,
        })),
    checkMail(services.SMTP_URL, timeout),
    checkPublicAddress(publicUrl, { timeout, now: new Date() }),
    apiBaseUrl ? elsewhere : checkNotices(services, timeout),
  ]);
  const isShared = databaseUrl !== undefined || apiBaseUrl !== undefined;
  return Object.entries({
    folder,
    disk,
    database,
    connections,
    clock,
    mail,
    address,
    workers: checkWorkers({ workers, isShared }),
    payments: checkPayments(services),
    delivery: checkDelivery(services),
    notices,
    feed: checkFeed(services, { dataDir, isShared }),
  }).map(([check, finding]) => ({ check, ...finding }));
}

export const lineOf = ({ check, state, says }: NamedFinding): string =>
  `${state.padEnd(8)} ${check.padEnd(14)} ${says}`;
