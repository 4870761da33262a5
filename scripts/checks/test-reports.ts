import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { ancestorTitles: string[]; title: string; fullName: string; status: string }[];
  }[];
};

type PlaywrightSuite = {
  title: string;
  specs: { title: string; file: string; tests: { status: string; projectName: string }[] }[];
  suites?: PlaywrightSuite[];
};

type PlaywrightReport = { suites: PlaywrightSuite[] };

/** A passed test. `titles` has its own title, and its title preceded by the titles of its groups. */
export type PassedTest = { file: string; titles: string[] };

const read = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;

/**
 * Names of the failed tests in Vitest's JSON report. For a test file that could not be loaded, the path of
 * the file.
 */
export function vitestFailures(file: string, root: string): string[] {
  return (read<VitestReport>(file)?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const path = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [path];
    return failed.map(({ fullName }) => `${path} › ${fullName}`);
  });
}

/** The passed tests in Vitest's JSON report. */
export function vitestPassed(file: string, root: string): PassedTest[] {
  return (read<VitestReport>(file)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ ancestorTitles, title }) => ({
        file: relative(root, name),
        titles: [...ancestorTitles, title],
      })),
  );
}

/**
 * Names of tests in Playwright's JSON report: the failed tests, and the tests that passed only on a retry
 * (flaky).
 */
export function playwrightFailures(file: string): { failures: string[]; flaky: string[] } {
  const tests = playwrightTests(file);
  const namesOf = (status: string) => tests.filter((test) => test.status === status).map(({ name }) => name);
  return { failures: namesOf('unexpected'), flaky: namesOf('flaky') };
}

/**
 * Reads the passed tests from Playwright's JSON report. A test that passed only on a retry counts as passed.
 */
export function playwrightPassed(file: string, folder: string): PassedTest[] {
  return playwrightTests(file)
    .filter(({ status }) => status === 'expected' || status === 'flaky')
    .map((test) => ({ file: `${folder}/${test.file}`, titles: test.titles }));
}

const playwrightTests = (file: string) =>
  (read<PlaywrightReport>(file)?.suites ?? []).flatMap((suite) => testsOf(suite, []));

type PlaywrightTest = PassedTest & { name: string; status: string };

function testsOf(suite: PlaywrightSuite, above: string[]): PlaywrightTest[] {
  const own = suite.specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, projectName }) => ({
      name: [`${projectName}: ${file}`, ...above, title].join(' › '),
      file,
      titles: [...above, title],
      status,
    })),
  );
  const inner = (suite.suites ?? []).flatMap((child) => testsOf(child, [...above, child.title]));
  return [...own, ...inner];
}
