import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { type Buyer, buyersOf, place } from '../../tests/integration/orders.ts';
import { type ShopProcess, startProcess } from '../../tests/integration/processes.ts';
import { type IntegrationShop, openShop } from '../../tests/integration/shop.ts';
import { openPostgresServer } from '../finding/postgres-server.ts';
import { loadNow } from '../finding/report.ts';
import { type Timings, timingsOf } from '../finding/timings.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '400' },
    folder: { type: 'string', default: join(tmpdir(), 'vitrina-bench') },
    out: { type: 'string', default: fileURLToPath(new URL('../results/orders.md', import.meta.url)) },
  },
});

/**
 * Number of different articles. Most shoppers order different goods, whose orders need not wait for each
 * other.
 */
const ARTICLES = 200;
const WARM_UP = 40;

type Measured = { processes: number; shoppers: number; timings: Timings; aSecond: number };

/**
 * Places an order for each buyer, `shoppers` of them in parallel. Each order goes to the next of the
 * processes.
 */
async function measure(
  buyers: readonly Buyer[],
  processes: readonly ShopProcess[],
  shoppers: number,
): Promise<Measured> {
  const took: number[] = [];
  const atOnce = pLimit(shoppers);
  const began = performance.now();
  await Promise.all(
    buyers.map((buyer, turn) =>
      atOnce(async () => {
        const start = performance.now();
        const { status } = await place(buyer, { door: processes[turn % processes.length]?.fetch });
        took.push(performance.now() - start);
        if (status !== 200) throw new Error(`An order got status ${status}.`);
      }),
    ),
  );
  const aSecond = (buyers.length * 1000) / (performance.now() - began);
  return { processes: processes.length, shoppers, timings: timingsOf(took), aSecond };
}

async function measureAll(shop: IntegrationShop, orders: number): Promise<Measured[]> {
  const articles = await shop.articlesWithStock(ARTICLES, 1_000_000);
  const buyers = (count: number) =>
    buyersOf(
      shop,
      Array.from({ length: count }, (_, turn) => articles[turn % ARTICLES] as string),
    );
  const processes = [await startProcess(shop.url), await startProcess(shop.url)];
  try {
    await measure(await buyers(WARM_UP), processes, 10);
    const measured: Measured[] = [];
    for (const count of [1, 2])
      for (const shoppers of [10, 200])
        measured.push(await measure(await buyers(orders), processes.slice(0, count), shoppers));
    return measured;
  } finally {
    await Promise.all(processes.map((each) => each.close()));
  }
}

function toMarkdown(measured: readonly Measured[], orders: number, loads: readonly number[]): string {
  const rows = measured.map(
    ({ processes, shoppers, timings, aSecond }) =>
      `| ${processes} | ${shoppers} | ${timings.p50.toFixed(0)} | ${timings.p99.toFixed(0)} | ${aSecond.toFixed(0)} |`,
  );
  return [
    '# Placing orders: what it costs',
    `${cpus().length} cores for PostgreSQL, the processes of the shop and the shoppers together; Node ${process.versions.node}; ${orders} orders a row, one piece each, by courier, paid on receipt, of ${ARTICLES} different articles.`,
    `Load of the machine over a minute when measuring began and at its end: ${loads.map((load) => load.toFixed(1)).join(', ')}.`,
    ['| processes | shoppers at once | p50, ms | p99, ms | orders a second |', '|---:|---:|---:|---:|---:|']
      .concat(rows)
      .join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

const orders = Number(values.orders);
if (!Number.isInteger(orders) || orders < 1) throw new Error(`${values.orders} is not a number of orders.`);
await mkdir(values.folder, { recursive: true });
const server = await openPostgresServer(join(values.folder, 'postgresql'));
try {
  const shop = await openShop(await server.database('postgres'));
  const loads = [loadNow()];
  try {
    const measured = await measureAll(shop, orders);
    await writeFile(values.out, toMarkdown(measured, orders, [...loads, loadNow()]));
  } finally {
    await shop.close();
  }
} finally {
  await server.close();
}
console.log(`Written to ${values.out}`);
