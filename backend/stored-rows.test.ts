import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CheckoutDraft, ContentPage, Order, Refund } from '#contract/zod/zod.schemas.ts';
import { storedDraftOf } from './checkout/draft.ts';
import { getContentPage } from './content/page.ts';
import { readOrder } from './orders/reading/read-order.ts';
import { freshDatabase } from './platform/testing/database.ts';
import { readRefund } from './refunds/reading/read-refund.ts';
import { createTestApp } from './testing/app.ts';

/**
 * Rows as version 0.1.0 has stored them. Do not adapt them when the contract changes: databases contain such
 * rows for years, and new versions must be able to read them.
 */
const ROWS: Record<string, object[]> = JSON.parse(
  readFileSync(new URL('./testing/stored-rows.json', import.meta.url), 'utf8'),
);

const now = new Date('2026-11-27T09:00:00Z');
let database: Awaited<ReturnType<typeof freshDatabase>>;

/**
 * Inserts a row that is given as JSON. Its values may have the types of an older version. Columns that it
 * lacks get their defaults.
 */
async function insert(table: string, row: object) {
  const columns = sql.join(
    Object.keys(row).map((name) => sql.identifier(name)),
    sql`, `,
  );
  await database.db.execute(sql`
    insert into ${sql.identifier(table)} (${columns})
    select ${columns} from jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(row)}::jsonb)`);
}

const first = (table: string) => ROWS[table]?.[0] as Record<string, string>;
const owner = () => first('principal').id ?? '';

beforeAll(async () => {
  database = await freshDatabase();
  for (const [table, rows] of Object.entries(ROWS)) for (const row of rows) await insert(table, row);
});
afterAll(() => database.close());

it('the current version reads an order written by version 0.1.0', async () => {
  const order = await readOrder(database.db, { id: first('order').id ?? '', ownerId: owner(), now });
  expect(Order.parse(order)).toMatchObject({
    delivery: first('order').delivery,
    tracking: first('order').tracking,
    lines: [{ discounts: [{ promoCode: 'ZIMA10' }] }, { discounts: [{ source: 'SALE', title: null }] }],
  });
});

it('the current version reads a checkout draft written by version 0.1.0', async () => {
  const draft = await storedDraftOf(database.db, owner());
  expect(CheckoutDraft.parse(draft)).toMatchObject({
    contact: { name: 'Анна' },
    delivery: { city: 'kazan', flat: '2' },
  });
});

it('the current version reads a refund draft that was written before drafts could have photographs', async () => {
  const refund = await readRefund(database.db, {
    id: first('refund_request').id ?? '',
    ownerId: owner(),
    now,
  });
  expect(Refund.parse(refund)).toMatchObject({ state: 'DRAFT', photos: [] });
});

it('the current version reads a stored page that has all kinds of blocks, without pictures', async () => {
  const { deps } = createTestApp(database.db);
  const page = await getContentPage(deps, { kind: 'guide', slug: 'care' }, now);
  expect(ContentPage.parse(page)).toMatchObject({
    blocks: ['heading', 'paragraph', 'list', 'table', 'links'].map((kind) => ({ kind })),
  });
});
