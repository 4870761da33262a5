import type { PassedTest } from './test-reports.ts';

/** A test that docs/specification-coverage.md names. */
export type CitedTest = { file: string; title: string };

/** The tests named in the last column of the tables, one `file`: title a line. @throws Error on anything else there */
export function citedIn(markdown: string): CitedTest[] {
  const rows = markdown.split('\n').filter((line) => /^\| (?!What holds)/.test(line));
  return rows.flatMap((row) => {
    const [, , cell = ''] = row.split(/(?<!\\)\|/);
    return cell.split('<br>').map((text) => {
      const [, file, title] = /^\s*`([^`]+)`: (.+?)\s*$/.exec(text) ?? [];
      if (!file || !title) throw new Error(`No test is named in: ${row}`);
      return { file, title };
    });
  });
}

/**
 * Cited tests that did not run, were skipped or failed. What several test files share, such as the laws of the contract,
 * runs under their names: its titles count wherever they passed.
 */
export function notPassed(cited: readonly CitedTest[], passed: readonly PassedTest[]): CitedTest[] {
  const byFile = Map.groupBy(passed, ({ file }) => file);
  return cited.filter(({ file, title }) => {
    const pattern = patternOf(title);
    const candidates = /\.(test|e2e)\.tsx?$/.test(file) ? (byFile.get(file) ?? []) : passed;
    return !candidates.some(({ titles }) => titles.some((one) => pattern.test(one)));
  });
}

/** Matches what the runner makes of a title with places for values: `%s`, `$name`, `${name}`. */
function patternOf(title: string): RegExp {
  const parts = title.replaceAll('\\|', '|').split(/%[sdifjo]|\$\{[^}]*\}|\$[a-z][\w.]*/i);
  return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.*')}$`, 's');
}
