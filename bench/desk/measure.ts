import { sql } from 'drizzle-orm';
import type { Database } from '../../backend/platform/db/database.ts';
import { type Timings, timingsOf } from '../finding/timings.ts';
import { casesOf } from './cases.ts';
import type { BenchDesk } from './open-desk.ts';

export type MeasuredCase = { name: string; listed: Timings; plain: Timings };

/** Orders a page, as the desk asks for them. */
const PAGE = { size: '50', countUpTo: '1000' };

/** The plain query beside which each call is measured: the page of an index, without filters and counts. */
const plainQuery = (db: Database) =>
  db.execute(sql`select "order".*, order_buyer.name from "order" left join order_buyer on order_id = id
    order by placed_at desc, id desc limit 50`);

/** Orders of all ages, from whose facts the searches are made. */
async function sampleOrders(db: Database) {
  const { rows } = await db.execute<{
    number: string;
    name: string;
    phone: string;
    email: string;
    sku: string;
  }>(sql`
    select "old".number, order_buyer.name, order_buyer.phone, order_buyer.email, order_line.sku
    from generate_series(0, 9) as "age" cross join lateral (
      select id, number from "order"
      where placed_at <= (select max(placed_at) from "order") - "age" * 100 * interval '1 day'
      order by placed_at desc, id desc limit 1
    ) as "old" join order_buyer on order_buyer.order_id = "old".id
    join order_line on order_line.order_id = "old".id and position = 0`);
  return rows;
}

/** A page in the middle of all orders. */
async function middlePage({ db, listOrders }: BenchDesk) {
  const { rows } = await db.execute<{ id: string; placed_at: string | Date }>(sql`
    select id, placed_at from "order"
    where placed_at <= (select max(placed_at) from "order") - 500 * interval '1 day'
    order by placed_at desc, id desc limit 1`);
  const [place] = rows;
  if (!place) throw new Error('The database has no old orders.');
  return listOrders({ ...PAGE, cursor: `after.${new Date(place.placed_at).getTime()}.${place.id}` });
}

/**
 * Measures each case in turn with the plain query, so that other work on the machine slows down both. The
 * first round warms up and is not counted.
 */
export async function measureDesk(desk: BenchDesk, rounds: number): Promise<MeasuredCase[]> {
  const cases = casesOf(await sampleOrders(desk.db), await middlePage(desk));
  const took = new Map(cases.map(({ name }) => [name, { listed: [] as number[], plain: [] as number[] }]));
  for (let round = 0; round <= rounds; round += 1)
    for (const { name, queries } of cases)
      for (const query of queries) {
        const listed = await timed(() => desk.listOrders({ ...PAGE, ...query }));
        const plain = await timed(() => plainQuery(desk.db));
        if (round === 0) continue;
        took.get(name)?.listed.push(listed);
        took.get(name)?.plain.push(plain);
      }
  return [...took].map(([name, { listed, plain }]) => ({
    name,
    listed: timingsOf(listed),
    plain: timingsOf(plain),
  }));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
