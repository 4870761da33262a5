import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { openDataFolder } from '../data-folder.ts';
import { loggedCause } from '../log/logged-cause.ts';
import type { Logger } from '../log/logger.ts';
import { StartupError } from '../startup-error.ts';
import { traceEmbedded, tracePool } from '../tracing/trace-statements.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { closeSilentConnections, releaseFailedBegins } from './lost-connections.ts';
import { migrate } from './migrate.ts';
import { assertFreeSpace } from './refuse-full-disk.ts';
import { rememberStatements } from './repeated-statements.ts';

export type DatabaseKind = 'pglite' | 'postgresql';

export type OpenDatabase = {
  db: Database;
  kind: DatabaseKind;
  /**
   * Counts the busy and idle connections of the pool, and the requests that wait for one. Undefined if there
   * is no pool.
   */
  connections?: () => { busy: number; idle: number; waiting: number };
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /**
   * Path of the data folder. The embedded database is in its subfolder `db`. Ignored if `databaseUrl` is set.
   */
  dataDir: string;
  databaseUrl?: string | undefined;
  logger: Logger;
};

/**
 * Time limits in ms. A statement of a request may take `STATEMENT_TIMEOUT`; migrations have no limit. The
 * database URL can set other values: `statement_timeout` and `idle_in_transaction_session_timeout` in ms,
 * `connect_timeout` in s.
 */
const STATEMENT_TIMEOUT = 2000;
const IDLE_TIMEOUT = 10_000;
const CONNECTION_TIMEOUT = 5000;
/** Maximum number of connections per process. */
export const POOL_SIZE = 10;

/**
 * Key of the advisory lock that lets only one process at a time migrate a database. An arbitrary number; all
 * processes of the shop use the same.
 */
const MIGRATION_LOCK = 7_340_012;

/**
 * Opens the database and applies all missing migrations.
 * @throws StartupError if the folder is locked or not writable, the server cannot be reached, or a migration
 * fails.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl
    ? openPostgres(options.databaseUrl, options.logger)
    : openEmbedded(join(options.dataDir, 'db'));
}

/**
 * Types in PostgreSQL have numbers. From this number on, they are not built in: for example, PostgreSQL
 * creates a type for the rows of each table.
 */
const FIRST_MADE_TYPE = 10_000;

/** Makes a PGlite instance usable as `Database`, the type for both kinds of database. */
export function overPglite(client: PGlite): Database {
  // PGlite copies its list of parsers for every statement of Drizzle. Most of these parsers are for arrays of
  // table rows, which no code reads. Without them, a small statement takes half the time.
  for (const type of Object.keys(client.parsers).map(Number))
    if (type >= FIRST_MADE_TYPE) delete client.parsers[type];
  rememberStatements(client);
  return drizzlePglite({ client }) as unknown as Database;
}

/** Makes a pool or client of node-postgres usable as `Database`, the type for both kinds of database. */
const overPg = (client: pg.Pool | pg.Client): Database => drizzlePg({ client }) as unknown as Database;

/**
 * Opens the database without migrating it, for work on the whole database such as a backup. Uses a single
 * connection without time limits. With `alone`, no other process can migrate the database at the same time.
 * @throws StartupError in the same cases as `openDatabase`.
 */
export async function openSession({
  dataDir,
  databaseUrl,
  alone,
}: Omit<DatabaseOptions, 'logger'> & { alone: boolean }): Promise<OpenDatabase> {
  if (!databaseUrl) return openFolder(join(dataDir, 'db'));
  const client = await connect(databaseUrl, { alone });
  return { db: overPg(client), kind: 'postgresql', close: () => client.end() };
}

async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const opened = await openFolder(folder);
  await migrate(opened.db).catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });
  return opened;
}

/** Opens an embedded database and locks its folder. */
async function openFolder(folder: string): Promise<OpenDatabase> {
  await openDataFolder(dirname(folder));
  await mkdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'EEXIST') return;
    throw new StartupError(`The folder ${folder} cannot be created (${codeOf(error)}).`);
  });
  const lock = await lockFolder(folder);
  try {
    await assertFreeSpace(folder);
    const client = await PGlite.create(folder).catch((error: unknown) => {
      throw new StartupError(`The database in ${folder} cannot be opened (${messageOf(error)}).`);
    });
    const db = overPglite(client);
    traceEmbedded(client);
    const close = async () => {
      await client.close();
      await lock.release();
    };
    return { db, kind: 'pglite', close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function openPostgres(connectionString: string, logger: Logger): Promise<OpenDatabase> {
  await migratePostgres(connectionString);
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: connectionTimeoutOf(connectionString),
    // Values for these options in the database URL take precedence over the values here.
    statement_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_TIMEOUT,
  });
  // Without a listener for this event, a restart of the database server would end this process.
  pool.on('error', (error) => logger.warn({ cause: loggedCause(error) }, 'an idle connection was lost'));
  // The pool does not listen for errors of a connection that a transaction is using. Without a listener, such
  // an error would end this process. Nothing else needs to be done: the next statement of the transaction
  // fails anyway.
  pool.on('connect', (client) => client.on('error', () => {}));
  closeSilentConnections(pool, numberIn(connectionString, 'statement_timeout') ?? STATEMENT_TIMEOUT);
  releaseFailedBegins(pool);
  tracePool(pool);
  return {
    db: overPg(pool),
    kind: 'postgresql',
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

/**
 * Migrates a PostgreSQL database, over a connection of its own. The migration lock makes other processes
 * wait.
 */
async function migratePostgres(connectionString: string): Promise<void> {
  const client = await connect(connectionString, { alone: true });
  try {
    await migrate(overPg(client));
  } finally {
    await client.end().catch(() => {});
  }
}

/** Opens a connection without time limits. With `alone`, it takes the migration lock until it is closed. */
async function connect(connectionString: string, { alone }: { alone: boolean }): Promise<pg.Client> {
  const client = postgresClient(connectionString);
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new StartupError(
      `DATABASE_URL: the database at ${addressOf(client)} cannot be reached (${messageOf(error)}).`,
      { cause: error },
    );
  }
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set idle_in_transaction_session_timeout = 0');
    if (alone) await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  return client;
}

function postgresClient(connectionString: string): pg.Client {
  if (!/^postgres(ql)?:\/\/./.test(connectionString))
    throw new StartupError(
      'DATABASE_URL is not an address of the form postgresql://user:password@host:port/name.',
    );
  try {
    return new pg.Client({
      connectionString,
      connectionTimeoutMillis: connectionTimeoutOf(connectionString),
    });
  } catch {
    throw new StartupError('DATABASE_URL cannot be read as an address of a PostgreSQL database.');
  }
}

/** How long a request waits for a free connection of the pool, in ms. */
const connectionTimeoutOf = (connectionString: string): number =>
  (numberIn(connectionString, 'connect_timeout') ?? 0) * 1000 || CONNECTION_TIMEOUT;

function numberIn(connectionString: string, parameter: string): number | undefined {
  const value = URL.parse(connectionString)?.searchParams.get(parameter);
  return value && /^\d+$/.test(value) ? Number(value) : undefined;
}

/** Host, port and name of the database, without the password; for error messages. */
const addressOf = (client: pg.Client) => `${client.host}:${client.port}/${client.database ?? ''}`;

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : messageOf(error);

function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return error.errors[0].message;
  if (error instanceof Error) return error.message;
  // The file system of PGlite throws objects that are not instances of Error.
  const errno = typeof error === 'object' && error !== null && 'errno' in error ? error.errno : undefined;
  return errno === undefined ? String(error) : `file system error ${errno}`;
}
