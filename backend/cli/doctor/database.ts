import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, type OpenDatabase, openSession } from '../../platform/db/client.ts';
import { FolderInUse } from '../../platform/db/folder-lock.ts';
import { compareMigrations } from '../../platform/db/migrate.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { codeOf, type Finding, ok, problem, warning } from './check.ts';

type Findings = { database: Finding; clock: Finding };

/** How far the clocks may be apart, in s: letters and terms are late then; after that sessions and payments end wrongly. */
const SLIGHT_S = 2;
const MOST_S = 30;

const ownClock = ok(
  'The embedded database has the clock of this machine; there is nothing to compare it with.',
);
const unknownClock = warning('Not compared: the database answers first.');

/** Reaches the database and compares its migrations and its clock, without changing anything. */
export async function checkDatabase(options: {
  dataDir: string;
  databaseUrl: string | undefined;
}): Promise<Findings> {
  const { dataDir, databaseUrl } = options;
  if (!databaseUrl && !existsSync(join(dataDir, 'db')))
    return { database: ok('No database yet: the first start makes it in DATA_DIR.'), clock: ownClock };
  let opened: OpenDatabase | undefined;
  try {
    opened = await openSession({ ...options, alone: false });
    const database = await judgeMigrations(opened.db);
    return { database, clock: databaseUrl ? await compareClocks(opened.db) : ownClock };
  } catch (error) {
    return {
      database: judgeFailure(error),
      clock: databaseUrl ? unknownClock : ownClock,
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
  const why = error instanceof StartupError ? error.message : `The database fails (${codeOf(error)}).`;
  return problem(`${why} Look whether it runs, and whether name and password of DATABASE_URL are right.`);
}

export async function judgeMigrations(db: Database): Promise<Finding> {
  const { missing, unknown } = await compareMigrations(db);
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
