import { expect, test } from 'vitest';
import { runCases } from '../../conformance/cases/run-cases.ts';
import { createHttpTarget } from '../../conformance/target/http-target.ts';
import { Witness } from '../contract/facts/witness.ts';

/**
 * Runs two conformance cases with a limit of a minute. The first case waits `seconds` before its first call.
 */
async function runWithin(seconds: number, mostMs: number, ifTooLong: 'failed' | 'not run' = 'failed') {
  let time = 0;
  const now = () => time;
  const origin = 'http://127.0.0.1:9';
  const target = createHttpTarget({ origin, data: {}, isReadOnly: false, offered: new Set(), now });
  const common = { group: 'limits', operationId: undefined, sources: [], mostMs, ifTooLong };
  const first = async () => {
    time += seconds * 1000;
    // Ignores network errors: unlike this direct call, the client of the contract returns them as results.
    await target.send(new Request(`${origin}/api/_health?site=ru`), '192.0.2.1').catch(() => undefined);
    return [];
  };
  const cases = [
    { ...common, title: 'first', run: first },
    { ...common, title: 'second', run: async () => [] },
  ];
  const options = { target, witness: new Witness(target), cases, now, onResult: () => {} };
  const results = await runCases({ ...options, mostMs: 60_000 });
  return results.map(({ outcome, reason }) => `${outcome}: ${reason}`);
}

test('a case that the time limit of the whole run ends counts as not run, and not as failed', async () => {
  const ended = 'not run: there was no time left';
  expect(await runWithin(61, 90_000)).toEqual([ended, ended]);
});

test('a case that exceeds the time limit fails, but a case about rate limits counts as not run', async () => {
  const reason = 'it took more than 30 s, in which 0 calls were answered';
  expect(await runWithin(31, 30_000)).toEqual([`failed: ${reason}`, 'passed: ']);
  expect(await runWithin(31, 30_000, 'not run')).toEqual([`not run: ${reason}`, 'passed: ']);
});
