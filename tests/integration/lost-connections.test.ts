import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../backend/platform/db/client.ts';
import { isDatabaseDown } from '../../backend/platform/db/database-down.ts';
import { silentLogger } from '../../backend/platform/log/logger.ts';
import { startFaultProxy } from '../support/fault-proxy.ts';

let admin: pg.Client;
let database: OpenDatabase;
beforeAll(async () => {
  const databaseUrl = inject('postgresUrl');
  admin = new pg.Client(databaseUrl);
  await admin.connect();
  database = await openDatabase({ dataDir: '', databaseUrl, logger: silentLogger });
});
afterAll(async () => {
  await database?.close();
  await admin?.end();
});

/**
 * Ends a database connection from the server's side, as a restarting server does, and waits until it is gone.
 */
async function terminate(pid: number): Promise<void> {
  await admin.query('select pg_terminate_backend($1)', [pid]);
  const isThere = async () =>
    (await admin.query('select from pg_stat_activity where pid = $1', [pid])).rowCount !== 0;
  await expect.poll(isThere).toBe(false);
}

it('timeouts in the URL of the database override the shop’s timeouts', async () => {
  const url = new URL(inject('postgresUrl'));
  const limits = async () => {
    const opened = await openDatabase({ dataDir: '', databaseUrl: url.href, logger: silentLogger });
    const { rows } = await opened.db.execute<{ name: string; setting: string }>(
      sql`select name, setting from pg_settings where name in ('statement_timeout', 'idle_in_transaction_session_timeout') order by name`,
    );
    await opened.close();
    return rows.map(({ setting }) => setting);
  };
  url.search = '?statement_timeout=7000&idle_in_transaction_session_timeout=8000';
  expect(await limits()).toEqual(['8000', '7000']);
  url.search = '';
  expect(await limits()).toEqual(['10000', '2000']);
});

// The lost connection must not emit an unhandled `error` event. That would end the process, and with it this
// test run.
it('if a connection is lost between two statements, only the transaction on this connection fails', async () => {
  const broken = database.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await terminate(rows[0]?.pid ?? 0);
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  const { rows } = await database.db.execute<{ one: number }>(sql`select 1 as one`);
  expect(rows).toEqual([{ one: 1 }]);
});

it('on a network that transfers nothing, waiting database statements fail; when the network works again, their connections can be used again', async () => {
  const url = new URL(inject('postgresUrl'));
  const network = await startFaultProxy(Number(url.port));
  url.port = String(network.port);
  // Removes the long timeouts that the test URL contains, so that the shop's own apply.
  url.search = '';
  const opened = await openDatabase({ dataDir: '', databaseUrl: url.href, logger: silentLogger });
  const one = () => opened.db.execute<{ one: number }>(sql`select 1 as one`);
  const inTransaction = () =>
    opened.db.transaction((tx) => tx.execute<{ one: number }>(sql`select 1 as one`));
  // Runs as many statements in parallel as the pool has connections.
  const all = () =>
    Promise.allSettled([...Array(5).fill(one), ...Array(5).fill(inTransaction)].map((ask) => ask()));
  await all();
  network.setWeather('silent');
  const answers = await all();
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill('rejected'));
  for (const answer of answers) expect(isDatabaseDown((answer as PromiseRejectedResult).reason)).toBe(true);
  network.setWeather('fair');
  expect((await all()).map(({ status }) => status)).toEqual(Array(10).fill('fulfilled'));
  expect(opened.connections?.()).toMatchObject({ busy: 0, waiting: 0 });
  await opened.close();
  await network.close();
});
