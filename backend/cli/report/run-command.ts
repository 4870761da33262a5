import { writeFile } from 'node:fs/promises';
import type { ShopReport } from '#contract/client/client.schemas.ts';
import type { OperatorClient } from '../operator/operator-client.ts';
import { alignedTable } from '../terminal/aligned-table.ts';
import { UsageError } from '../terminal/fail-command.ts';
import { dayText } from '../terminal/moments.ts';
import { say } from '../terminal/say.ts';
import { reportPage } from './report-page.ts';
import { orderRows, plotsOf } from './report-words.ts';

/** The options as typed by the operator. */
export type Values = { from?: string; until?: string; out?: string };

const DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;
const MOSCOW_MS = 3 * 60 * 60_000;

/**
 * Fetches the shop's anonymous statistics (own numbers), writes them as an HTML page and returns the lines to
 * print.
 * @throws UsageError, CommandRefused
 */
export async function runReport(
  client: OperatorClient,
  words: readonly string[],
  { from, until, out = 'report.html' }: Values,
  now = new Date(),
): Promise<string[]> {
  if (words.length > 0) throw new UsageError(`${words[0]} is not a known argument.`);
  const last = until ?? dayOf(now.getTime());
  const query = { from: from ?? dayOf(Date.parse(last) - MOSCOW_MS - (DAYS - 1) * DAY_MS), until: last };
  for (const [name, day] of Object.entries(query))
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day)))
      throw new UsageError(`--${name} must be a day such as 2026-11-01.`);
  if (query.from > query.until) throw new UsageError('--from is later than --until.');
  const report = await client<ShopReport>('getReport', { query });
  await writeFile(out, reportPage(report));
  return [...linesOf(report), '', say`Written to ${out}.`];
}

/** The calendar day in Moscow at a time in ms. */
const dayOf = (ms: number) => new Date(ms + MOSCOW_MS).toISOString().slice(0, 10);

function linesOf(report: ShopReport): string[] {
  return [
    `${dayText(report.from)} – ${dayText(report.until)}`,
    '',
    'Заказы',
    ...alignedTable(orderRows(report)),
    ...plotsOf(report).flatMap(({ title, rows }) => [
      '',
      title,
      ...(rows.length > 0 ? alignedTable(rows.map(({ name, count }) => [name, String(count)])) : ['-']),
    ]),
  ];
}
