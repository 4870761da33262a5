import { expect, onTestFinished, test } from 'vitest';
import { operationList } from '#contract/operations.ts';
import { logFindings, runFuzz } from './fuzz/run-fuzz.ts';
import { openFuzzTarget } from './fuzz/target.ts';

/** `npm run attack` sends more, with other seeds; FUZZ_SEED repeats a run. */
const SEED = Number(process.env.FUZZ_SEED ?? 1986);
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 390);

test('no request gets an undocumented response, an internal detail, or another person’s data', async () => {
  const target = await openFuzzTarget();
  onTestFinished(() => target.close());
  const { findings, reached, sent, statuses } = await runFuzz(target, SEED, REQUESTS);
  console.info(`Figures: ${JSON.stringify({ seed: SEED, requests: sent, statuses })}`);
  expect(findings.slice(0, 20)).toEqual([]);
  expect(operationList.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
  expect(logFindings(target.logged())).toEqual([]);
}, 3_600_000);
