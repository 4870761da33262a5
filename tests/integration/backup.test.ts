import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, onTestFinished, vi } from 'vitest';
import { makeBackup } from '../../backend/backup/make-backup.ts';
import { restoreBackup } from '../../backend/backup/restore-backup.ts';
import { openSession } from '../../backend/platform/db/client.ts';
import { openDemoBackend } from './postgres.ts';
import { add, type IntegrationShop, openShop } from './shop.ts';

let shop: IntegrationShop;
let folder: string;

beforeAll(async () => {
  shop = await openShop(inject('postgresUrl'));
  folder = await mkdtemp(join(tmpdir(), 'vitrina-backup-'));
});
afterAll(async () => {
  await shop?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Creates an empty database. Returns its URL. */
async function emptyDatabase(): Promise<string> {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(inject('postgresUrl'));
  await admin.connect();
  await admin.query(`create database ${name}`);
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  return Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` }).href;
}

async function backUp(options: { databaseUrl?: string; dataDir: string }) {
  const session = await openSession({ ...options, alone: false });
  const to = join(folder, `${randomUUID()}.backup`);
  const contents = await makeBackup({ db: session.db, dataDir: options.dataDir, to, now: new Date() });
  await session.close();
  return { to, contents };
}

async function restore(from: string, options: { databaseUrl?: string; dataDir: string }) {
  const database = await openSession({ ...options, alone: true });
  try {
    return await restoreBackup({ database, dataDir: options.dataDir, from, force: false });
  } finally {
    await database.close();
  }
}

it('a backup is a consistent snapshot of a database in use', async () => {
  const articleId = await shop.articleWithStock(10_000);
  const guests = await Promise.all(Array.from({ length: 5 }, () => shop.newGuest()));
  // A transaction moves a piece from the stock into this table. The sum of both stays the same, so a backup
  // with another sum would be inconsistent.
  await shop.sql.query('create table moved (key int primary key, pieces int not null)');
  await shop.sql.query('insert into moved values (1, 0)');
  const mover = new pg.Client(shop.url);
  await mover.connect();
  let moves = 0;
  let isOver = false;
  const traffic = [
    (async () => {
      while (!isOver) {
        await mover.query('begin');
        await mover.query('update article set stock = stock - 1 where id = $1', [articleId]);
        await mover.query('update moved set pieces = pieces + 1');
        await mover.query('commit');
        moves += 1;
      }
      await mover.end();
    })(),
    ...guests.map(async (guest) => {
      while (!isOver) expect((await add(guest, articleId)).status).toBeLessThan(500);
    }),
  ];
  await vi.waitUntil(() => moves > 0);
  const movesBefore = moves;
  const { to, contents } = await backUp({ databaseUrl: shop.url, dataDir: folder });
  isOver = true;
  await Promise.all(traffic);
  expect(moves).toBeGreaterThan(movesBefore);
  expect(contents.rows).toBeGreaterThan(1000);
  await shop.sql.query('drop table moved');
  const text = gunzipSync(await readFile(to)).toString();
  const rowsOf = (table: string) =>
    text.split(`\n{"table":"${table}"}\n`)[1]?.split('\n{')[0]?.split('\n') ?? [];
  const stock = rowsOf('article')
    .map((line) => JSON.parse(line) as string[])
    .find((row) => row.includes(articleId));
  const [, pieces] = JSON.parse(rowsOf('moved')[0] ?? '[]') as string[];
  expect(stock).toContain(String(10_000 - Number(pieces)));

  // Restoring into an empty database must fail: its schema lacks the table `moved` that this test has added.
  await expect(restore(to, { databaseUrl: await emptyDatabase(), dataDir: folder })).rejects.toThrow(
    'The tables of the backup do not match the schema of its version.',
  );
}, 600_000);

it('a backup moves a shop from PostgreSQL to PGlite and back, and the shop still works', async () => {
  const articleId = await shop.articleWithStock(1000);
  const guest = await shop.newGuest();
  let isOver = false;
  let changes = 0;
  const traffic = (async () => {
    while (!isOver) if ((await add(guest, articleId)).status === 200) changes += 1;
  })();
  const first = await backUp({ databaseUrl: shop.url, dataDir: folder });
  isOver = true;
  await traffic;
  expect(changes).toBeGreaterThan(0);

  const embedded = { dataDir: join(folder, 'embedded') };
  expect(await restore(first.to, embedded)).toEqual(first.contents);
  const second = await backUp(embedded);
  expect(second.contents).toEqual(first.contents);

  const other = { databaseUrl: await emptyDatabase(), dataDir: join(folder, 'other') };
  expect(await restore(second.to, other)).toEqual(first.contents);
  const backend = await openDemoBackend(other);
  const answer = await backend.fetch(
    new Request('http://shop.test/api/auth/guest?site=ru', {
      method: 'POST',
      headers: { 'x-request-id': randomUUID(), 'x-requested-from': 'server', 'x-site-id': 'ru' },
    }),
    { clientIp: '203.0.113.9' },
  );
  await backend.close();
  expect(answer.status).toBe(200);
}, 600_000);

it('a backup is not restored into a database in use', async () => {
  const { to } = await backUp({ databaseUrl: shop.url, dataDir: folder });
  await expect(restore(to, { databaseUrl: shop.url, dataDir: folder })).rejects.toThrow(
    /^The database has \d+ other connections: stop the shop first\.$/,
  );
});
