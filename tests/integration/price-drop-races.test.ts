import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '../../backend/platform/db/client.ts';
import { silentLogger } from '../../backend/platform/log/logger.ts';
import { writeAboutPriceDrops } from '../../backend/wishlist/price-drops/write-about-price-drops.ts';
import { type IntegrationShop, openShop } from './shop.ts';

const SHOPPERS = 60;
let shop: IntegrationShop;

beforeAll(async () => {
  shop = await openShop(inject('postgresUrl'));
});
afterAll(() => shop?.close());

/** Runs the price-drop job in four processes in parallel. Returns how many letters they wrote. */
async function race(now: Date): Promise<number> {
  const { rows } = await shop.sql.query<{ name: string }>('select current_database() as name');
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${rows[0]?.name}`;
  const processes = await Promise.all(
    Array.from({ length: 4 }, () =>
      openDatabase({ dataDir: '', databaseUrl: url.href, logger: silentLogger }),
    ),
  );
  const tools = {
    clock: () => now,
    ids: randomUUID,
    secrets: () => randomBytes(32).toString('base64url'),
    publicUrl: 'http://shop.test',
    shopName: 'Лавка',
    wakeOutbox() {},
  };
  const written = await Promise.all(processes.map(({ db }) => writeAboutPriceDrops({ db, ...tools })));
  await Promise.all(processes.map(({ close }) => close()));
  return written.reduce((sum, count) => sum + count, 0);
}

it('several processes together write one price-drop letter per shopper and day (§3.4.2)', async () => {
  const articleId = await shop.articleWithStock(5);
  for (let place = 0; place < SHOPPERS; place++) {
    const id = randomUUID();
    await shop.sql.query(`insert into principal (id, kind, created_at) values ($1, 'user', now())`, [id]);
    await shop.sql.query(
      `insert into account (id, email, first_name, created_at) values ($1, $2, 'Анна', now())`,
      [id, `d${place}@example.ru`],
    );
    await shop.sql.query(
      `insert into consent (id, account_id, purpose, document, version, text_hash, given_at)
       values ($1, $2, 'price-drops', '', '1', '', now())`,
      [randomUUID(), id],
    );
    await shop.sql.query(
      `insert into wishlist_item (owner_id, article_id, added_at, kept_price, position)
       values ($1, $2, now(), 2000000000, 1)`,
      [id, articleId],
    );
  }
  const noon = new Date('2026-11-21T09:00:00Z');
  expect(await race(noon)).toBe(SHOPPERS);
  const { rows } = await shop.sql.query<{ to: string }>(
    `select content #>> '{message,to}' as to from outbox_message where content ->> 'kind' = 'price-drop-letter'`,
  );
  expect(new Set(rows.map(({ to }) => to)).size).toBe(SHOPPERS);
  expect(rows).toHaveLength(SHOPPERS);
  expect(await race(noon)).toBe(0);
});
