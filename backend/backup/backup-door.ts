import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CommandRefused } from '../platform/command-refused.ts';
import type { DatabaseKind } from '../platform/db/client.ts';
import type { Database } from '../platform/db/database.ts';
import { loggedCause } from '../platform/log/logged-cause.ts';
import type { Logger } from '../platform/log/logger.ts';
import type { Contents } from './lines.ts';
import { makeBackup } from './make-backup.ts';

/**
 * A socket by which other programs request a backup from the running shop. The embedded database belongs to
 * the shop's process, so only that process can make its backup (docs/decisions/0047-backups.md).
 */
export type BackupDoor = { close(): Promise<void> };

type Answer = { contents: Contents } | { refused: string };

type DoorOptions = {
  db: Database;
  databaseKind: DatabaseKind;
  dataDir: string;
  clock: () => Date;
  logger: Logger;
};

const socketOf = (dataDir: string) => join(dataDir, 'backup.sock');

/**
 * If the database is embedded, listens on a socket in the data folder that only the shop's user can open. If
 * the socket cannot be opened, the shop runs without it.
 */
export async function openBackupDoor({ logger, databaseKind, ...options }: DoorOptions): Promise<BackupDoor> {
  if (databaseKind !== 'pglite') return { close: async () => {} };
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const answering = answer(socket, options, stopping.signal, logger);
    running.add(answering);
    void answering.finally(() => running.delete(answering));
  });
  try {
    await listen(server, socketOf(options.dataDir));
  } catch (error) {
    logger.warn({ cause: loggedCause(error) }, 'backups can be made only while the shop is stopped');
    return { close: async () => {} };
  }
  return {
    async close() {
      stopping.abort();
      server.close();
      await Promise.all(running);
    },
  };
}

async function listen(server: Server, path: string): Promise<void> {
  // Removes a socket file that an earlier process left behind. This process has locked the database, so no
  // other process can be listening on it.
  await rm(path, { force: true });
  const mask = process.umask(0o177);
  try {
    server.listen(path);
  } finally {
    process.umask(mask);
  }
  await once(server, 'listening');
}

async function answer(
  socket: Socket,
  options: Omit<DoorOptions, 'logger' | 'databaseKind'>,
  signal: AbortSignal,
  logger: Logger,
): Promise<void> {
  socket.on('error', () => socket.destroy());
  let said: Answer;
  try {
    const to = await text(socket);
    const contents = await makeBackup({ ...options, to, now: options.clock(), signal });
    logger.info({ rows: contents.rows, files: contents.pictures }, 'made a backup');
    said = { contents };
  } catch (error) {
    if (error instanceof CommandRefused) said = { refused: error.message };
    else if (signal.aborted) said = { refused: 'The shop is stopping.' };
    else {
      logger.error({ cause: loggedCause(error) }, 'a backup failed');
      said = { refused: "The backup failed; the shop's log has the reason." };
    }
  }
  if (!socket.destroyed) socket.end(JSON.stringify(said));
}

/**
 * Asks the running shop that uses this data folder to write a backup. Returns what the backup contains, or
 * undefined if no shop is running.
 * @throws CommandRefused with the message of the shop
 */
export async function askForBackup(dataDir: string, to: string): Promise<Contents | undefined> {
  const socket = createConnection({ path: socketOf(dataDir), allowHalfOpen: true });
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  socket.end(to);
  const said = await text(socket).catch(() => '');
  if (said === '') throw new CommandRefused('The shop stopped before the backup was finished.');
  const answered = JSON.parse(said) as Answer;
  if ('refused' in answered) throw new CommandRefused(answered.refused);
  return answered.contents;
}
