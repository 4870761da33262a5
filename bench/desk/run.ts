import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type DatabaseKind, openSession } from '../../backend/platform/db/client.ts';
import { openDemoBackend } from '../../tests/integration/postgres.ts';
import { openPostgresServer, type PostgresServer } from '../finding/postgres-server.ts';
import { loadNow } from '../finding/report.ts';
import { fillOrders } from './fill-orders.ts';
import { type MeasuredCase, measureDesk } from './measure.ts';
import { openDesk } from './open-desk.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    databases: { type: 'string', default: 'pglite,postgresql' },
    rounds: { type: 'string', default: '9' },
    folder: { type: 'string', default: join(tmpdir(), 'vitrina-bench') },
    out: { type: 'string', default: fileURLToPath(new URL('../results/desk.md', import.meta.url)) },
  },
});

/** The time in which the first rows of a list must be there, in ms. */
const GOAL_MS = 200;

const numberOf = (text: string) => {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`${text} is not a number.`);
  return Number(text);
};
const [orders, rounds] = [numberOf(values.orders), numberOf(values.rounds)];
if (orders > 1_000_000) throw new Error('There are only a million order numbers.');
const kinds = values.databases.split(',').map((kind): DatabaseKind => {
  if (kind !== 'pglite' && kind !== 'postgresql') throw new Error(`${kind} is not a database.`);
  return kind;
});

type Filled = { dataDir: string; databaseUrl: string | undefined; filledIn: number };

/** A demo shop with that many orders. It is filled once and kept for later runs. */
async function filledShop(kind: DatabaseKind, folder: string, server?: PostgresServer): Promise<Filled> {
  const name = `desk_${kind}_${orders}`;
  const [dataDir, mark] = [join(folder, name), join(folder, `${name}.json`)];
  const databaseUrl = await server?.database(name);
  if (existsSync(mark)) return { dataDir, databaseUrl, ...JSON.parse(await readFile(mark, 'utf8')) };
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const shop = await openDemoBackend({ dataDir, ...(databaseUrl && { databaseUrl }) });
  await shop.close();
  const began = Date.now();
  const { db, close } = await openSession({ dataDir, databaseUrl, alone: true });
  await fillOrders(db, orders);
  await close();
  const filledIn = Math.round((Date.now() - began) / 1000);
  await writeFile(mark, JSON.stringify({ filledIn }));
  return { dataDir, databaseUrl, filledIn };
}

type Measured = { kind: DatabaseKind; filledIn: number; cases: MeasuredCase[] };

async function measure(kind: DatabaseKind, folder: string): Promise<Measured> {
  const server = kind === 'postgresql' ? await openPostgresServer(join(folder, 'postgresql')) : undefined;
  try {
    const { filledIn, ...filled } = await filledShop(kind, folder, server);
    const desk = await openDesk(filled);
    try {
      return { kind, filledIn, cases: await measureDesk(desk, rounds) };
    } finally {
      await desk.close();
    }
  } finally {
    await server?.close();
  }
}

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);
const goal = (value: number) => (value > GOAL_MS ? `**${ms(value)}**` : ms(value));

function toMarkdown(measured: readonly Measured[], loads: readonly number[]): string {
  const names = measured[0]?.cases.map(({ name }) => name) ?? [];
  const rows = names.map((name) => {
    const cells = measured.map(({ cases }) => {
      const found = cases.find((one) => one.name === name);
      if (!found) return '—';
      const { listed, plain } = found;
      return `${goal(listed.p50)} / ${goal(listed.p99)} | ${(listed.p50 / plain.p50).toFixed(1)}`;
    });
    return `| ${name} | ${cells.join(' | ')} |`;
  });
  const plain = measured.map(
    ({ kind, cases, filledIn }) =>
      `${kind}: ${ms(Math.min(...cases.map(({ plain: { p50 } }) => p50)))} to ${ms(Math.max(...cases.map(({ plain: { p50 } }) => p50)))} ms, filled in ${filledIn} s`,
  );
  return [
    '# The list of orders at the desk: what it costs',
    `${orders.toLocaleString('en')} orders; ${cpus().length} cores, Node ${process.versions.node}; ${rounds} rounds, in which each call of \`listOrders\` (50 orders, counted up to 1,000) alternates with a plain query for 50 rows of an index.`,
    `Times are ms, p50 / p99, from the request to its JSON; above ${GOAL_MS} ms bold. The ratio is that of the medians of the call and of the plain query beside it, which other work on the machine stretches alike.`,
    `The plain query, medians by case: ${plain.join('; ')}. Load of the machine over a minute when measuring began, and at the end of each database: ${loads.map((load) => load.toFixed(1)).join(', ')}.`,
    [
      `| | ${measured.map(({ kind }) => `${kind}, ms | ratio`).join(' | ')} |`,
      `|---|${measured.map(() => '---:|---:').join('|')}|`,
      ...rows,
    ].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

const folder = resolve(values.folder);
await mkdir(folder, { recursive: true });
const loads = [loadNow()];
const measured: Measured[] = [];
for (const kind of kinds) {
  console.log(kind);
  measured.push(await measure(kind, folder));
  loads.push(loadNow());
  await writeFile(values.out, toMarkdown(measured, loads));
}
console.log(`Written to ${values.out}`);
