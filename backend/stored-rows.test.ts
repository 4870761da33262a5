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
 * Rows as version 0.1.0 wrote them. They are not changed when the contract changes: a database may hold such rows for years,
 * and they have to be read.
 */
const ROWS: Record<string, object[]> = JSON.parse(
  readFileSync(new URL('./testing/stored-rows.json', import.meta.url), 'utf8'),
);

const now = new Date('2026-11-27T09:00:00Z');
let database: Awaited<ReturnType<typeof freshDatabase>>;

/** Puts rows in as JSON, past the types of this version. Columns that a row does not name get their defaults. */
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

it('reads an order', async () => {
  const order = await readOrder(database.db, { id: first('order').id ?? '', ownerId: owner(), now });
  expect(Order.parse(order)).toMatchObject({
    delivery: first('order').delivery,
    tracking: first('order').tracking,
    lines: [{ discounts: [{ promoCode: 'ZIMA10' }] }, { discounts: [{ source: 'SALE', title: null }] }],
  });
});

it('reads a draft of the checkout', async () => {
  const draft = await storedDraftOf(database.db, owner());
  expect(CheckoutDraft.parse(draft)).toMatchObject({
    contact: { name: 'Анна' },
    delivery: { city: 'kazan', flat: '2' },
  });
});

it('reads a draft of a refund, from before drafts had photographs', async () => {
  const refund = await readRefund(database.db, {
    id: first('refund_request').id ?? '',
    ownerId: owner(),
    now,
  });
  expect(Refund.parse(refund)).toMatchObject({ state: 'DRAFT', photos: [] });
});

it('reads a page with blocks of every kind that needs no picture', async () => {
  const { deps } = createTestApp(database.db);
  const page = await getContentPage(deps, { kind: 'guide', slug: 'care' }, now);
  expect(ContentPage.parse(page)).toMatchObject({
    blocks: ['heading', 'paragraph', 'list', 'table', 'links'].map((kind) => ({ kind })),
  });
});
