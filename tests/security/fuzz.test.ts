import { expect, onTestFinished, test } from 'vitest';
import { operationList } from '#contract/operations.ts';
import { SIGN_KINDS } from './fuzz/hostile.ts';
import { logFindings, runFuzz } from './fuzz/run-fuzz.ts';
import { openFuzzTarget } from './fuzz/target.ts';

/**
 * The seed of the random requests. Setting FUZZ_SEED repeats an earlier run. `npm run attack` sends more
 * requests, with other seeds.
 */
const SEED = Number(process.env.FUZZ_SEED ?? 1986);
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 390);
/**
 * A run with at least this many requests is long enough to put every kind of special character into a body of
 * every operation.
 */
const LONG = 50_000;

test('no request gets an undocumented response, an internal detail, or another person’s data', async () => {
  const target = await openFuzzTarget();
  onTestFinished(() => target.close());
  const { findings, reached, sent, statuses, signs } = await runFuzz(target, SEED, REQUESTS);
  const signsInBodies = Object.fromEntries(
    SIGN_KINDS.map((kind) => [kind, [...signs.values()].reduce((sum, counts) => sum + counts[kind], 0)]),
  );
  const missed = [...signs].filter(([, counts]) => Object.values(counts).includes(0)).map(([id]) => id);
  const operationsWithEverySign = `${signs.size - missed.length} of ${signs.size}`;
  const figures = { seed: SEED, requests: sent, statuses, signsInBodies, operationsWithEverySign };
  console.info(`Figures: ${JSON.stringify(figures)}`);
  expect(findings.slice(0, 20)).toEqual([]);
  expect(operationList.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
  // Only a long run must have sent all of them; in a short one, some are missing by chance.
  if (REQUESTS >= LONG) expect(missed).toEqual([]);
  expect(logFindings(target.logged())).toEqual([]);
}, 3_600_000);
