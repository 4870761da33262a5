import { lastBackup } from '../../backup/last-backup.ts';
import { within } from '../../platform/outside/within.ts';
import type { ServiceSettings } from '../../service-settings.ts';
import { say, term, translated } from '../terminal/say.ts';
import { type Finding, ok, problem } from './check.ts';
import { checkOpening } from './check-opening.ts';
import { checkDatabase } from './database.ts';
import { checkDisk, checkFolder } from './folder.ts';
import { checkMail } from './mail.ts';
import { checkNotices } from './notices.ts';
import { checkPublicAddress } from './public-address.ts';
import {
  accountsOf,
  checkDelivery,
  checkExchange,
  checkFeed,
  checkPayments,
  checkWorkers,
} from './services.ts';

/**
 * A finding with the name of its check. Section `checks`: about settings and services. Section `opening`:
 * what the shop lacks before real shoppers come.
 */
export type NamedFinding = Finding & { section: 'checks' | 'opening'; check: string };

/** The settings that the doctor checks. */
export type Examined = {
  dataDir: string;
  databaseUrl: string | undefined;
  apiBaseUrl: string | undefined;
  publicUrl: string | undefined;
  workers: number;
  services: ServiceSettings;
};

/** Timeout of each check that uses the network, in ms. */
const TIMEOUT = 5000;

/** Creates one finding for each error in the settings and in the files of the brand kit. */
export const checkConfiguration = (
  faults: readonly string[],
  brandFaults: readonly string[] = [],
): NamedFinding[] => {
  const found = [
    ...faults.map((fault) => problem(`${fault} Correct it in .env or in the environment.`)),
    ...brandFaults.map(problem),
  ];
  return (found.length === 0 ? [ok('All settings are valid.')] : found).map((finding) => ({
    section: 'checks',
    check: 'configuration',
    ...finding,
  }));
};

/**
 * Runs all checks except that of the configuration, without changing anything. The findings about readiness
 * to open are last.
 */
export async function examine(shop: Examined, timeout = TIMEOUT): Promise<NamedFinding[]> {
  const { dataDir, databaseUrl, apiBaseUrl, publicUrl, workers, services } = shop;
  const late = problem('The database did not respond in time: check its load and its locks.');
  const elsewhere = ok('API_BASE_URL points to another process, so run `npm run doctor` there.');
  const now = new Date();
  const [folder, disk, { database, connections, clock, shop: reading }, mail, address, notices] =
    await Promise.all([
      checkFolder(dataDir),
      checkDisk(dataDir),
      apiBaseUrl
        ? { database: elsewhere, connections: elsewhere, clock: elsewhere, shop: { unread: elsewhere.says } }
        : // The check reports its own failures, so a rejection here means a timeout.
          within(4 * timeout, () => checkDatabase({ dataDir, databaseUrl, workers })).catch(() => ({
            database: late,
            connections: late,
            clock: late,
            shop: { unread: late.says },
          })),
      checkMail(services.SMTP_URL, timeout),
      checkPublicAddress(publicUrl, { timeout, now }),
      apiBaseUrl ? elsewhere : checkNotices(services, timeout),
    ]);
  const isShared = databaseUrl !== undefined || apiBaseUrl !== undefined;
  const checks = Object.entries({
    folder,
    disk,
    database,
    connections,
    clock,
    mail,
    address,
    workers: checkWorkers({ workers, isShared }),
    payments: checkPayments(services),
    delivery: checkDelivery(services, reading),
    notices,
    feed: checkFeed(services, { dataDir, isShared }),
    exchange: await checkExchange(services, dataDir),
  }).map(([check, finding]): NamedFinding => ({ section: 'checks', check, ...finding }));
  if (apiBaseUrl) return [...checks, { section: 'opening', check: 'database', ...elsewhere }];
  const opening = checkOpening({
    shop: reading,
    services,
    accounts: accountsOf(services),
    lastBackup: await lastBackup(dataDir),
    now,
  });
  return [...checks, ...opening.map((finding): NamedFinding => ({ section: 'opening', ...finding }))];
}

/** Formats the findings as text, one per line. Those about readiness to open get a heading of their own. */
export function reportOf(findings: readonly NamedFinding[]): string {
  const linesOf = (section: NamedFinding['section']) =>
    findings.filter((finding) => finding.section === section).map(lineOf);
  const opening = linesOf('opening');
  return [
    ...linesOf('checks'),
    ...(opening.length > 0 ? ['', say`What opening lacks:`, ...opening] : []),
  ].join('\n');
}

const lineOf = ({ check, state, says }: NamedFinding): string =>
  `${term(state).padEnd(9)} ${term(check).padEnd(14)} ${translated(says)}`;
