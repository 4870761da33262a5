import type { Report } from './report.ts';

const escaped = (text: string) =>
  text
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');

/**
 * Renders the report in JUnit format for CI: a suite for each group of cases, with a test case for each case.
 */
export function asJunit({ results, failures, counts, seconds }: Report): string {
  const failed = new Map(
    failures.flatMap((failure) => [failure.title, ...failure.others].map((title) => [title, failure])),
  );
  const groups = new Set(results.map(({ group }) => group));
  const suites = [...groups].map((group) => {
    const those = results.filter((result) => result.group === group);
    const count = (outcome: string) => those.filter((result) => result.outcome === outcome).length;
    const cases = those.map(({ title, operationId, operations, outcome, reason, ms }) => {
      const of = operationId ?? operations.join(', ');
      const opening = `    <testcase classname="${escaped(of || group)}" name="${escaped(title)}" time="${(ms / 1000).toFixed(3)}"`;
      if (outcome === 'passed') return `${opening}/>`;
      if (outcome === 'not run') return `${opening}><skipped message="${escaped(reason)}"/></testcase>`;
      const { asked = '', came = '', breaks = [] } = failed.get(title) ?? {};
      const whole = [
        reason,
        asked && `asked: ${asked}`,
        came && `came: ${came}`,
        ...breaks.map((each) => `breaks: ${each}`),
      ];
      const [line = ''] = reason.split('\n', 1);
      return `${opening}><failure message="${escaped(line)}">${escaped(whole.filter(Boolean).join('\n'))}</failure></testcase>`;
    });
    return [
      `  <testsuite name="${escaped(group)}" tests="${those.length}" failures="${count('failed')}" skipped="${count('not run')}">`,
      ...cases,
      '  </testsuite>',
    ].join('\n');
  });
  const total = counts.passed + counts.failed + counts.notRun;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites tests="${total}" failures="${counts.failed}" skipped="${counts.notRun}" time="${seconds.toFixed(1)}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}
