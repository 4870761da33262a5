import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { silentLogger } from '../log/logger.ts';
import { freshDatabase } from '../testing/database.ts';
import { noteRuns, readRuns } from './note-runs.ts';
import { jobRun } from './tables.ts';

const job = { name: 'outbox', every: 2000, run: async () => {} };

let database: Awaited<ReturnType<typeof freshDatabase>>;
let now: number;
let warnings: string[];

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(jobRun);
  now = Date.parse('2026-11-21T09:00:00.000Z');
  warnings = [];
});

const tools = () => ({
  db: database.db,
  clock: () => new Date(now),
  logger: { ...silentLogger, warn: (_: object, text: string) => void warnings.push(text) },
});
const runs = () => readRuns(database.db);

it('the runs of a frequent job are noted every half minute, and at once when it begins or ceases to fail', async () => {
  const onRun = noteRuns(tools());
  const run = async (after: number, failure: string | null = null) => {
    now += after;
    await onRun(job)(failure);
    return (await runs())[0];
  };
  const first = await run(0);
  expect(first).toMatchObject({ name: 'outbox', everySeconds: 2, failure: null });
  expect(await run(29_999)).toEqual(first);
  expect((await run(1))?.startedAt).toEqual(new Date(now));
  expect(await run(2000, 'down')).toMatchObject({ failure: 'down', failedAt: new Date(now) });
  expect(await run(2000)).toMatchObject({ failure: null, failedAt: null });
});

it('a run that cannot be noted is logged, and does not disturb its job', async () => {
  const broken = {
    ...tools(),
    db: {
      insert: () => ({ values: () => ({ onConflictDoUpdate: () => Promise.reject(new Error('down')) }) }),
    },
  };
  await noteRuns(broken as never)(job)(null);
  expect(warnings).toEqual(['the run of a job could not be noted']);
});
