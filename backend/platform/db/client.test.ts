import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { principal } from '../../domain/tables/identities.ts';
import { silentLogger as logger } from '../log/logger.ts';
import { StartupError } from '../startup-error.ts';
import { openDatabase } from './client.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrina-database-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

/**
 * Opens a database that cannot be opened, and returns the error message that the person who starts the shop
 * sees.
 */
async function sentence(options: { dataDir?: string; databaseUrl?: string }): Promise<string> {
  const refusal = await openDatabase({ dataDir, logger, ...options }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartupError);
  const { message } = refusal as StartupError;
  expect(message).toMatch(/^[A-Z].*\.$/);
  expect(message).not.toContain('\n');
  return message;
}

describe('the embedded database', () => {
  it('the embedded database stores data; while it is open, other processes are refused; after closing, they can open it', async () => {
    const first = await openDatabase({ dataDir, logger });
    expect(first.kind).toBe('pglite');
    const row = { id: '3f0c2a52-6f0e-4d3b-9a1c-0f6f4f1f7a10', kind: 'guest', createdAt: new Date() } as const;
    await first.db.insert(principal).values(row);
    expect(await sentence({})).toContain(`${join(dataDir, 'db')} is in use by process ${process.pid}`);
    await first.close();

    const second = await openDatabase({ dataDir, logger });
    expect(await second.db.select({ id: principal.id }).from(principal)).toEqual([{ id: row.id }]);
    await second.close();
  });

  it('the embedded database refuses a path where no folder can be created', async () => {
    expect(await sentence({ dataDir: '/dev/null' })).toBe(
      'DATA_DIR is /dev/null, which cannot be created or written (EEXIST).',
    );
  });

  it('the embedded database refuses a folder with files that are not a database, and leaves no lock behind', async () => {
    await mkdir(join(dataDir, 'db'));
    await writeFile(join(dataDir, 'db', 'PG_VERSION'), '9');
    expect(await sentence({})).toContain('cannot be opened');
    expect(await sentence({})).toContain('cannot be opened');
  });
});

describe('DATABASE_URL', () => {
  const servers: Server[] = [];
  const sockets: Socket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
  });

  async function listen(answer: (socket: Socket) => void): Promise<number> {
    const server = createServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => {});
      answer(socket);
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  it.each(['mysql://localhost/shop', 'localhost:5432', 'postgres://', 'nonsense'])(
    'opening DATABASE_URL refuses %s',
    async (databaseUrl) => {
      expect(await sentence({ databaseUrl })).toMatch(/^DATABASE_URL /);
    },
  );

  it('opening DATABASE_URL reports that no server listens on the port, without revealing the password', async () => {
    const message = await sentence({ databaseUrl: 'postgres://shop:top-secret@127.0.0.1:1/shop' });
    expect(message).toBe(
      'DATABASE_URL: the database at 127.0.0.1:1/shop cannot be reached (connect ECONNREFUSED 127.0.0.1:1).',
    );
  });

  it('opening DATABASE_URL reports a server that closes the connection', async () => {
    const port = await listen((socket) => socket.destroy());
    expect(await sentence({ databaseUrl: `postgres://shop@127.0.0.1:${port}/shop` })).toContain(
      'cannot be reached',
    );
  });

  it('opening DATABASE_URL reports a server that is not PostgreSQL', async () => {
    const port = await listen((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    expect(await sentence({ databaseUrl: `postgres://shop@127.0.0.1:${port}/shop` })).toContain(
      'cannot be reached',
    );
  });

  it('opening DATABASE_URL reports that a server does not answer in time', async () => {
    const port = await listen(() => {});
    const databaseUrl = `postgres://shop@127.0.0.1:${port}/shop?connect_timeout=1`;
    expect(await sentence({ databaseUrl })).toContain('timeout');
  });
});
