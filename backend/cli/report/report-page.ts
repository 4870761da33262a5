import type { ShopReport } from '#contract/client/client.schemas.ts';
import { dayText } from '../terminal/moments.ts';
import { orderRows, type Plot, plotsOf } from './report-words.ts';

/**
 * Sizes in a bar chart, in px: the height of a row and of its bar; the widths of the columns for names, bars
 * and counts.
 */
const ROW = { height: 28, bar: 16, names: 264, bars: 400, counts: 80 };
const WIDTH = ROW.names + ROW.bars + ROW.counts;
const LONGEST_NAME = 28;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A report as a self-contained HTML page with SVG plots. */
export function reportPage(report: ShopReport): string {
  const days = `${dayText(report.from, 'ru')} – ${dayText(report.until, 'ru')}`;
  const rows = orderRows(report).map(
    (row) => `<tr>${row.map((text) => `<td>${escaped(text)}</td>`).join('')}</tr>`,
  );
  return `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Отчёт магазина, ${days}</title>
<style>
body{margin:0 auto;max-width:${WIDTH}px;padding:32px 16px;font:15px/1.45 system-ui,sans-serif;color:#161514;background:#fff}
h1{font-weight:400;font-size:32px;line-height:1.15;margin:0 0 8px}
h2{font-weight:400;font-size:20px;margin:40px 0 0}
p{margin:0 0 12px;color:#55534e}
td{padding:4px 24px 4px 0;text-align:right}
td:first-child{text-align:left}
svg{display:block;width:100%;height:auto}
text{font:13px system-ui,sans-serif;fill:#161514}
</style>
<h1>Отчёт магазина</h1>
<p>${days}</p>
<h2>Заказы</h2>
<p>Оформленные в эти дни, и что с ними стало к этому часу</p>
<table>${rows.join('')}</table>
${plotsOf(report).map(plotHtml).join('\n')}
</html>
`;
}

function plotHtml({ title, note, rows }: Plot): string {
  const body = rows.length > 0 ? svgOf(title, rows) : '<p>Пока пусто</p>';
  return `<h2>${escaped(title)}</h2>\n<p>${escaped(note)}</p>\n${body}`;
}

/** A bar chart as SVG. The longest bar has the full width. */
function svgOf(title: string, rows: Plot['rows']): string {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const bars = rows.map(({ name, count }, at) => {
    const top = at * ROW.height;
    const middle = top + ROW.height / 2;
    const length = Math.round((count / most) * ROW.bars);
    const short = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
    return [
      `<text x="0" y="${middle}" dominant-baseline="central">${escaped(short)}</text>`,
      `<rect x="${ROW.names}" y="${top + (ROW.height - ROW.bar) / 2}" width="${length}" height="${ROW.bar}" fill="#161514"/>`,
      `<text x="${ROW.names + length + 8}" y="${middle}" dominant-baseline="central">${count}</text>`,
    ].join('');
  });
  const label = rows.map(({ name, count }) => `${name}: ${count}`).join(', ');
  return `<svg role="img" aria-label="${escaped(`${title}. ${label}`)}" viewBox="0 0 ${WIDTH} ${rows.length * ROW.height}">${bars.join('')}</svg>`;
}
