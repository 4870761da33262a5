import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type OpenDatabase, openSession } from '../../platform/db/client.ts';
import type { Database } from '../../platform/db/database.ts';
import { FolderInUse } from '../../platform/db/folder-lock.ts';
import { compareMigrations, TOO_OLD } from '../../platform/db/migrate.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { codeOf, type Finding, ok, problem, warning } from './check.ts';
import { countConnections, ownConnection } from './connections.ts';

type Findings = { database: Finding; connections: Finding; clock: Finding };

/** How far the clocks may be apart, in s: letters and terms are late then; after that sessions and payments end wrongly. */
const SLIGHT_S = 2;
const MOST_S = 30;

const ownClock = ok(
  'The embedded database has the clock of this machine; there is nothing to compare it with.',
);
const unknownClock = warning('Not compared: the database answers first.');
const unknownConnections = warning('Not counted: the database answers first.');

/** What to do, by PostgreSQL's code of the failure. */
const ADVICE: Record<string, string> = {
  '28P01': 'Set name and password of DATABASE_URL to those of its user there.',
  '28000': 'Let its user in from this machine, in pg_hba.conf and by its right to log in.',
  '3D000': 'Create that database, or set its name at the end of DATABASE_URL right.',
  '42501': 'Make the user of DATABASE_URL the owner of the database and of all its tables.',
  '53300': 'All connections are taken: close others, or raise max_connections or the limit of its user.',
};
const ADVICE_OTHERWISE = 'Look whether it runs, and whether host and port of DATABASE_URL are right.';

/** Reaches the database and compares its migrations and its clock, without changing anything. */
export async function checkDatabase(options: {
  dataDir: string;
  databaseUrl: string | undefined;
  workers: number;
}): Promise<Findings> {
  const { dataDir, databaseUrl, workers } = options;
  const own = { connections: ownConnection, clock: ownClock };
  if (!databaseUrl && !existsSync(join(dataDir, 'db')))
    return { database: ok('No database yet: the first start makes it in DATA_DIR.'), ...own };
  let opened: OpenDatabase | undefined;
  try {
    opened = await openSession({ dataDir, databaseUrl, alone: false });
    const { db } = opened;
    const database = (await mayCreate(db)) ? await judgeMigrations(db) : mayNotCreate;
    if (!databaseUrl) return { database, ...own };
    return { database, connections: await countConnections(db, workers), clock: await compareClocks(db) };
  } catch (error) {
    return {
      database: judgeFailure(error),
      ...(databaseUrl ? { connections: unknownConnections, clock: unknownClock } : own),
    };
  } finally {
    await opened?.close().catch(() => {});
  }
}

function judgeFailure(error: unknown): Finding {
  if (error instanceof FolderInUse)
    return ok(
      'A running shop holds the embedded database, so its migrations are not read: the start of that shop has applied them.',
    );
  const code = codeOf(error instanceof Error && error.cause ? error.cause : error);
  const why = error instanceof StartupError ? error.message : `The database fails (${code}).`;
  return problem(`${why} ${ADVICE[code] ?? ADVICE_OTHERWISE}`);
}

const mayNotCreate = problem(
  'The database answers, but the user of DATABASE_URL may not create tables, as every start does: run `grant create on schema public` to that user, as the owner of the database.',
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
      `The database has migrations that this version does not know (${unknown.at(-1)}): run the newer version, or restore the backup from before it.`,
    );
  if (missing.length > 0)
    return warning(
      `The database answers, and lacks ${missing.length} migrations from ${missing[0]} on: back up, then \`npm run migrate\` or the next start applies them.`,
    );
  return ok('The database answers, and is at the newest migration.');
}

async function compareClocks(db: Database): Promise<Finding> {
  const before = Date.now();
  const { rows } = await db.execute<{ now: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 as now`,
  );
  const middle = (before + Date.now()) / 2;
  return judgeClock(Math.abs(Number(rows[0]?.now) - middle / 1000));
}

/** @param seconds how far the clocks of this machine and of the database are apart */
export function judgeClock(seconds: number): Finding {
  const says = `The clocks of this machine and of the database server are ${seconds.toFixed(1)} s apart`;
  if (seconds < SLIGHT_S) return ok(`${says}.`);
  const advice = `${says}: set both by NTP.`;
  return seconds < MOST_S ? warning(advice) : problem(advice);
}
