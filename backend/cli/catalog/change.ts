import { basename, join, resolve } from 'node:path';
import type { BackendConfig } from '../../config.ts';
import type { ImportOrigin } from '../../exchange/base/goods-journal.ts';
import { type ChangeSummary, changeGoods } from '../../exchange/goods-table/change-goods.ts';
import { columnNames } from '../../exchange/goods-table/columns.ts';
import type { CsvRow } from '../../exchange/table/csv.ts';
import { readTable } from '../../exchange/table/read-table.ts';
import { undoImport } from '../../exchange/undo/undo-import.ts';
import { loadMapping } from '../../exchange/yml/mapping/read-mapping.ts';
import type { Language } from '../../platform/language/sentences.ts';
import { openShop } from '../database/open-shop.ts';
import { printError } from '../terminal/print.ts';
import { ChangeLines } from './change-lines.ts';
import { changeSummary, changeWords, undoSummary } from './change-words.ts';
import { ProgressLine } from './progress-line.ts';

export type ChangeSettings = {
  language: Language;
  dryRun: boolean;
  /** Path of the file to which the report with all lines is written; undefined if no report is wanted. */
  report: string | undefined;
};

type TableSettings = ChangeSettings & { skipBad: boolean };

/**
 * The new values for one article as an operator typed them on the command line; fields that are not set stay
 * unchanged.
 */
export type TypedChange = {
  price?: string | undefined;
  oldPrice?: string | undefined;
  stock?: string | undefined;
  vat?: string | undefined;
  hidden?: boolean | undefined;
  name?: string | undefined;
  description?: string | undefined;
};

/** Changes goods by a table and prints the result. Rejects if the change fails. */
export async function changeByTable(
  file: string,
  config: BackendConfig,
  settings: TableSettings,
): Promise<void> {
  const rows = await readTable(resolve(file));
  await change(rows, { kind: 'table', source: basename(file) }, config, settings);
}

/**
 * Changes one article and prints the result. An empty string as a value removes the old price or the
 * description.
 */
export async function changeOne(
  code: string,
  { oldPrice, hidden, ...typed }: TypedChange,
  config: BackendConfig,
  settings: ChangeSettings,
): Promise<void> {
  const given = Object.entries({
    ...typed,
    oldPrice,
    hidden: hidden === undefined ? undefined : hidden ? 'да' : 'нет',
  }).flatMap(([column, value]) => (value === undefined ? [] : [[column, value.trim() || '-'] as const]));
  const titles = given.map(([column]) => columnNames[column as keyof typeof columnNames]);
  const at = settings.language === 'en' ? 1 : 0;
  const rows: CsvRow[] = [
    { line: 0, cells: [columnNames.sku[at], ...titles.map((names) => names[at])] },
    { line: 0, cells: [code, ...given.map(([, value]) => value)] },
  ];
  await change(rows, { kind: 'set', source: code }, config, { ...settings, skipBad: false });
}

async function change(
  rows: readonly CsvRow[],
  origin: ImportOrigin,
  config: BackendConfig,
  settings: TableSettings,
): Promise<void> {
  const { language, dryRun, skipBad } = settings;
  const lines = new ChangeLines(settings);
  const progress = new ProgressLine();
  const { prices } = loadMapping(join(config.dataDir, 'import', 'mapping.yaml'));
  const database = await openShop({ ...config, databaseUrl: withoutTimeLimit(config.databaseUrl) });
  let summary: ChangeSummary | undefined;
  try {
    summary = await changeGoods({
      db: database.db,
      rows,
      origin,
      now: new Date(),
      threeDigits: prices.threeDigits,
      dryRun,
      skipBad,
      onRefused: (issue) => lines.bad.push(issue),
      onWarning: (issue) => lines.warnings.push(issue),
      onProgress: (done, of) => progress.changing(done, of),
    });
    lines.differ(summary.differences);
  } finally {
    progress.clear();
    await database.close();
    await lines.print(summary && changeSummary(summary, settings));
  }
  if (summary.bad > 0 && dryRun && !skipBad) {
    if (origin.kind === 'table') printError(changeWords[language].refusal);
    process.exitCode = 1;
  }
}

/** Undoes the last import and prints the result. Rejects if that fails. */
export async function undoLast(config: BackendConfig, settings: ChangeSettings): Promise<void> {
  const lines = new ChangeLines(settings);
  const database = await openShop({ ...config, databaseUrl: withoutTimeLimit(config.databaseUrl) });
  try {
    const undone = await undoImport(database.db, { now: new Date(), dryRun: settings.dryRun });
    lines.differ(undone.differences);
    await lines.print(undoSummary(undone, settings));
  } finally {
    await database.close();
  }
}

/**
 * The database URL without its statement timeout, because the statements of commands take longer than those
 * of requests.
 */
function withoutTimeLimit(databaseUrl: string | undefined): string | undefined {
  if (!databaseUrl) return databaseUrl;
  const url = new URL(databaseUrl);
  url.searchParams.set('statement_timeout', '0');
  return url.href;
}
