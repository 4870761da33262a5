import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { notifyBackInStock } from '../../backend/catalog/back-in-stock.ts';
import { openDatabase } from '../../backend/platform/db/client.ts';
import { silentLogger } from '../../backend/platform/log/logger.ts';
import type { Message } from '../../backend/platform/ports/messenger.ts';
import { type IntegrationShop, openShop } from './shop.ts';

let shop: IntegrationShop;

beforeAll(async () => {
  shop = await openShop(inject('postgresUrl'));
});
afterAll(() => shop?.close());

it('sends one message per stock notice with any number of processes', async () => {
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
  const messages: Message[] = [];
  const mail = {
    async send(message: Message) {
      await setImmediate();
      messages.push(message);
    },
  };
  const sent = await Promise.all(
    processes.map(({ db }) =>
      notifyBackInStock({ db, mail, publicUrl: 'http://shop.test', shopName: 'Лавка', logger: silentLogger }),
    ),
  );
  await Promise.all(processes.map(({ close }) => close()));
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(100);
  expect(sent.filter((count) => count > 0).length).toBeGreaterThan(1);
  expect(new Set(messages.map(({ to }) => to)).size).toBe(100);
  expect(messages).toHaveLength(100);
  const left = await shop.sql.query('select 1 from stock_notice');
  expect(left.rows).toHaveLength(0);
});
