import type { Result } from '../cases/run-cases.ts';
import type { Report } from './report.ts';

const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

/** One line about a failed case: operation, title and reason. */
export const lineOf = ({ operationId, operations, title, reason }: Result) =>
  `✗ ${operationId ?? operations.join(', ')} › ${title}: ${firstLine(reason)}`;

/** Renders the report as text. With `whole`, it contains each failure with its request and response. */
export function asText(report: Report, size: 'summary' | 'whole' = 'summary'): string {
  const { counts, seconds, origin } = report;
  const summary = `${origin}: ${counts.passed} passed, ${counts.failed} failed, ${counts.notRun} not run, in ${seconds.toFixed(0)} s`;
  const notRun = reasonsOf(report).map(
    ([reason, titles]) =>
      `- ${reason}: ${titles.length} (${(size === 'whole' ? titles : titles.slice(0, 4)).join('; ')}${size === 'whole' || titles.length <= 4 ? '' : '; …'})`,
  );
  const head = [summary, ...(notRun.length > 0 ? ['', 'Not run:', ...notRun] : [])];
  if (size === 'summary') return head.join('\n');
  const failures = report.failures.flatMap(({ operation, title, others, reason, asked, came, breaks }) => [
    '',
    `✗ ${operation} › ${title}${others.length > 0 ? `, and ${others.length} more cases` : ''}`,
    ...reason.split('\n').map((line) => `  ${line}`),
    ...(asked ? [`  asked: ${asked}`, `  came:  ${came}`] : []),
    ...breaks.map((sentence) => `  breaks: ${sentence}`),
  ]);
  const rows = report.operations.map(
    ({ id, passed, failed, notRun: skipped }) =>
      `${id.padEnd(28)} ${passed} passed, ${failed} failed, ${skipped} not run`,
  );
  const remarks = report.remarks.map(({ title, remark }) => `- ${title}: ${remark}`);
  return [
    ...head,
    ...(failures.length > 0 ? ['', 'Failed:', ...failures] : []),
    ...(remarks.length > 0 ? ['', 'Other wording, which is allowed:', ...remarks] : []),
    ...['', 'Operations:', ...rows],
  ].join('\n');
}

/** For each reason why cases were not run, the titles of these cases; the most frequent reason first. */
export function reasonsOf({ notRun }: Report): [reason: string, titles: string[]][] {
  const by = new Map<string, string[]>();
  for (const { reason, title } of notRun) by.set(reason, [...(by.get(reason) ?? []), title]);
  return [...by].toSorted(([, one], [, other]) => other.length - one.length);
}
