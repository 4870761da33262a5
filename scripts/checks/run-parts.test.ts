import { expect, it } from 'vitest';
import { type Part, runParts, summary } from './run-parts.ts';

/** Runs the given parts. The clock advances by one second each time the code reads it. */
async function check(...parts: Part[]) {
  const said: string[] = [];
  let seconds = 0;
  const now = () => 1000 * seconds++;
  const results = await runParts(parts, { say: (line) => void said.push(line), now });
  return { results, said: said.join(''), sums: summary(results) };
}

const passes = (name: string, needs: string[] = []): Part => ({ name, needs, run: () => ({ passed: true }) });
const fails = (name: string, ...failures: string[]): Part => ({
  name,
  run: async () => ({ passed: false, failures }),
});

it('runParts runs every part even if an earlier one fails', async () => {
  const { results, sums } = await check(fails('Types'), passes('Lint'), fails('Unit'), passes('Build'));
  expect(results.map(({ name, passed }) => [name, passed])).toEqual([
    ['Types', false],
    ['Lint', true],
    ['Unit', false],
    ['Build', true],
  ]);
  expect(sums.split('\n').at(-1)).toBe('2 passed, 2 failed');
});

it('runParts counts an exception as a failure and continues with the next part', async () => {
  const broken: Part = {
    name: 'Build',
    run: () => {
      throw new Error('No space left.');
    },
  };
  const { sums } = await check(broken, passes('Lint'));
  expect(sums).toContain('Build: No space left.');
  expect(sums.split('\n').at(-1)).toBe('1 passed, 1 failed');
});

it('a part with failed tests counts as failed, even if its program exits with 0', async () => {
  const silent: Part = { name: 'Unit', run: () => ({ passed: true, failures: ['a test'] }) };
  const { sums } = await check(silent, passes('End-to-end', ['Unit']));
  expect(sums).toContain('Unit: a test');
  expect(sums.split('\n').at(-1)).toBe('0 passed, 1 failed');
});

it('runParts skips parts that depend on a failed or skipped part, and prints the reason', async () => {
  const { results, said, sums } = await check(
    fails('Build'),
    passes('End-to-end', ['Build']),
    passes('Pictures', ['End-to-end']),
    passes('Unit'),
  );
  expect(results.map(({ skippedBecause }) => skippedBecause)).toEqual([
    undefined,
    'Build',
    'End-to-end',
    undefined,
  ]);
  expect(said).toContain('Skipped: it needs the part "Build", which did not pass.');
  expect(sums).toContain('End-to-end (needs "Build")');
  expect(sums.split('\n').at(-1)).toBe('1 passed, 1 failed');
});

it('runParts runs parts whose dependencies passed', async () => {
  const { results } = await check(passes('Build'), passes('End-to-end', ['Build']));
  expect(results.every(({ passed }) => passed)).toBe(true);
});

it('the summary ends with the failed and flaky tests of all parts, and has the duration of each part', async () => {
  const flaky: Part = {
    name: 'End-to-end',
    run: () => ({ passed: true, flaky: ['pglite: a.e2e.ts › walks'] }),
  };
  const { sums } = await check(fails('Unit', 'a.test.ts › adds', 'b.test.ts'), flaky);
  expect(sums).toBe(
    [
      'FAILED     1.0 s Unit',
      'ok         1.0 s End-to-end',
      '',
      'Passed on the second try only:',
      '  End-to-end: pglite: a.e2e.ts › walks',
      '',
      'Failed:',
      '  Unit: a.test.ts › adds',
      '  Unit: b.test.ts',
      '',
      '1 passed, 1 failed',
    ].join('\n'),
  );
});
