import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { playwrightFailures, playwrightPassed, vitestFailures, vitestPassed } from './test-reports.ts';

function written(report: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

it('vitestFailures lists failed tests and files that failed to load', () => {
  const test = (title: string, status: string) => ({
    ancestorTitles: ['sums'],
    title,
    fullName: title,
    status,
  });
  const file = written({
    testResults: [
      {
        name: '/shop/a.test.ts',
        status: 'failed',
        assertionResults: [test('adds', 'failed'), test('x', 'passed')],
      },
      { name: '/shop/b.test.ts', status: 'passed', assertionResults: [test('takes', 'passed')] },
      { name: '/shop/c.test.ts', status: 'failed', assertionResults: [] },
    ],
  });
  expect(vitestFailures(file, '/shop')).toEqual(['a.test.ts › adds', 'c.test.ts']);
  expect(vitestPassed(file, '/shop')).toEqual([
    { file: 'a.test.ts', titles: ['sums', 'x'] },
    { file: 'b.test.ts', titles: ['sums', 'takes'] },
  ]);
});

it('playwrightFailures lists failed tests separately from flaky ones', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'cart.e2e.ts',
    tests: [{ status, projectName: 'pglite' }],
  });
  const file = written({
    suites: [
      {
        title: 'cart.e2e.ts',
        specs: [spec('adds', 'expected'), spec('fails', 'unexpected')],
        suites: [{ title: 'gifts', specs: [spec('wobbles', 'flaky'), spec('left out', 'skipped')] }],
      },
    ],
  });
  expect(playwrightFailures(file)).toEqual({
    failures: ['pglite: cart.e2e.ts › fails'],
    flaky: ['pglite: cart.e2e.ts › gifts › wobbles'],
  });
  expect(playwrightPassed(file, 'e2e')).toEqual([
    { file: 'e2e/cart.e2e.ts', titles: ['adds'] },
    { file: 'e2e/cart.e2e.ts', titles: ['gifts', 'wobbles'] },
  ]);
});

it('the lists of failed tests are empty if the program exited before it wrote its report', () => {
  expect(vitestFailures('/no/such/file.json', '/shop')).toEqual([]);
  expect(playwrightFailures('/no/such/file.json')).toEqual({ failures: [], flaky: [] });
});
