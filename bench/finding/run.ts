import { fork } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { DatabaseKind } from '../../backend/platform/db/client.ts';
import { filledDatabase } from './filled-database.ts';
import type { Measured, MeasureTask } from './measure.ts';
import { measurePages } from './pages.ts';
import { openPostgresServer } from './postgres-server.ts';
import { loadNow, type Row, toMarkdown } from './report.ts';

/** Catalogs with more colours than this are measured only with PostgreSQL, not with the embedded database. */
const MOST_EMBEDDED = 100_000;
/**
 * Time limit in ms for a measurement. It is long, because a shop with a million goods reads them several
 * times, which takes minutes each time.
 */
const TIMEOUT_MS = 60 * 60_000;

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    databases: { type: 'string', default: 'pglite,postgresql' },
    folder: { type: 'string', default: join(tmpdir(), 'vitrina-bench') },
    calls: { type: 'string', default: '400' },
    changes: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: fileURLToPath(new URL('../results/finding.md', import.meta.url)) },
  },
});

const kinds = values.databases.split(',').map((kind): DatabaseKind => {
  if (kind !== 'pglite' && kind !== 'postgresql') throw new Error(`${kind} is not a database.`);
  return kind;
});
const numberOf = (text: string) => {
  if (!/^\d+$/.test(text)) throw new Error(`${text} is not a number.`);
  return Number(text);
};
const sizes = values.sizes.split(',').map(numberOf);
const [calls, changes, seed] = [values.calls, values.changes, values.seed].map(numberOf) as [
  number,
  number,
  number,
];
const folder = resolve(values.folder);

/** Measures in a process of its own, so that the measured memory belongs to a single shop. */
function measure(task: MeasureTask): Promise<Measured> {
  return new Promise((done, fail) => {
    const child = fork(fileURLToPath(new URL('measure.ts', import.meta.url)), {
      execArgv: ['--expose-gc'],
      timeout: TIMEOUT_MS,
    });
    child.once('message', (measured) => done(measured as Measured));
    child.once('exit', (code) => fail(new Error(`Measuring ${task.kind} ${task.size} ended with ${code}.`)));
    child.send(task);
  });
}

const out = resolve(values.out);
await mkdir(dirname(out), { recursive: true });
await mkdir(folder, { recursive: true });
const server = kinds.includes('postgresql')
  ? await openPostgresServer(join(folder, 'postgresql'))
  : undefined;
const rows: Row[] = [];
const loads = [loadNow()];
const report = () => writeFile(out, toMarkdown(rows, { seed, calls, loads }));
try {
  for (const kind of kinds) {
    for (const size of sizes.filter((wanted) => kind !== 'pglite' || wanted <= MOST_EMBEDDED)) {
      console.log(`${kind} ${size}`);
      const filled = await filledDatabase(folder, { kind, size, server });
      const measured = await measure({ ...filled, calls, changes, seed });
      const row: Row = { ...measured, pages: undefined };
      rows.push(row);
      // Writes the report after every measurement, so that a later failure does not lose earlier results.
      await report();
      row.pages = await measurePages(filled, { calls, seed });
      loads.push(loadNow());
      await report();
    }
  }
} finally {
  await server?.close();
}
console.log(`Written to ${out}`);
