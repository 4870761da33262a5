import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { notifyBackInStock } from '../../backend/catalog/back-in-stock.ts';
import { openDatabase } from '../../backend/platform/db/client.ts';
import { silentLogger } from '../../backend/platform/log/logger.ts';
import { type IntegrationShop, openShop } from './shop.ts';

let shop: IntegrationShop;

beforeAll(async () => {
  shop = await openShop(inject('postgresUrl'));
});
afterAll(() => shop?.close());

/** Runs the stock-notice job in four processes in parallel. Returns the number of letters that each wrote. */
async function race(): Promise<number[]> {
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
  await Promise.all(processes.map(({ close }) => close()));
  return written;
}

const lettersTo = async (): Promise<string[]> => {
  const { rows } = await shop.sql.query<{ to: string }>(
    `select content #>> '{message,to}' as to from outbox_message`,
  );
  return rows.map(({ to }) => to).sort();
};

const ask = (articleId: string, addresses: string) =>
  shop.sql.query(
    `insert into stock_notice (id, article_id, email, consent_document, consent_version, consent_text_hash, created_at)
     select gen_random_uuid(), $1, address, '', '', '', now() + n * interval '1 second'
     from unnest($2::text[]) with ordinality as asked (address, n)`,
    [articleId, addresses],
  );

beforeEach(async () => {
  for (const table of ['stock_notice', 'stock_notice_letter', 'outbox_message'])
    await shop.sql.query(`delete from ${table}`);
});

it('several processes together write one letter per stock notice (§3.1.2)', async () => {
  const expected: string[] = [];
  for (const [index, articleId] of (await shop.articlesWithStock(60, 0)).entries()) {
    await ask(articleId, `{a${index}@example.ru}`);
    await shop.sql.query('update article set stock = 1 where id = $1', [articleId]);
    expected.push(`a${index}@example.ru`);
  }
  const written = await race();
  expect(written.reduce((sum, count) => sum + count, 0)).toBe(60);
  expect(await lettersTo()).toEqual(expected.sort());
  const left = await shop.sql.query('select 1 from stock_notice');
  expect(left.rows).toHaveLength(0);
});

it('if a size is in stock again, as many shoppers get a letter as there are pieces, in the order of their requests (§3.1.2)', async () => {
  const articleId = await shop.articleWithStock(0);
  const addresses = Array.from(
    { length: 100 },
    (_, index) => `b${String(index).padStart(2, '0')}@example.ru`,
  );
  await ask(articleId, `{${addresses.join(',')}}`);
  await shop.sql.query('update article set stock = 5 where id = $1', [articleId]);
  const written = [...(await race()), ...(await race())];
  expect(written.reduce((sum, count) => sum + count, 0)).toBe(5);
  expect(await lettersTo()).toEqual(addresses.slice(0, 5));
  const left = await shop.sql.query('select 1 from stock_notice');
  expect(left.rows).toHaveLength(95);
});
