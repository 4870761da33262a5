import { CommandRefused } from '../../platform/command-refused.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { GoodsJournal, type ImportOrigin } from '../base/goods-journal.ts';
import { type ChangeColumn, type ChangeRow, codeOf, type FoundSize } from '../changes/goods-change.ts';
import { type Difference, differencesOf, readStates } from '../changes/goods-state.ts';
import { WantedChanges } from '../changes/wanted-changes.ts';
import { writeChanges } from '../changes/write-changes.ts';
import type { CsvRow } from '../table/csv.ts';
import type { Issue } from '../yml/feed/issue.ts';
import { beginImport } from '../yml/import-lock.ts';
import type { ThreeDigits } from '../yml/offers/values/amount.ts';
import { byColumns, type TableOfGoods, titleOf } from './columns.ts';
import { findGoods } from './find-goods.ts';
import { readChange } from './read-change.ts';

export type ChangeOptions = {
  db: Database;
  /** The rows of the table, including the row with the column titles. */
  rows: readonly CsvRow[];
  origin: ImportOrigin;
  now: Date;
  threeDigits?: ThreeDigits;
  /** Whether the changes are only determined and returned, not stored. */
  dryRun?: boolean;
  /** Whether valid rows are applied even if other rows are refused. */
  skipBad?: boolean;
  onRefused: (issue: Issue) => void;
  onWarning: (issue: Issue) => void;
  /** Called with the number of sizes written so far and the total. */
  onProgress?: (done: number, of: number) => void;
};

export type ChangeSummary = {
  /** Number of rows with changes. */
  rows: number;
  /** Number of refused rows. */
  bad: number;
  /** Number of sizes to which the valid rows apply. */
  sizes: number;
  /** The changed values of the sizes and models. */
  differences: Difference[];
};

/** Thrown if rows were refused, after each refused row was reported. Nothing was changed. */
class BadRowsError extends CommandRefused {
  override name = 'BadRowsError';
}

/** Thrown at the end of a dry run, so that the database rolls back the transaction. */
class DryRunDone extends Error {}

/**
 * Changes prices, stock, texts and visibility of goods by a table. Changes only values that the table
 * contains. By default, nothing is changed if any row is invalid. Throws TableFileError for a table that
 * cannot be read, BadRowsError if rows are refused, FeedError if an import is running, and errors of the
 * database.
 */
export async function changeGoods(options: ChangeOptions): Promise<ChangeSummary> {
  const badLines = new Set<number>();
  const refuse = (issue: Issue) => {
    badLines.add(issue.line);
    options.onRefused(issue);
  };
  const table = byColumns(options.rows, options.onWarning);
  const { threeDigits } = options;
  const changes = table.rows.flatMap(
    (row) => readChange(row, { titles: table.titles, threeDigits, refuse, warn: options.onWarning }) ?? [],
  );
  let summary: ChangeSummary | undefined;
  try {
    await options.db.transaction(async (tx) => {
      await beginImport(tx);
      const wanted = await resolve(tx, changes, { table, refuse, warn: options.onWarning });
      const isRefused = badLines.size > 0 && !options.skipBad;
      if (isRefused && !options.dryRun) throw badRows(badLines.size, options.origin);
      wanted.leaveOut(badLines);
      const ids = wanted.articleIds();
      const before = await readStates(tx, ids);
      const journal = new GoodsJournal(options.origin, options.now);
      await journal.begin(tx);
      const warned = new Set<string>();
      await writeChanges(
        tx,
        wanted,
        ({ line, code }, column, why) => {
          // A row may apply to several sizes. Each problem of the row is reported only once.
          const kind = `${line} ${column} ${why}`;
          if (!warned.has(kind))
            options.onWarning({ line, offerId: code, field: titleOf(table, column), why });
          warned.add(kind);
        },
        options.onProgress,
      );
      await journal.end(tx);
      const differences = differencesOf(before, await readStates(tx, ids));
      summary = {
        rows: new Set([...changes.map(({ line }) => line), ...badLines]).size,
        bad: badLines.size,
        sizes: ids.length,
        differences,
      };
      if (options.dryRun) throw new DryRunDone();
    });
  } catch (error) {
    if (!(error instanceof DryRunDone)) throw error;
  }
  if (!summary) throw new Error('The table was not read.');
  return summary;
}

const badRows = (count: number, { kind }: ImportOrigin) =>
  kind === 'set'
    ? new BadRowsError('The change is refused.')
    : new BadRowsError(`${count} rows are refused; --skip-bad takes the others.`);

/** Maximum number of article numbers that a message lists. */
const NAMED = 12;
const numbersOf = (sizes: readonly FoundSize[]): string => {
  const numbers = sizes.map(({ sku }) => sku).toSorted();
  return numbers.length > NAMED ? `${numbers.slice(0, NAMED).join(', ')}, …` : numbers.join(', ');
};

type ResolveParts = {
  table: TableOfGoods;
  refuse: (issue: Issue) => void;
  warn: (issue: Issue) => void;
};

/**
 * Finds the goods of each row. Reports rows for which the shop has no goods, and rows that request different
 * values for the same goods.
 */
async function resolve(
  tx: Transaction,
  changes: readonly ChangeRow[],
  { table, refuse, warn }: ResolveParts,
): Promise<WantedChanges> {
  const find = await findGoods(tx, changes);
  const wanted = new WantedChanges();
  for (const row of changes) {
    const report = (column: ChangeColumn, why: string, line = row.line, code = codeOf(row)) =>
      refuse({ line, offerId: code, field: titleOf(table, column), why });
    const found = find(row);
    if ('why' in found) {
      report(found.column, found.why);
      continue;
    }
    if (found.ignored) {
      const { column, why } = found.ignored;
      const offerId = column === 'sku' ? row.sku : row.barcode;
      warn({ line: row.line, offerId, field: titleOf(table, column), why: `${why}; the other code counts` });
    }
    if (row.change.stock !== undefined && found.sizes.length > 1) {
      report(
        'stock',
        `belongs to one size, and these goods have ${found.sizes.length} (${numbersOf(found.sizes)}); name one of them or add its size`,
      );
      continue;
    }
    for (const { column, other } of wanted.add(row, found.sizes)) {
      report(column, `differs from row ${other.line}, which has the same goods`);
      report(column, `differs from row ${row.line}, which has the same goods`, other.line, other.code);
    }
  }
  return wanted;
}
