import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { notifyBackInStock } from '../../backend/catalog/back-in-stock.ts';
import { openDatabase } from '../../backend/platform/db/client.ts';
import { silentLogger } from '../../backend/platform/log/logger.ts';
import { type IntegrationShop, openShop } from './shop.ts';

let shop: IntegrationShop;

beforeAll(async () => {
  shop = await openShop(inject('postgresUrl'));
});
afterAll(() => shop?.close());

it('writes one letter per stock notice with any number of processes', async () => {
  const articleId = await shop.articleWithStock(0);
  await shop.sql.query(
    `insert into stock_notice (id, article_id, email, consent_document, consent_version, consent_text_hash, created_at)
     select gen_random_uuid(), $1, 'a' || n || '@example.ru', '', '', '', now() from generate_series(1, 100) n`,
    [articleId],
  );
  await shop.sql.query('update article set stock = 5 where id = $1', [articleId]);
  const { rows } = await shop.sql.query<{ name: string }>('select current_database() as name');
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${rows[0]?.name}`;
  const processes = await Promise.all(
    Array.from({ length: 4 }, () =>
      openDatabase({ dataDir: '', databaseUrl: url.href, logger: silentLogger }),
    ),
  );
  const tools = {
    clock: () => new Date(),
    ids: randomUUID,
    publicUrl: 'http://shop.test',
    shopName: 'Лавка',
    wakeOutbox() {},
  };
  const written = await Promise.all(processes.map(({ db }) => notifyBackInStock({ db, ...tools })));
  expect(written.reduce((sum, count) => sum + count, 0)).toBe(100);
  expect(written.filter((count) => count > 0).length).toBeGreaterThan(1);
  const { rows: letters } = await shop.sql.query<{ to: string }>(
    `select content #>> '{message,to}' as to from outbox_message`,
  );
  await Promise.all(processes.map(({ close }) => close()));
  expect(letters).toHaveLength(100);
  expect(new Set(letters.map(({ to }) => to)).size).toBe(100);
  const left = await shop.sql.query('select 1 from stock_notice');
  expect(left.rows).toHaveLength(0);
});
