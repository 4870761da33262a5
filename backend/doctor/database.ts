import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type DatabaseKind, type OpenDatabase, openSession } from '../platform/db/client.ts';
import type { Database } from '../platform/db/database.ts';
import { FolderInUse } from '../platform/db/folder-lock.ts';
import { compareMigrations, TOO_OLD } from '../platform/db/migrate.ts';
import { StartupError } from '../platform/startup-error.ts';
import { codeOf, type Finding, ok, problem, warning } from './check.ts';
import { countConnections, ownConnection } from './connections.ts';
import { readShop, type ShopReading } from './opening/read-shop.ts';

type Findings = { database: Finding; connections: Finding; clock: Finding; shop: ShopReading };

/**
 * How many seconds the clocks of this machine and of the database may differ. Above the first limit, letters
 * are late and deadlines shift; above the second, sessions and payments expire at wrong times.
 */
const SLIGHT_S = 2;
const MOST_S = 30;

const ownClock = ok('The embedded database uses the clock of this machine; nothing to compare.');
const unread = (why: string) => ({
  unread: `Pages, payment, cities and goods were not checked, because ${why}, then run this again.`,
});
const noShop = unread('there is no database yet: start the shop once');
const lockedShop = unread('a running shop has locked the embedded database: stop it');
const unreadShop = unread('the check of the database failed: follow its advice');

const unknownClock = warning('Not compared, because the database check failed.');
const unknownConnections = warning('Not counted, because the database check failed.');

/** Advice for the operator by PostgreSQL error code. */
const ADVICE: Record<string, string> = {
  '28P01': 'Set name and password in DATABASE_URL to those of a database user.',
  '28000': 'Allow its user to connect from this machine, in pg_hba.conf and by the LOGIN right.',
  '3D000': 'Create that database, or correct its name at the end of DATABASE_URL.',
  '42501': 'Make the user of DATABASE_URL the owner of the database and of all its tables.',
  '53300': 'All connections are in use: close others, or raise max_connections or the limit of its user.',
};
const ADVICE_OTHERWISE = 'Check that it runs, and that host and port in DATABASE_URL are right.';

/**
 * Connects to the database, checks its migrations and its clock, and reads the facts about the shop. Changes
 * nothing.
 */
export async function checkDatabase(options: {
  dataDir: string;
  databaseUrl: string | undefined;
  workers: number;
}): Promise<Findings> {
  const { dataDir, databaseUrl, workers } = options;
  const own = { connections: ownConnection, clock: ownClock };
  if (!databaseUrl && !existsSync(join(dataDir, 'db')))
    return { database: ok('No database yet: the first start creates it in DATA_DIR.'), shop: noShop, ...own };
  let opened: OpenDatabase | undefined;
  try {
    opened = await openSession({ dataDir, databaseUrl, alone: false });
    const { db, kind } = opened;
    const connections = databaseUrl ? await countConnections(db, workers) : ownConnection;
    return { ...(await checkOpenDatabase(db, kind)), connections };
  } catch (error) {
    return {
      database: judgeFailure(error),
      shop: error instanceof FolderInUse ? lockedShop : unreadShop,
      ...(databaseUrl ? { connections: unknownConnections, clock: unknownClock } : own),
    };
  } finally {
    await opened?.close().catch(() => {});
  }
}

/** Checks a database that is open: its rights, its migrations and its clock, and reads facts about the shop. */
export async function checkOpenDatabase(
  db: Database,
  kind: DatabaseKind,
): Promise<Omit<Findings, 'connections'>> {
  const database = (await mayCreate(db)) ? await judgeMigrations(db) : mayNotCreate;
  return {
    database,
    shop: database.state === 'ok' ? await readShop(db) : unreadShop,
    clock: kind === 'postgresql' ? await compareClocks(db) : ownClock,
  };
}

function judgeFailure(error: unknown): Finding {
  if (error instanceof FolderInUse)
    return ok(
      'A running shop has locked the embedded database, so its migrations were not checked; that shop applied them at its start.',
    );
  const code = codeOf(error instanceof Error && error.cause ? error.cause : error);
  const why = error instanceof StartupError ? error.message : `The database fails (${code}).`;
  return problem(`${why} ${ADVICE[code] ?? ADVICE_OTHERWISE}`);
}

const mayNotCreate = problem(
  'The database responds, but the user of DATABASE_URL may not create tables, which every start requires: run `grant create on schema public` to that user, as the owner of the database.',
);

async function mayCreate(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ may: boolean }>(
    sql`select has_schema_privilege('public', 'create') as may`,
  );
  return rows[0]?.may === true;
}

export async function judgeMigrations(db: Database): Promise<Finding> {
  const { missing, unknown, isTooOld } = await compareMigrations(db);
  if (isTooOld) return problem(TOO_OLD);
  if (unknown.length > 0)
    return problem(
      `The database has migrations unknown to this version (${unknown.at(-1)}): run the newer version, or restore the backup from before it.`,
    );
  if (missing.length > 0)
    return warning(
      `The database responds, but lacks ${missing.length} migrations from ${missing[0]} on: make a backup; then \`npm run migrate\` or the next start applies them.`,
    );
  return ok('The database responds and has all migrations.');
}

async function compareClocks(db: Database): Promise<Finding> {
  const before = Date.now();
  const { rows } = await db.execute<{ now: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 as now`,
  );
  const middle = (before + Date.now()) / 2;
  return judgeClock(Math.abs(Number(rows[0]?.now) - middle / 1000));
}

/**
 * Says whether the clocks of this machine and of the database differ too much.
 * @param seconds the absolute difference
 */
export function judgeClock(seconds: number): Finding {
  const says = `The clocks of this machine and of the database server are ${seconds.toFixed(1)} s apart`;
  if (seconds < SLIGHT_S) return ok(`${says}.`);
  const advice = `${says}: synchronise both by NTP.`;
  return seconds < MOST_S ? warning(advice) : problem(advice);
}
