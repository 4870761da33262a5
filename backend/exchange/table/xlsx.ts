import { unzipSync } from 'fflate';
import { XmlReader } from '../../platform/xml/xml-reader.ts';
import type { CsvRow } from './csv.ts';
import { TableFileError } from './table-file-error.ts';

/**
 * Maximum size in bytes of all unpacked files of the archive together. A table with a hundred thousand rows
 * needs about a third of this.
 */
const UNPACKED_LIMIT = 100_000_000;
/** Maximum numbers of rows and columns in a sheet. */
const ROWS = 200_000;
const COLUMNS = 200;

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STRINGS = 'xl/sharedStrings.xml';

/** Whether the bytes are a ZIP archive; every XLSX file is one. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

/**
 * Reads the first visible sheet of an XLSX file as rows of text, numbered as in the spreadsheet. A formula is
 * read as the result that the file stores for it. Without a stored result, the formula's own text is
 * returned, so that the value is reported as wrong. Empty rows are skipped. Throws TableFileError for other
 * files, and for archives that unpack to more than 100 MB.
 */
export function readXlsx(bytes: Uint8Array): CsvRow[] {
  const names = unpack(bytes, (name) => name === WORKBOOK || name === RELATIONS);
  const sheet = sheetOf(textOf(names, WORKBOOK), textOf(names, RELATIONS));
  const parts = unpack(bytes, (name) => name === sheet || name === STRINGS);
  return rowsOf(textOf(parts, sheet), parts[STRINGS] ? stringsOf(textOf(parts, STRINGS)) : []);
}

type Parts = Readonly<Record<string, Uint8Array>>;

/**
 * Unpacks files of the archive. It is enough to limit the sum of the sizes that the archive states, because
 * fflate never writes more bytes than stated.
 */
function unpack(bytes: Uint8Array, isWanted: (name: string) => boolean): Parts {
  let size = 0;
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!isWanted(name)) return false;
        size += originalSize;
        if (size > UNPACKED_LIMIT) throw new TableFileError('The XLSX file unpacks to more than 100 MB.');
        return true;
      },
    });
  } catch (error) {
    if (error instanceof TableFileError) throw error;
    throw new TableFileError('The XLSX file is damaged, or it is another kind of archive.');
  }
}

function textOf(parts: Parts, name: string): string {
  const part = parts[name];
  if (!part) throw new TableFileError('The XLSX file has no sheet; save it as «Excel workbook (.xlsx)».');
  return new TextDecoder('utf-8').decode(part);
}

type Handlers = {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/** Parses an XML file, and passes the names of its elements without namespace prefixes to the handlers. */
function parse(xml: string, { open, text, close }: Handlers): void {
  const local = (name: string) => name.replace(/^.*:/, '');
  const reader = new XmlReader({
    open: (name, attributes) => open?.(local(name), attributes),
    text: (part) => text?.(part),
    close: (name) => close?.(local(name)),
    fail: () => {
      throw new TableFileError('The XLSX file is damaged, or it is another kind of archive.');
    },
  });
  reader.write(xml);
  reader.close();
}

/** The path of the first sheet that is not hidden. */
function sheetOf(workbook: string, relations: string): string {
  let relation: string | undefined;
  parse(workbook, {
    open(name, attributes) {
      if (name === 'sheet' && (attributes.state ?? 'visible') === 'visible') relation ??= attributes['r:id'];
    },
  });
  let target: string | undefined;
  parse(relations, {
    open(name, attributes) {
      if (name === 'Relationship' && attributes.Id === relation) target = attributes.Target;
    },
  });
  if (target === undefined) throw new TableFileError('The XLSX file has no visible sheet.');
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/**
 * The workbook's list of shared strings, to which cells refer by index. Phonetic hints for Asian characters
 * (`rPh`) are left out.
 */
function stringsOf(xml: string): string[] {
  const strings: string[] = [];
  let inText = false;
  let inReading = false;
  parse(xml, {
    open(name) {
      if (name === 'si') strings.push('');
      else if (name === 'rPh') inReading = true;
      else inText = name === 't' && !inReading;
    },
    text(part) {
      if (inText) strings.push((strings.pop() ?? '') + part);
    },
    close(name) {
      if (name === 'rPh') inReading = false;
      inText = false;
    },
  });
  return strings;
}

function rowsOf(xml: string, strings: readonly string[]): CsvRow[] {
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 0, cells: [] };
  let cell = { column: -1, type: '', value: '', formula: '' };
  let inValue = false;
  let inFormula = false;
  parse(xml, {
    open(name, attributes) {
      if (name === 'row') {
        row = { line: Number(attributes.r ?? row.line + 1), cells: [] };
        cell = { column: -1, type: '', value: '', formula: '' };
      } else if (name === 'c') {
        const column = attributes.r === undefined ? cell.column + 1 : columnOf(attributes.r);
        if (column >= COLUMNS) throw new TableFileError(`The sheet has more than ${COLUMNS} columns.`);
        cell = { column, type: attributes.t ?? 'n', value: '', formula: '' };
      }
      inValue = name === 'v' || name === 't';
      inFormula = name === 'f';
    },
    text(part) {
      if (inValue) cell.value += part;
      else if (inFormula) cell.formula += part;
    },
    close(name) {
      inValue = false;
      inFormula = false;
      if (name === 'c') {
        while (row.cells.length < cell.column) row.cells.push('');
        const text = textOfCell(cell, strings).trim();
        row.cells[cell.column] = text === '' && cell.formula !== '' ? `=${cell.formula}` : text;
      } else if (name === 'row' && row.cells.some((value) => value !== '')) {
        if (rows.length >= ROWS) throw new TableFileError(`The sheet has more than ${ROWS} rows.`);
        rows.push(row);
      }
    },
  });
  return rows;
}

/** The index of a cell's column, starting from 0: cell `AB12` is in column 27. */
const columnOf = (reference: string): number =>
  [...reference.replace(/[^A-Z]/gi, '').toUpperCase()].reduce(
    (number, letter) => number * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

function textOfCell({ type, value }: { type: string; value: string }, strings: readonly string[]): string {
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'да' : 'нет';
  // The cell contains an error such as `#N/A`. Its text is returned, so that the code that parses the column
  // refuses it.
  if (type === 'e') return value;
  return type === 'n' ? numberText(value) : value;
}

/**
 * Writes a number without the rounding errors of binary fractions: `1990.9000000000001` becomes 1990.9,
 * `4.6E12` becomes 4600000000000.
 */
function numberText(value: string): string {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return value;
  return Number.isSafeInteger(number) ? number.toFixed(0) : String(Number(number.toPrecision(15)));
}
