import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLate } from '#shared/orders/late.ts';
import { STEPS } from '#shared/orders/states.ts';
import { writeOrders } from '../../desk/testing/many-orders.ts';
import type { OrderState } from '../../domain/tables/order-types.ts';
import { order } from '../../domain/tables/orders.ts';
import { freshDatabase } from '../../platform/testing/database.ts';
import { isLateOn, waitingOrders } from './waiting-orders.ts';

const TODAY = '2026-11-21';
const STATES = Object.keys(STEPS) as OrderState[];
const DAYS = ['2026-11-20', '2026-11-21', '2026-11-22'];

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
  const placedAt = new Date('2026-11-19T09:00:00Z');
  for (const state of STATES)
    for (const kind of ['courier', 'store'] as const)
      for (const leavesOn of [null, ...DAYS])
        for (const lastDay of DAYS)
          for (const day of [null, lastDay])
            await writeOrders(database.db, {
              count: 1,
              state,
              placedAt,
              delivery: { kind, leavesOn, lastDay, day },
            });
});
afterAll(() => database.close());

it('the database finds late orders by the same rule as the shared code, for all states, kinds and days', async () => {
  const rows = await database.db
    .select({ state: order.state, delivery: order.delivery, isFound: sql<boolean>`${isLateOn(TODAY)}` })
    .from(order);
  expect(rows).toHaveLength(STATES.length * 2 * 4 * 3 * 2);
  const wrong = rows.filter(({ isFound, ...one }) => isFound !== isLate(one, TODAY));
  expect(wrong).toEqual([]);
});

it('the queries for waiting orders read only the orders that wait, by indexes', async () => {
  await database.db.execute(sql`set enable_seqscan = off`);
  const plan = async (query: ReturnType<typeof waitingOrders.late>) => {
    const { rows } = await database.db.execute(sql`explain ${query}`);
    return JSON.stringify(rows);
  };
  expect(await plan(waitingOrders.late(TODAY))).toContain('order_due');
  for (const query of [waitingOrders.toPack, waitingOrders.toShip, waitingOrders.toHandOver])
    expect(await plan(query)).toMatch(/order_to_pack|order_state_placed/);
});
