import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { inArray, notInArray, sql } from 'drizzle-orm';
import { city, store } from '../../domain/tables/places.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { FilesRefused } from '../../platform/files/files-refused.ts';
import { chooseDefaultCity, putPlacesWithin } from '../places/put-places.ts';
import { decodeText, readCsv } from '../table/csv.ts';
import { checkStore, type NewStore, type StoreIssue } from './check-store.ts';
import { placeCities } from './place-cities.ts';
import { byColumns } from './store-columns.ts';
import { StoreFileError } from './store-file-error.ts';
import { importStorePictures, type PicturedStore, type StorePicturesOptions } from './store-pictures.ts';

export type StoreImportOptions = Omit<StorePicturesOptions, 'folder' | 'dryRun'> & {
  db: Database;
  /** Path of the table. Relative paths of pictures in the table start at its folder. */
  file: string;
  /** Whether stores that the file does not contain are removed, with their stock. */
  prune?: boolean;
  /** Whether the stores are only validated and counted, not changed. */
  dryRun?: boolean;
};

export type StoreImportSummary = {
  added: number;
  changed: number;
  unchanged: number;
  left: number;
  cities: number;
};

/** Thrown if rows were refused. Nothing was changed. */
export class StoresRefusedError extends FilesRefused {
  override name = 'StoresRefusedError';
}

/** Maximum number of stores that a response may contain according to the contract. */
const MOST = 1000;
/** Key of the advisory lock of this import. An arbitrary number that no other lock uses. */
const IMPORT_LOCK = 7_310_305;
/** Maximum size of the table in bytes. A thousand stores need at most a third of this. */
const FILE_LIMIT = 5_000_000;

class DryRunDone extends Error {}

/**
 * Imports a table of stores: all of it or, if a row has errors, nothing. A store is identified by its code. A
 * second import of the same file changes nothing. Throws StoresRefusedError with all errors of rows,
 * StoreFileError for a file that is not a table of stores, and errors of the database.
 */
export async function importStores(options: StoreImportOptions): Promise<StoreImportSummary> {
  const dryRun = options.dryRun ?? false;
  const read = await readStores(options.file);
  const folder = dirname(resolve(options.file));
  const { stores, issues } = await importStorePictures(read.stores, {
    ...options,
    folder,
    // If rows are invalid, the table will be refused, so the pictures are only checked, not downloaded.
    dryRun: dryRun || read.issues.length > 0,
  });
  const refuse = (ofCities: readonly StoreIssue[]) => {
    const all = [...read.issues, ...issues, ...ofCities].toSorted((one, other) => one.line - other.line);
    const file = basename(options.file);
    if (all.length > 0)
      throw new StoresRefusedError(all.map(({ line, column, why }) => ({ file, line, place: column, why })));
  };
  let summary: StoreImportSummary | undefined;
  try {
    await options.db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
      summary = await write(tx, stores, { prune: options.prune ?? false, refuse });
      if (dryRun) throw new DryRunDone();
    });
  } catch (error) {
    if (!(error instanceof DryRunDone)) throw error;
  }
  if (!summary) throw new Error('The stores were not written.');
  return summary;
}

/** Reads the table. Returns the valid stores, and the errors of the other rows. */
async function readStores(file: string): Promise<{ stores: NewStore[]; issues: StoreIssue[] }> {
  const bytes = await readFile(file).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new StoreFileError(`The file ${file} cannot be read (${code}).`);
  });
  if (bytes.length > FILE_LIMIT)
    throw new StoreFileError(`The file ${file} is too large for a table of stores.`);
  const text = decodeText(bytes);
  if (text.includes('\0'))
    throw new StoreFileError(`The file ${file} is not a text file; save the spreadsheet as CSV.`);
  const rows = byColumns(readCsv(text));
  if (rows.length === 0) throw new StoreFileError('The file has no stores.');
  if (rows.length > MOST) throw new StoreFileError(`The file has more than ${MOST} stores.`);
  const checked = rows.map(checkStore);
  const issues = checked.flatMap((one) => ('issues' in one ? one.issues : []));
  const stores = checked.flatMap((one) => ('store' in one ? [one.store] : []));
  const lineOf = new Map<string, number>();
  for (const { code, line } of stores) {
    const before = lineOf.get(code);
    if (before === undefined) lineOf.set(code, line);
    else issues.push({ line, column: 'code', why: `${code} is already the store of line ${before}` });
  }
  return { stores, issues };
}

async function write(
  tx: Transaction,
  stores: readonly PicturedStore[],
  { prune, refuse }: { prune: boolean; refuse: (ofCities: readonly StoreIssue[]) => void },
): Promise<StoreImportSummary> {
  await putPlacesWithin(tx);
  const cities = await placeCities(tx, stores);
  refuse(cities.issues);
  if (cities.added.length > 0) await tx.insert(city).values(cities.added);
  const codes = stores.map(({ code }) => code);
  const present = new Map(
    (await tx.select().from(store).where(inArray(store.code, codes))).map((row) => [row.code, row]),
  );
  const summary = { added: 0, changed: 0, unchanged: 0, left: 0, cities: cities.added.length };
  for (const one of stores) {
    const { line: _, city: _city, region: _region, ...facts } = one;
    const row = { ...facts, ...cities.placeOf(one) };
    const before = present.get(row.code);
    if (!before) summary.added += 1;
    else if (isSame(before, row)) summary.unchanged += 1;
    else summary.changed += 1;
    if (before && isSame(before, row)) continue;
    await tx.insert(store).values(row).onConflictDoUpdate({ target: store.code, set: row });
  }
  if (prune) {
    const gone = await tx.delete(store).where(notInArray(store.code, codes)).returning({ code: store.code });
    summary.left = gone.length;
  }
  await chooseDefaultCity(tx);
  const count = await tx.$count(store);
  if (count > MOST) throw new StoreFileError(`The shop would have ${count} stores, more than ${MOST}.`);
  return summary;
}

function isSame(before: typeof store.$inferSelect, row: typeof store.$inferInsert): boolean {
  const { code: _, ...facts } = before;
  return Object.entries(facts).every(([key, value]) =>
    isDeepStrictEqual(value, row[key as keyof typeof row]),
  );
}
