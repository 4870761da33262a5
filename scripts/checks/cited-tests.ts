import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PassedTest } from './test-reports.ts';

/**
 * A test whose title cites statements of docs/specification.md. `marks` are the cited numbers, such as
 * `§3.4.1`.
 */
export type CitedTest = { file: string; title: string; marks: string[] };

const TITLES_WITH_MARKS = /(['"`])((?:(?!\1)[^\\\n])+ \((§[\d.]+(?:, §[\d.]+)*)\))\1/g;

/** Finds the tests in a source file whose titles end with citations such as `(§3.4.1, §9.2)`. */
export const citedIn = (file: string, source: string): CitedTest[] =>
  [...source.matchAll(TITLES_WITH_MARKS)].map(([, , title = '', marks = '']) => ({
    file,
    title,
    marks: marks.split(', '),
  }));

/** All tests of the project whose titles cite statements of the specification. */
export const citedTests = (root: string): CitedTest[] =>
  globSync(['*/**/*.{test,e2e}.{ts,tsx}', 'tests/**/*.ts'], {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|generated)$/.test(path),
  })
    .sort()
    .flatMap((file) => citedIn(file, readFileSync(join(root, file), 'utf8')));

/**
 * Returns the cited tests that did not pass: they failed, were skipped or did not run. The definition of a
 * test may be in a shared file (such as the laws of the contract), but test runners report it under the file
 * that ran it. So such a test counts as passed if a test with its title passed in any file.
 */
export function notPassed(cited: readonly CitedTest[], passed: readonly PassedTest[]): CitedTest[] {
  const byFile = Map.groupBy(passed, ({ file }) => file);
  return cited.filter(({ file, title }) => {
    const pattern = patternOf(title);
    const candidates = /\.(test|e2e)\.tsx?$/.test(file) ? (byFile.get(file) ?? []) : passed;
    return !candidates.some(({ titles }) => titles.some((one) => pattern.test(one)));
  });
}

/**
 * A pattern for the reported title of a test. In place of `%s`, `$name` and `${name}`, into which the runner
 * puts values, it matches any text.
 */
function patternOf(title: string): RegExp {
  const parts = title.split(/%[sdifjo]|\$\{[^}]*\}|\$[a-z][\w.]*/i);
  return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.*')}$`, 's');
}
