import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { smallShopDatabase } from '../catalog/testing/database.ts';
import { createPerson, DeskBrowser } from '../operators/testing/desk-browser.ts';
import { CommandRefused } from '../platform/command-refused.ts';
import { overPglite } from '../platform/db/client.ts';
import type { Database } from '../platform/db/database.ts';
import { type Migration, migrate, readMigrations } from '../platform/db/migrate.ts';
import { silentLogger as logger } from '../platform/log/logger.ts';
import { freshDatabase, type TestDatabase } from '../platform/testing/database.ts';
import { createTestApp } from '../testing/app.ts';
import { createPeople } from '../testing/people.ts';
import { askForBackup, openBackupDoor } from './backup-door.ts';
import { lastBackup } from './last-backup.ts';
import { makeBackup } from './make-backup.ts';
import { backedUpTables, readRows, writeValuesAlike } from './read-tables.ts';
import { restoreBackup } from './restore-backup.ts';
import { RowSum } from './row-sum.ts';

const now = new Date('2026-11-21T09:00:00.000Z');
const PICTURE = Buffer.from('Bytes of a picture, "\n" among them');
const PATH = 'own-pictures/ab/abcdef';

let dataDir: string;
let shop: TestDatabase;
let target: TestDatabase;
let to: string;
let people: Awaited<ReturnType<typeof createPeople>>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'backup-'));
  await mkdir(join(dataDir, 'own-pictures/ab'), { recursive: true });
  await writeFile(join(dataDir, PATH), PICTURE);
  await writeFile(join(dataDir, `${PATH}.1.part`), 'half');
  shop = await smallShopDatabase();
  people = await createPeople(createTestApp(shop.db));
  // Values that a faulty backup would probably damage: unusual line separators, binary data, fractions of a
  // second.
  await shop.db.execute(sql`update review_text set text = ${'Два\u2028ряда\r\n"и" \\ точка'}`);
  await shop.db.execute(sql`update account set created_at = '2026-11-21 09:00:00.123456+00'`);
  await shop.db.execute(sql`
    insert into review_photo_file (photo_id, width, format, content) select id, 320, 'webp', '\\x00ff0a'::bytea from review_photo`);
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  target = await freshDatabase();
  const opened = target;
  onTestFinished(() => opened.close());
  to = join(await mkdtemp(join(dataDir, 'to-')), 'shop.backup');
});

const backUp = () => makeBackup({ db: shop.db, dataDir, to, now });
const restore = (
  from = to,
  force = false,
  {
    db = target.db,
    migrations = readMigrations(),
  }: { db?: Database; migrations?: readonly Migration[] } = {},
) =>
  restoreBackup({
    database: { db, kind: 'pglite' },
    dataDir: join(to, '..', 'data'),
    from,
    force,
    migrations,
  });

/** The number of rows and the checksum of every table. */
const sumsOf = (db: Database) =>
  db.transaction(async (tx) => {
    await writeValuesAlike(tx);
    const sums: Record<string, [number, string]> = {};
    for (const table of await backedUpTables(tx)) {
      const sum = new RowSum();
      for await (const lines of readRows(tx, table)) for (const line of lines) sum.add(line);
      sums[table.name] = [sum.rows, sum.sum];
    }
    return sums;
  });

it('a restore writes every row, sequence and picture to another database', async () => {
  const contents = await backUp();
  const sums = await sumsOf(shop.db);
  expect(await restore()).toEqual(contents);
  expect(await sumsOf(target.db)).toEqual(sums);
  expect(contents.pictures).toBe(1);
  expect(contents.rows).toBe(Object.values(sums).reduce((sum, [rows]) => sum + rows, 0));
  expect(sums.review_photo_file?.[0]).toBeGreaterThan(0);
  expect(await readFile(join(to, '..', 'data', PATH))).toEqual(PICTURE);

  const numberOf = async (db: Database) => {
    const { rows } = await db.execute<{ id: string }>(
      sql`insert into goods_change (group_id, changed_at) values (null, now()) returning id::text`,
    );
    return rows[0]?.id;
  };
  expect(await numberOf(target.db)).toBe(await numberOf(shop.db));
});

it('people of the shop sign in to a restored shop with the passkeys that they had, and its log is that of before', async () => {
  const before = createTestApp(shop.db);
  const { authenticator, id, browser } = await createPerson(before, 'Ольга Лебедева', 'owner');
  await browser.call('/orders');
  await backUp();
  await restore();
  const rows = (db: Database) =>
    db.execute(sql`select * from operator_call order by id`).then((one) => one.rows);
  expect(await rows(target.db)).toEqual(await rows(shop.db));
  const after = createTestApp(target.db);
  after.advance(60_000);
  const signedIn = await new DeskBrowser(after).signIn(authenticator);
  expect(await signedIn.json()).toMatchObject({ operator: { id, role: 'owner' } });
  await expect(target.db.execute(sql`delete from operator_call`)).rejects.toThrow();
});

it('a restored database has the schema that the migrations create, with working keys, triggers and constraints', async () => {
  await backUp();
  await restore();
  const schemaOf = async (db: Database) =>
    (
      await db.execute(sql`
        select conrelid::regclass::text as table, pg_get_constraintdef(oid) as what from pg_constraint where connamespace = 'public'::regnamespace
        union all select tgrelid::regclass::text, tgenabled::text || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by 1, 2`)
    ).rows;
  expect(await schemaOf(target.db)).toEqual(await schemaOf(shop.db));
  await expect(target.db.execute(sql`update order_event set at = now()`)).rejects.toThrow();
  await expect(target.db.execute(sql`update cart_line set cart_id = gen_random_uuid()`)).rejects.toThrow();
});

it('a shop restored from a backup works: a signed-in shopper still has the same cart', async () => {
  await backUp();
  await restore();
  const { token } = people.owner;
  const answer = await createTestApp(target.db).call('/api/cart-orchestration/v1/carts', { token });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ items: [{ quantity: 2 }] });
});

it('a backup is a file that only its owner can read; it never replaces a file, and a failed backup leaves no file', async () => {
  await backUp();
  expect((await stat(to)).mode & 0o777).toBe(0o600);
  await expect(backUp()).rejects.toThrow(new CommandRefused(`${to} already exists.`));
  const other = `${to}-2`;
  const signal = AbortSignal.abort();
  await expect(makeBackup({ db: shop.db, dataDir, to: other, now, signal })).rejects.toThrow();
  expect(await readdir(join(to, '..'))).toEqual(['shop.backup']);
});

it('a restore into a database with rows is refused unless --force is set, which replaces the rows', async () => {
  await backUp();
  await restore();
  const sums = await sumsOf(target.db);
  await target.db.execute(sql`delete from wishlist_item`);
  await expect(restore()).rejects.toThrow(/^The database is not empty \(\w+\): --force replaces/);
  await restore(to, true);
  expect(await sumsOf(target.db)).toEqual(sums);
});

/** Changes the text of a valid backup and writes it to a file. */
async function changed(change: (text: string) => string): Promise<string> {
  await backUp();
  const file = `${to}-changed`;
  await writeFile(file, gzipSync(change(gunzipSync(await readFile(to)).toString())));
  return file;
}

it.each<[string, (text: string) => string, RegExp]>([
  ['another value', (text) => text.replace('Казань', 'Казанъ'), /damaged or incomplete/],
  ['a line less', (text) => text.replace(/\n\[.*?\](?=\n)/, ''), /damaged or incomplete/],
  ['an end that is missing', (text) => text.slice(0, text.lastIndexOf('{"end"')), /damaged or incomplete/],
  ['half a line', (text) => text.slice(0, text.length / 2), /damaged or incomplete/],
  ['more behind the end', (text) => `${text}["x"]\n`, /damaged or incomplete/],
  ['another text', () => 'Once upon a time\n', /is not a backup of the shop/],
  ['nothing', () => '', /is not a backup of the shop/],
  ['a newer format', (text) => text.replace('"version":1', '"version":2'), /newer version of the shop/],
  [
    'a newer schema',
    (text) => text.replace(/"migrations":\[/, '$&"9999_later",'),
    /newer version of the shop, or by a different one/,
  ],
  ['a picture elsewhere', (text) => text.replace(PATH, 'own-pictures/../db/x'), /damaged or incomplete/],
])('a restore refuses a file with %s, and changes nothing', async (_, change, sentence) => {
  const before = await sumsOf(target.db);
  const file = await changed(change);
  const refusal = await restore(file, true).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(CommandRefused);
  expect((refusal as Error).message).toMatch(sentence);
  expect(await sumsOf(target.db)).toEqual(before);
});

it('a restore refuses a truncated file, a file that is not a backup, and a missing file', async () => {
  await backUp();
  const bytes = await readFile(to);
  await writeFile(`${to}-cut`, bytes.subarray(0, bytes.length - 100));
  await writeFile(`${to}-plain`, 'hello');
  await expect(restore(`${to}-cut`)).rejects.toThrow(/damaged or incomplete/);
  await expect(restore(`${to}-plain`)).rejects.toThrow(/is not a backup/);
  await expect(restore(`${to}-none`)).rejects.toThrow(/There is no file/);
});

it('a restore changes nothing if rows violate a foreign key, and a restore refuses a file whose column types differ from the schema', async () => {
  // The checksums of this backup are correct, but its rows violate a foreign key.
  const broken = await smallShopDatabase();
  await broken.db.execute(sql`set session_replication_role = replica`);
  await broken.db.execute(sql`insert into wishlist_item (owner_id, article_id, added_at, position)
    select gen_random_uuid(), id, now(), 0 from article limit 1`);
  await makeBackup({ db: broken.db, dataDir, to, now });
  await broken.close();
  const before = await sumsOf(target.db);
  await expect(restore()).rejects.toThrow();
  expect(await sumsOf(target.db)).toEqual(before);

  const typed = await changedTypes();
  await expect(restore(typed)).rejects.toThrow(/tables of the backup do not match/);
});

async function changedTypes(): Promise<string> {
  await rm(to);
  await backUp();
  const lines = gunzipSync(await readFile(to))
    .toString()
    .split('\n')
    .slice(0, -2);
  lines[0] = lines[0]?.replace('"type":"uuid"', '"type":"uuid) from pg_shadow --"') ?? '';
  const { createHash } = await import('node:crypto');
  const text = `${lines.join('\n')}\n`;
  const end = JSON.parse(
    gunzipSync(await readFile(to))
      .toString()
      .trim()
      .split('\n')
      .at(-1) ?? '{}',
  );
  const sha256 = createHash('sha256').update(text).digest('hex');
  await writeFile(`${to}-typed`, gzipSync(`${text}${JSON.stringify({ ...end, sha256 })}\n`));
  return `${to}-typed`;
}

it('a restore migrates a backup of an older version to the current schema', async () => {
  const { PGlite } = await import('@electric-sql/pglite');
  const client = await PGlite.create();
  const old = overPglite(client);
  await migrate(old);
  await old.execute(sql`insert into city (code, name, ordinal) values ('kazan', 'Казань', 1)`);
  await makeBackup({ db: old, dataDir, to, now });
  await client.close();
  const newer = [...readMigrations(), { tag: '9999_note', statements: ['create table note (id int)'] }];
  await restore(to, false, { migrations: newer });
  const { rows } = await target.db.execute(sql`select tag from applied_migration order by tag`);
  expect(rows.map(({ tag }) => tag)).toEqual(newer.map(({ tag }) => tag));
  expect((await target.db.execute(sql`select * from note`)).rows).toEqual([]);
  expect((await target.db.execute(sql`select code from city`)).rows).toEqual([{ code: 'kazan' }]);
});

it('the backup command asks the running shop to write the backup, over a socket that only the shop’s own user can open', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'door-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  expect(await askForBackup(folder, to)).toBeUndefined();
  const door = await openBackupDoor({
    db: shop.db,
    databaseKind: 'pglite',
    dataDir: folder,
    clock: () => now,
    logger,
  });
  expect((await stat(join(folder, 'backup.sock'))).mode & 0o777).toBe(0o600);
  const contents = await askForBackup(folder, to);
  expect(await restore()).toEqual(contents);
  await expect(askForBackup(folder, to)).rejects.toThrow(`${to} already exists.`);
  await door.close();
  expect(await askForBackup(folder, to)).toBeUndefined();
});

it('the shop records when a backup was finished and how large it is, and records nothing for a failed backup', async () => {
  const folder = join(to, '..', 'recorded');
  await mkdir(folder);
  expect(await lastBackup(folder)).toBeUndefined();
  await makeBackup({ db: shop.db, dataDir: folder, to, now });
  const record = { at: now, bytes: (await stat(to)).size };
  expect(await lastBackup(folder)).toEqual(record);
  const later = new Date(now.getTime() + 1000);
  await expect(makeBackup({ db: shop.db, dataDir: folder, to, now: later })).rejects.toThrow();
  expect(await lastBackup(folder)).toEqual(record);
});

it('a record of a backup that an earlier version of the shop wrote has no size', async () => {
  const folder = join(to, '..', 'recorded-before');
  await mkdir(folder);
  await writeFile(join(folder, 'last-backup'), `${now.toISOString()}\n`);
  expect(await lastBackup(folder)).toEqual({ at: now, bytes: null });
});
