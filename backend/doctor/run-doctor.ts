import { lastBackup } from '../backup/last-backup.ts';
import type { DatabaseKind } from '../platform/db/client.ts';
import type { Database } from '../platform/db/database.ts';
import { within } from '../platform/outside/within.ts';
import { type Finding, ok, problem } from './check.ts';
import { checkOpening } from './check-opening.ts';
import type { CheckedSettings } from './checked-settings.ts';
import { checkDatabase, checkOpenDatabase } from './database.ts';
import { checkDesk } from './desk.ts';
import { checkDisk, checkFolder } from './folder.ts';
import { checkMail } from './mail.ts';
import { checkNotices } from './notices.ts';
import type { ShopReading } from './opening/read-shop.ts';
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

/** What the checks of the command and of the running shop look at alike. */
type Checked = { dataDir: string; publicUrl: string | undefined; services: CheckedSettings };

/** The settings that the command checks. */
export type Examined = Checked & {
  databaseUrl: string | undefined;
  apiBaseUrl: string | undefined;
  desk: { port: number } | undefined;
  deskOrigin: string;
  workers: number;
};

/** The running shop that checks itself. */
export type RunningShop = Checked & { db: Database; databaseKind: DatabaseKind };

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

const late = problem('The database did not respond in time: check its load and its locks.');
const elsewhere = ok('API_BASE_URL points to another process, so run `npm run doctor` there.');

/**
 * Runs all checks except that of the configuration, without changing anything. The findings about readiness
 * to open are last.
 */
export async function examine(shop: Examined, timeout = TIMEOUT, now = new Date()): Promise<NamedFinding[]> {
  const { dataDir, databaseUrl, apiBaseUrl, desk, deskOrigin, workers } = shop;
  const isShared = databaseUrl !== undefined || apiBaseUrl !== undefined;
  const all = (finding: Finding) => ({ database: finding, connections: finding, clock: finding });
  return gather(shop, {
    timeout,
    now,
    isShared,
    isElsewhere: apiBaseUrl !== undefined,
    ofHost: {
      workers: checkWorkers({ workers, isShared }),
      checkDesk: (reading) => checkDesk({ desk, deskOrigin, shop: reading }, { timeout, now }),
    },
    readDatabase: async () =>
      apiBaseUrl
        ? { ...all(elsewhere), shop: { unread: elsewhere.says } }
        : // The check reports its own failures, so a rejection here means a timeout.
          within(4 * timeout, () => checkDatabase({ dataDir, databaseUrl, workers })).catch(() => ({
            ...all(late),
            shop: { unread: late.says },
          })),
  });
}

/**
 * The checks that a running shop can make of itself. It knows neither how many processes serve nor what the
 * settings of its next start are: the command checks these.
 */
export function examineRunning(shop: RunningShop, now: Date, timeout = TIMEOUT): Promise<NamedFinding[]> {
  const { db, databaseKind } = shop;
  return gather(shop, {
    timeout,
    now,
    isShared: databaseKind === 'postgresql',
    isElsewhere: false,
    ofHost: {},
    readDatabase: () =>
      within(4 * timeout, () => checkOpenDatabase(db, databaseKind)).catch(() => ({
        database: late,
        clock: late,
        shop: { unread: late.says },
      })),
  });
}

type Ways = {
  timeout: number;
  now: Date;
  isShared: boolean;
  isElsewhere: boolean;
  /** Findings that only the command has. */
  ofHost: { workers?: Finding; checkDesk?(shop: ShopReading): Promise<Finding> };
  readDatabase(): Promise<{ database: Finding; connections?: Finding; clock: Finding; shop: ShopReading }>;
};

async function gather(
  { dataDir, publicUrl, services }: Checked,
  { timeout, now, isShared, isElsewhere, ofHost, readDatabase }: Ways,
): Promise<NamedFinding[]> {
  const [folder, disk, { shop, ...ofDatabase }, mail, address, notices] = await Promise.all([
    checkFolder(dataDir),
    checkDisk(dataDir),
    readDatabase(),
    checkMail(services.SMTP_URL, timeout),
    checkPublicAddress(publicUrl, { timeout, now }),
    isElsewhere ? elsewhere : checkNotices(services, timeout),
  ]);
  const found: Record<string, Finding | undefined> = {
    folder,
    disk,
    database: ofDatabase.database,
    connections: ofDatabase.connections,
    clock: ofDatabase.clock,
    mail,
    address,
    desk: await ofHost.checkDesk?.(shop),
    workers: ofHost.workers,
    payments: checkPayments(services),
    delivery: checkDelivery(services, shop),
    notices,
    feed: checkFeed(services, { dataDir, isShared }),
    exchange: await checkExchange(services, dataDir),
  };
  const checks = Object.entries(found).flatMap(([check, finding]): NamedFinding[] =>
    finding ? [{ section: 'checks', check, ...finding }] : [],
  );
  if (isElsewhere) return [...checks, { section: 'opening', check: 'database', ...elsewhere }];
  const opening = checkOpening({
    shop,
    services,
    accounts: accountsOf(services),
    lastBackup: (await lastBackup(dataDir))?.at,
    now,
  });
  return [...checks, ...opening.map((finding): NamedFinding => ({ section: 'opening', ...finding }))];
}
