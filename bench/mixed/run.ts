import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openPostgresServer } from '../finding/postgres-server.ts';
import { loadNow } from '../finding/report.ts';
import { memoryOf } from '../pages/processes.ts';
import { type Server, startShop } from '../pages/shops.ts';
import { type Held, holdRate } from './hold-rate.ts';
import { KINDS, type Outcome, shoppersOf } from './shoppers.ts';

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '1,2' },
    from: { type: 'string', default: '20' },
    step: { type: 'string', default: '20' },
    hold: { type: 'string', default: '600' },
    p99: { type: 'string', default: '300' },
    folder: { type: 'string', default: join(tmpdir(), 'vitrina-bench') },
    out: { type: 'string', default: fileURLToPath(new URL('../results/mixed.md', import.meta.url)) },
  },
});

/** Highest p99 of the response time, in ms, that counts as acceptable. */
const MOST_P99 = Number(values.p99);
const FASTER = 1.25;
const SLOWER = 0.85;
/** While a rate is held, memory and response times are measured this many times. */
const LOOKS = 4;

type Measured = {
  processes: number;
  held: Held[];
  memory: number[];
  lost: number;
  orders: number;
  failures: Outcome['failures'];
};

const isGood = ({ all, broken }: Held) => all.p99 <= MOST_P99 && broken === 0;
const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0);

/** Reads the paths of all pages from the sitemap, for shoppers to visit. */
async function addressesOf(origin: string): Promise<string[]> {
  const places = async (path: string) =>
    [...(await (await fetch(origin + path)).text()).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
      ([, path = '/']) => path,
    );
  const parts = await places('/sitemap.xml');
  return ['/', ...(await Promise.all(parts.map(places))).flat()];
}

/** Searches for the highest rate of visits whose p99 is still acceptable. */
async function findRate(hold: (rate: number, seconds: number) => Promise<Held>): Promise<number> {
  let good = Number(values.from);
  for (let rate = good; ; rate *= FASTER) {
    const held = await hold(rate, Number(values.step));
    console.log(`  ${rate.toFixed(0)} a second: p99 ${held.all.p99.toFixed(0)} ms`);
    if (!isGood(held)) return good;
    good = rate;
  }
}

/**
 * Begins visits at the given rate for a long time. If p99 becomes too high, repeats this with a lower rate.
 */
async function holdLong(rate: number, hold: (rate: number, seconds: number) => Promise<Held>, shop: Server) {
  for (let tried = rate; ; tried *= SLOWER) {
    const held: Held[] = [];
    const memory = [sum(memoryOf(shop.child.pid as number))];
    while (held.length < LOOKS && held.every(isGood)) {
      held.push(await hold(tried, Number(values.hold) / LOOKS));
      memory.push(sum(memoryOf(shop.child.pid as number)));
    }
    console.log(
      `  held ${tried.toFixed(0)} a second: p99 ${held.map(({ all }) => all.p99.toFixed(0)).join(', ')} ms`,
    );
    if (held.every(isGood) || tried < 1) return { held, memory };
  }
}

async function measure(processes: number, databaseUrl: string): Promise<Measured> {
  const settings = { DATABASE_URL: databaseUrl, WORKERS: String(processes), TRUST_PROXY: '1' };
  const shop = await startShop(`${processes}`, { settings });
  const sql = new pg.Client(databaseUrl);
  await sql.connect();
  try {
    const { rows } = await sql.query<{ id: string }>(
      'update article set stock = 1000000 where id in (select id from article order by id limit 400) returning id',
    );
    const outcome: Outcome = { orders: [], failures: new Map() };
    const addresses = await addressesOf(shop.origin);
    const doing = shoppersOf({ origin: shop.origin, articles: rows.map(({ id }) => id), addresses }, outcome);
    const hold = (rate: number, seconds: number) => holdRate(doing, rate, seconds);
    console.log(`${processes} processes, ${addresses.length} addresses`);
    await hold(10, 10);
    const { held, memory } = await holdLong(await findRate(hold), hold, shop);
    const known = await sql.query<{ number: string }>('select number from "order" where number = any($1)', [
      outcome.orders,
    ]);
    const { orders, failures } = outcome;
    return {
      processes,
      held,
      memory,
      failures,
      orders: orders.length,
      lost: orders.length - (known.rowCount ?? 0),
    };
  } finally {
    await sql.end();
    await shop.stop();
  }
}

function toMarkdown(measured: readonly Measured[], loads: readonly number[]): string {
  const most = (held: readonly Held[], of: (one: Held) => number) => Math.max(...held.map(of)).toFixed(0);
  const failed = (failures: Outcome['failures']) =>
    [...failures].map(([status, times]) => `${times} × ${status}`).join(', ') || '0';
  return [
    '# Mixed shoppers: what one machine serves',
    `${cpus().length} cores for PostgreSQL, the processes of the shop and the shoppers together; Node ${process.versions.node}. Of a hundred shoppers 90 look at a page of the sitemap, 5 search, 4 change a cart and 1 buys as a guest, in four calls. They come at a fixed rate whether others wait or not. The rate is the highest whose p99 is ${MOST_P99} ms at most, found by steps of ${values.step} s and then held for ${values.hold} s.`,
    `Load of the machine over a minute when measuring began and at its end: ${loads.map((load) => load.toFixed(1)).join(', ')}.`,
    [
      '| processes | shoppers a second | p99, ms, worst quarter | orders | lost orders | 5xx and 429 | broken | memory, MiB, by quarters |',
      '|---:|---:|---:|---:|---:|---|---:|---|',
      ...measured.map(
        ({ processes, held, memory, orders, lost, failures }) =>
          `| ${processes} | ${held[0]?.rate.toFixed(0)} | ${most(held, ({ all }) => all.p99)} | ${orders} | ${lost} | ${failed(failures)} | ${sum(held.map(({ broken }) => broken))} | ${memory.join(', ')} |`,
      ),
    ].join('\n'),
    [
      '| processes | shoppers | times | p50, ms | p99, ms |',
      '|---:|---|---:|---:|---:|',
      ...measured.flatMap(({ processes, held }) =>
        KINDS.map(
          (kind) =>
            `| ${processes} | ${kind} | ${sum(held.map(({ kinds }) => kinds[kind].calls))} | ${most(held, ({ kinds }) => kinds[kind].p50)} | ${most(held, ({ kinds }) => kinds[kind].p99)} |`,
        ),
      ),
    ].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

await mkdir(values.folder, { recursive: true });
const server = await openPostgresServer(join(values.folder, 'postgresql'));
try {
  const loads = [loadNow()];
  const measured: Measured[] = [];
  for (const processes of values.processes.split(',').map(Number))
    measured.push(await measure(processes, await server.database('mixed')));
  await writeFile(values.out, toMarkdown(measured, [...loads, loadNow()]));
} finally {
  await server.close();
}
console.log(`Written to ${values.out}`);
