import { readFile, stat } from 'node:fs/promises';
import { type CsvRow, decodeText, readCsv } from './csv.ts';
import { TableFileError } from './table-file-error.ts';
import { isZip, readXlsx } from './xlsx.ts';

/** Maximum size of a table file in bytes, whether or not the file is compressed. */
const FILE_LIMIT = 50_000_000;
/** The first bytes of a file in XLS, the Excel format before XLSX. */
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

/** Reads a table from a CSV or XLSX file. The format is recognised by the content. Throws TableFileError. */
export async function readTable(file: string): Promise<CsvRow[]> {
  const unreadable = (error: unknown) => {
    throw new TableFileError(
      `The table ${file} cannot be read (${error instanceof Error && 'code' in error ? error.code : 'error'}).`,
    );
  };
  const { size } = await stat(file).catch(unreadable);
  if (size > FILE_LIMIT) throw new TableFileError('The table is larger than 50 MB.');
  const bytes = await readFile(file).catch(unreadable);
  if (OLD_EXCEL.every((byte, at) => bytes[at] === byte))
    throw new TableFileError('The table is an old Excel file (.xls); save it as .xlsx or CSV.');
  return isZip(bytes) ? readXlsx(bytes) : readCsv(decodeText(bytes));
}
