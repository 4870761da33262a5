import type { Report } from './report.ts';
import { reasonsOf } from './text.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1c1917}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2.5rem}table{border-collapse:collapse;width:100%}
td,th{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #e7e5e4;vertical-align:top}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#f5f5f4;padding:.6rem;margin:.4rem 0}
.failed{color:#b91c1c}.passed{color:#15803d}details{margin:.6rem 0}summary{cursor:pointer}`;

/** Renders the report as a single HTML page without scripts. */
export function asHtml(report: Report): string {
  const { counts, origin, seconds, failures, operations, remarks } = report;
  const list = (items: string[]) =>
    items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const failed = failures.map(
    ({
      operation,
      title,
      others,
      reason,
      asked,
      came,
      breaks,
    }) => `<details open><summary><b class="failed">${escaped(operation)}</b> › ${escaped(title)}${others.length > 0 ? `, and ${others.length} more cases` : ''}</summary>
<pre>${escaped(reason)}</pre>${asked ? `<p>Asked</p><pre>${escaped(asked)}</pre><p>Came</p><pre>${escaped(came)}</pre>` : ''}
${breaks.length > 0 ? '<p>Breaks</p>' : ''}${list(breaks.map(escaped))}</details>`,
  );
  const rows = operations.map(
    ({ id, passed, failed: broken, notRun }) =>
      `<tr><td><code>${id}</code></td><td class="passed">${passed}</td><td class="${broken > 0 ? 'failed' : ''}">${broken}</td><td>${notRun}</td></tr>`,
  );
  const reasons = reasonsOf(report).map(
    ([reason, titles]) =>
      `${escaped(reason)}: ${titles.length}<br><small>${escaped(titles.join('; '))}</small>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance of ${escaped(origin)}</title><style>${STYLE}</style>
<h1>Conformance of ${escaped(origin)}</h1>
<p><b class="passed">${counts.passed} passed</b>, <b class="${counts.failed > 0 ? 'failed' : 'passed'}">${counts.failed} failed</b>, ${counts.notRun} not run, in ${seconds.toFixed(0)} s</p>
${failed.length > 0 ? `<h2>Failed</h2>${failed.join('\n')}` : ''}
${reasons.length > 0 ? `<h2>Not run</h2>${list(reasons)}` : ''}
${remarks.length > 0 ? `<h2>Other wording, which is allowed</h2>${list(remarks.map(({ title, remark }) => `${escaped(title)}: ${escaped(remark)}`))}` : ''}
<h2>Operations</h2><table><tr><th>Operation</th><th>Passed</th><th>Failed</th><th>Not run</th></tr>${rows.join('')}</table>
</html>
`;
}
