import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SellerVat } from '#shared/orders/vat.ts';
import { seedDemo } from '../../../../demo/seed/seed.ts';
import { testCatalog } from '../../../catalog/testing/catalog.ts';
import { article, variant, variantGroup } from '../../../domain/tables/goods.ts';
import { silentLogger } from '../../../platform/log/logger.ts';
import { freshDatabase } from '../../../platform/testing/database.ts';
import { type Feed, openStoredFeed } from './kept-feed.ts';

const MINUTE = 60_000;

let database: Awaited<ReturnType<typeof freshDatabase>>;
let dataDir: string;
let now: Date;
beforeEach(async () => {
  database = await freshDatabase();
  now = new Date('2026-11-21T09:00:00.000Z');
  await seedDemo(database.db, { catalog: testCatalog(), now });
  dataDir = await mkdtemp(join(tmpdir(), 'vitrina-feed-'));
});
afterEach(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

function open(
  more: {
    db?: typeof database.db;
    shopName?: string;
    company?: string;
    sellerVat?: SellerVat;
    nextBoundary?: (moment: number) => number;
  } = {},
) {
  const feed = openStoredFeed({
    db: database.db,
    databaseKind: 'pglite',
    clock: () => now,
    logger: silentLogger,
    dataDir,
    publicUrl: 'https://shop.example',
    shopName: 'Витрина',
    sellerVat: 'usual',
    leastAgeMs: 30 * MINUTE,
    ...more,
  });
  const textOf = async () => gunzipSync(await readFile((await feed.current()).gzipped)).toString();
  return { ...feed, textOf };
}

/** Waits until the stored feed is one that was made at the current time of the test's clock. */
const untilMade = (feed: Feed) => vi.waitFor(async () => expect((await feed.current()).madeAt).toEqual(now));

const reprice = (price: number) =>
  database.db.update(variant).set({ price }).where(eq(variant.productUrl, 'plate-midi-izumrud'));
const wait = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE);
};

test('several requests at once make the first public feed only once, and it is stored compressed', async () => {
  const feed = open();
  const [one, other] = await Promise.all([feed.current(), feed.current()]);
  expect(one).toBe(other);
  const text = await feed.textOf();
  expect(text).toContain('<url>https://shop.example/product/plate-midi-izumrud</url>');
  expect(text.match(/<offer /g)?.length).toBeGreaterThan(60);
  expect(readdirSync(join(dataDir, 'feed')).sort()).toEqual(['made.json', 'yml.xml.gz']);
});

test('while the database does not answer, the stored feed is served, however old it is', async () => {
  const { madeAt } = await open().current();
  wait(600);
  const db = new Proxy({} as typeof database.db, {
    get: () => () => Promise.reject(new Error('no database')),
  });
  const feed = open({ db });
  for (const _ of [1, 2]) expect((await feed.current()).madeAt).toEqual(madeAt);
});

test('the stored feed is served as long as the goods are unchanged, and other processes serve it too', async () => {
  const { madeAt } = await open().current();
  wait(600);
  const feed = open();
  expect((await feed.current()).madeAt).toEqual(madeAt);
  await reprice(200);
  wait(31);
  await feed.current();
  await untilMade(feed);
});

test('changed goods are in the next feed, and the stored feed is served until the next feed is made', async () => {
  const feed = open();
  await feed.current();
  await reprice(123_400);
  wait(29);
  expect(await feed.textOf()).not.toContain('<price>1234</price>');
  wait(2);
  const { madeAt } = await feed.current();
  expect(madeAt).not.toEqual(now);
  await untilMade(feed);
  expect(await feed.textOf()).toContain('<price>1234</price>');
});

test('changes of goods are noticed even if their log entries were deleted', async () => {
  const feed = open();
  await feed.current();
  await database.db.delete(variantGroup).where(eq(variantGroup.slug, 'sarafan-letniy'));
  await database.client.exec('delete from goods_change');
  wait(31);
  await untilMade(feed);
  expect(await feed.textOf()).not.toContain('sarafan-letniy');
});

test('the public feed is made again after the shop was renamed', async () => {
  await open().current();
  wait(1);
  const feed = open({ shopName: 'Лавка' });
  await untilMade(feed);
  expect(await feed.textOf()).toContain('<name>Лавка</name>');
});

test("the public feed contains the seller and the seller's VAT, and is made again when these change", async () => {
  const before = await open().textOf();
  expect(before).toContain('<company>Витрина</company>');
  expect(before).toContain('<vat>VAT_22</vat>');
  const feed = open({ company: 'ИП Петрова А. А.', sellerVat: 0 });
  await feed.current();
  await vi.waitFor(async () => expect(await feed.textOf()).toContain('<company>ИП Петрова А. А.</company>'));
  const after = await feed.textOf();
  expect(after).toContain('<name>Витрина</name>');
  expect(after).toContain('<vat>NO_VAT</vat>');
  expect(after).not.toContain('VAT_22');
});

test('the public feed contains the VAT of articles that have a rate of their own', async () => {
  const [one] = await database.db.select({ id: article.id }).from(article).limit(1);
  await database.db
    .update(article)
    .set({ vat: '10' })
    .where(eq(article.id, one?.id ?? ''));
  const rates = [...(await open().textOf()).matchAll(/<vat>(\w+)<\/vat>/g)].map(([, rate]) => rate);
  expect(rates.filter((rate) => rate === 'VAT_10')).toHaveLength(1);
  expect(new Set(rates)).toEqual(new Set(['VAT_10', 'VAT_22']));
});

test('if making the feed took long, the pause before the next run is longer', async () => {
  const feed = open();
  await feed.current();
  const note = join(dataDir, 'feed', 'made.json');
  const facts = JSON.parse(await readFile(note, 'utf8'));
  expect(facts.tookMs).toBeGreaterThan(0);
  await writeFile(note, JSON.stringify({ ...facts, tookMs: 10 * MINUTE }));
  await reprice(200);
  wait(79);
  const { madeAt } = await feed.current();
  expect((await feed.current()).madeAt).toEqual(madeAt);
  wait(2);
  await untilMade(feed);
});

test('if making the first feed fails, the request is rejected and the failure is logged, and the next request does not retry at once', async () => {
  const feed = open();
  await feed.current();
  await reprice(200);
  wait(31);
  const { error } = silentLogger;
  const logged = vi.spyOn(silentLogger, 'error').mockImplementation(error);
  await database.db.execute('alter table article rename to article_away');
  await feed.current();
  await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
  await rm(join(dataDir, 'feed'), { recursive: true });
  await database.db.execute('alter table article_away rename to article');
  await expect(feed.current()).rejects.toThrow();
  wait(2);
  expect((await feed.current()).madeAt).toEqual(now);
  expect(logged).toHaveBeenCalledOnce();
});

test('the making of a feed is aborted when its process stops, and leaves no partial file behind', async () => {
  const feed = open();
  const first = feed.current();
  first.catch(() => undefined);
  // Checks in every turn of the event loop, because the draft exists only while the feed is being made.
  while (!existsSync(join(dataDir, 'feed')) || readdirSync(join(dataDir, 'feed')).length === 0)
    await new Promise((turn) => setImmediate(turn));
  await feed.close();
  await expect(first).rejects.toThrow(/abort/i);
  expect(readdirSync(join(dataDir, 'feed'))).toEqual([]);
});

test('the draft that a killed process left is removed when the feed is made an hour later', async () => {
  const folder = join(dataDir, 'feed');
  await mkdir(folder);
  for (const name of ['old.part', 'young.part']) await writeFile(join(folder, name), '');
  await utimes(join(folder, 'old.part'), new Date(), new Date(Date.now() - 61 * MINUTE));
  await open().current();
  expect(readdirSync(folder).sort()).toEqual(['made.json', 'yml.xml.gz', 'young.part']);
});

test('the public feed is made again at once when scheduled prices begin or end, also after a restart', async () => {
  const boundary = now.getTime() + 5 * MINUTE;
  const nextBoundary = (moment: number) => (moment < boundary ? boundary : Number.POSITIVE_INFINITY);
  const feed = open({ nextBoundary });
  await feed.refresh();
  expect(existsSync(join(dataDir, 'feed'))).toBe(false);
  await feed.current();
  wait(5);
  await reprice(123_400);
  await feed.refresh();
  expect((await feed.current()).madeAt).toEqual(now);
  expect(await feed.textOf()).toContain('<price>1234</price>');
  wait(1);
  await feed.refresh();
  expect((await feed.current()).madeAt).toEqual(now);
  await feed.close();
  now = new Date(boundary - MINUTE);
  await rm(join(dataDir, 'feed'), { recursive: true });
  await open({ nextBoundary }).current();
  now = new Date(boundary);
  await untilMade(open({ nextBoundary }));
});
