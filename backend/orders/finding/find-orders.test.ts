import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { orderCursor, readOrderCursor } from '#shared/orders/order-cursor.ts';
import { openSmallShop } from '../../catalog/testing/database.ts';
import { emptyTables } from '../../platform/testing/empty-tables.ts';
import { findOrders, LOOKED_AT } from './find-orders.ts';
import type { OrderFilters } from './orders-wanted.ts';

const db = await openSmallShop();
const ORDERS = LOOKED_AT + 300;
/** The number of an order that is older than the ones a search looks at one by one. */
const OLDEST = ORDERS - 10;

/** Writes orders of which the n-th is the n-th newest, two of them at the same moment. */
async function writeOrders(): Promise<void> {
  await emptyTables(db, ['order']);
  const made = sql`(select "n", md5("n"::text)::uuid as "id", '2026-11-22T09:00:00Z'::timestamptz - "n" / 2 * interval '1 minute' as "at"
    from generate_series(1, ${ORDERS}::integer) as "n") as "made"`;
  await db.execute(sql`
    insert into "order" (id, number, state, placed_at, delivery, payment, goods_sum, discount_sum, total)
    select "id", 'В-' || lpad(("n" * 7 % 1000000)::text, 6, '0') || '-0',
      case when "n" % 3 = 0 then 'PACKING' when "n" = ${OLDEST}::integer then 'PAID' else 'HANDED_OVER' end,
      "at", '{}', 'cash', 0, 0, 0
    from ${made}`);
  await db.execute(sql`
    insert into order_buyer (order_id, name, phone, email, lookup, consent_document, consent_version, consent_text_hash, kept_until)
    select "id", case when "n" % 4 = 0 then 'Алёна Иванова' when "n" = ${OLDEST}::integer then 'Жанна Щукина' else 'Пётр Орлов' end,
      '+7916' || lpad("n"::text, 7, '0'), 'buyer' || "n" || '@example.ru', "n", '', '', '', now()
    from ${made}`);
}

beforeAll(writeOrders);

const FIRST = { offset: 0, limit: 21 };
const find = (filters: OrderFilters, countUpTo?: number, part: Parameters<typeof findOrders>[2] = FIRST) =>
  findOrders(db, filters, part, countUpTo);

describe('finding orders', () => {
  it.each<[string, OrderFilters]>([
    ['all', {}],
    ['some states', { state: ['PACKING', 'PAID'] }],
    ['a day', { from: '2026-11-22', to: '2026-11-22' }],
    ['a name that many have', { search: 'иванова' }],
    ['a name that many have, in a state', { search: 'иван', state: ['PACKING'] }],
  ])('finding %s, places lead through the whole list and back, each order once', async (_, filters) => {
    const { total } = await find(filters);
    const seen: { id: string; placedAt: Date }[] = [];
    const size = Math.ceil(total / 3);
    for (let cursor: string | undefined; seen.length < total; ) {
      const { rows } = await find(filters, 1000, {
        cursor: cursor === undefined ? undefined : readOrderCursor(cursor),
        offset: 0,
        limit: size,
      });
      seen.push(...rows);
      const last = rows.at(-1);
      if (!last) break;
      cursor = orderCursor('after', { id: last.id, placedAt: last.placedAt.toISOString() });
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(total);
    expect(seen).toHaveLength(total);
    const [middle] = seen.slice(size);
    if (!middle) throw new Error('There is one page only.');
    const back = await find(filters, 1000, {
      cursor: { to: 'before', id: middle.id, placedAt: middle.placedAt.toISOString() },
      offset: 0,
      limit: size,
    });
    expect(back.rows.toReversed()).toEqual(seen.slice(0, size));
  });

  it.each<[string, OrderFilters]>([
    ['a name', { search: 'Иванова Алёна' }],
    ['a name in a state', { search: 'орлов', state: ['PACKING'] }],
    ['a part of an e-mail', { search: 'buyer1' }],
    ['a part of a phone', { search: '8 916 000' }],
    ['a part of a number', { search: '07' }],
    ['a rare name', { search: 'щук' }],
    ['a phone', { search: '+7 916 000-01-23' }],
    ['a text that is in no order', { search: 'никого' }],
  ])(
    'the newest orders with %s are the same whether their number is counted or capped',
    async (_, filters) => {
      const [exact, capped] = [await find(filters), await find(filters, 1000)];
      expect(capped.rows).toEqual(exact.rows);
      expect(exact.isCapped).toBe(false);
      expect(capped.total).toBeLessThanOrEqual(exact.total);
      expect(capped.isCapped).toBe(capped.total < exact.total);
    },
  );

  it('an order that is older than all that are looked at is found by each part of it', async () => {
    const digits = String(OLDEST).padStart(7, '0');
    for (const search of ['щукина', 'щу', 'жан щук', `buyer${OLDEST}@`, `8916${digits}`])
      expect((await find({ search }, 1000)).rows, search).toHaveLength(1);
  });

  it('orders are counted no further than asked', async () => {
    expect(await find({}, 100)).toMatchObject({ total: 100, isCapped: true });
    expect(await find({ state: ['PAID'] }, 100)).toMatchObject({ total: 1, isCapped: false });
    expect(await find({})).toMatchObject({ total: ORDERS, isCapped: false });
  });
});
