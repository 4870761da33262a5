import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { FacetCounts } from '#contract/client/client.schemas.ts';
import { operations } from '#contract/operations.ts';
import type { Chance } from '../../demo/generate/chance.ts';
import type { FilledDatabase } from './filled-database.ts';
import { LISTINGS } from './listing-calls.ts';
import type { BenchShop, Query } from './shop.ts';
import { type Timings, timingsOf } from './timings.ts';

const FACETS = operations.getSearchFacets.path;
/** How often the bench checks whether a change is visible, in ms. */
const LOOK = 10;

export type Freshness = {
  /** From a price change until facets show the new price, in ms. */
  price: Timings;
  /** From the sale of the last piece until the number of goods is lower, in ms. */
  stock: Timings;
  /** From a change of all goods until the shop has read all of them again (a new snapshot), in ms. */
  rebuild: number;
  /** How long calls take while the shop reads all goods. */
  calls: Timings;
  /** By how much the event loop is late while the shop reads all goods, in ms. */
  stalls: { p99: number; most: number };
  /** By how much the event loop is late during the same calls while the shop does not read goods, in ms. */
  quiet: { p99: number; most: number };
};

type Statement = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/**
 * Changes goods of a running shop and measures how long it takes until the shop shows each change. Undoes all
 * changes.
 */
export async function measureFreshness(
  shop: BenchShop,
  filled: FilledDatabase,
  { chance, calls, changes }: { chance: Chance; calls: readonly Query[]; changes: number },
): Promise<Freshness> {
  const { run, close } = await openAside(shop, filled);
  try {
    // Takes only models with one colour, because a search for a vendor code finds all colours of a model.
    const goods = await run(
      `select v.id, v.vendor_code as code, v.price from variant v
       where price_before is null and exists (select from article where variant_id = v.id and stock > 0)
         and not exists (select from variant other where other.group_id = v.group_id and other.id <> v.id)
       order by md5(v.id::text) limit ${changes}`,
    );
    const price: number[] = [];
    const stock: number[] = [];
    for (const { id, code, price: before } of goods) {
      const q = String(code);
      const cheaper = Number(before) - 100;
      price.push(
        await effectOf(
          chance,
          () => run('update variant set price = $1 where id = $2', [cheaper, id]),
          async () => (await facets(shop, q)).priceRange.min === cheaper,
        ),
      );
      await run('update variant set price = $1 where id = $2', [before, id]);
      const kept = await run('select id, stock from article where variant_id = $1', [id]);
      stock.push(
        await effectOf(
          chance,
          () => run('update article set stock = 0 where variant_id = $1', [id]),
          async () => (await facets(shop, q, { availability: 'v-nalichii' })).totalItems === 0,
        ),
      );
      for (const one of kept) await run('update article set stock = $1 where id = $2', [one.stock, one.id]);
    }
    const quiet = await underLoad(shop, calls, () => wait(3000));
    const busy = await underLoad(shop, calls, () => rebuild(shop, run));
    return {
      price: timingsOf(price),
      stock: timingsOf(stock),
      rebuild: busy.result,
      calls: busy.calls,
      stalls: busy.stalls,
      quiet: quiet.stalls,
    };
  } finally {
    await close();
  }
}

/**
 * Makes a change and returns after how many ms it is visible. Waits for a random time first, because the shop
 * looks for changes at fixed intervals.
 */
async function effectOf(
  chance: Chance,
  change: () => Promise<unknown>,
  isSeen: () => Promise<boolean>,
): Promise<number> {
  await wait(chance.whole(0, 1000));
  await change();
  const began = performance.now();
  while (!(await isSeen())) {
    if (performance.now() - began > 60_000) throw new Error('A change has no effect.');
    await wait(LOOK);
  }
  return performance.now() - began;
}

async function facets(shop: BenchShop, q: string, more: Query = {}): Promise<FacetCounts> {
  const { json } = await shop.get(FACETS, { q, ...more });
  return json as FacetCounts;
}

/** Marks all goods as changed and waits until the shop has read them. Returns how long this took, in ms. */
async function rebuild(shop: BenchShop, run: Statement): Promise<number> {
  const before = await shop.goods.current();
  const began = performance.now();
  await run('insert into goods_change (group_id) values (null)');
  while ((await shop.goods.current()) === before) await wait(LOOK);
  return performance.now() - began;
}

/** Runs `work`, and makes about fifty calls per second until it has finished. */
async function underLoad<T>(shop: BenchShop, calls: readonly Query[], work: () => Promise<T>) {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  const took: number[] = [];
  let isDone = false;
  delays.enable();
  const load = (async () => {
    for (let place = 0; !isDone; place += 1) {
      const began = performance.now();
      await shop.get(LISTINGS, calls[place % calls.length] ?? {});
      took.push(performance.now() - began);
      await wait(20);
    }
  })();
  const result = await work().finally(() => {
    isDone = true;
  });
  await load;
  delays.disable();
  const ms = (nanoseconds: number) => nanoseconds / 1e6;
  return {
    result,
    calls: timingsOf(took),
    stalls: { p99: ms(delays.percentile(99)), most: ms(delays.max) },
  };
}

/**
 * Opens another connection to the database, so that the bench does not wait for queries of the shop. The
 * embedded database has only one connection, which is then shared.
 */
async function openAside(
  { db }: BenchShop,
  { databaseUrl }: FilledDatabase,
): Promise<{ run: Statement; close: () => Promise<void> }> {
  if (databaseUrl) {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    return {
      run: async (text, values = []) => (await client.query(text, values)).rows,
      close: () => client.end(),
    };
  }
  const run: Statement = async (text, values = []) => {
    const parts = text.split(/\$(\d+)/);
    const statement = parts.map((part, place) =>
      place % 2 ? sql`${values[Number(part) - 1]}` : sql.raw(part),
    );
    return (await db.execute<Record<string, unknown>>(sql.join(statement))).rows;
  };
  return { run, close: async () => {} };
}
