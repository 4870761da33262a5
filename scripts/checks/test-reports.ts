import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
};

type PlaywrightSuite = {
  title: string;
  specs: { title: string; file: string; tests: { status: string; projectName: string }[] }[];
  suites?: PlaywrightSuite[];
};

type PlaywrightReport = { suites: PlaywrightSuite[] };

const read = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;

/** Names of the tests that failed, out of Vitest's JSON; a file that could not be loaded stands for itself. */
export function vitestFailures(file: string, root: string): string[] {
  return (read<VitestReport>(file)?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const path = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [path];
    return failed.map(({ fullName }) => `${path} › ${fullName}`);
  });
}

/** Names of the tests that failed, and of those that a second try made pass, out of Playwright's JSON. */
export function playwrightFailures(file: string): { failures: string[]; flaky: string[] } {
  const tests = (read<PlaywrightReport>(file)?.suites ?? []).flatMap((suite) => testsOf(suite, []));
  const namesOf = (status: string) => tests.filter((test) => test.status === status).map(({ name }) => name);
  return { failures: namesOf('unexpected'), flaky: namesOf('flaky') };
}

function testsOf(suite: PlaywrightSuite, above: string[]): { name: string; status: string }[] {
  const own = suite.specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, projectName }) => ({
      name: [`${projectName}: ${file}`, ...above, title].join(' › '),
      status,
    })),
  );
  const inner = (suite.suites ?? []).flatMap((child) => testsOf(child, [...above, child.title]));
  return [...own, ...inner];
}
