import { StoreFileError } from './store-file-error.ts';

/** A row of a table and the line of the file on which it begins. */
export type CsvRow = { line: number; cells: string[] };

/**
 * The text of a file that a spreadsheet wrote: UTF-8, UTF-16 with its mark, or else windows-1251, in which Russian
 * spreadsheets write.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

/**
 * Reads a table of values between commas, semicolons or tabs (the most frequent in its first line), as RFC 4180
 * describes them: a value in quotes may hold anything, a quote in it is doubled. Empty lines are passed over. Throws
 * StoreFileError for quotes that do not end.
 */
export function readCsv(text: string): CsvRow[] {
  const between = delimiterOf(text.split(/\r?\n/, 1)[0] ?? '');
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let line = 1;
  let at = 0;

  /** The value that begins at `at`, which afterwards is where it ends. */
  function value(): string {
    const plain = new RegExp(`[^${between}\\r\\n]*`, 'y');
    plain.lastIndex = at;
    const found = plain.exec(text)?.[0] ?? '';
    if (!found.trimStart().startsWith('"')) {
      at += found.length;
      return found.trim();
    }
    const quoted = /\s*"((?:[^"]|"")*)"[^\S\r\n\t]*/y;
    quoted.lastIndex = at;
    const whole = quoted.exec(text);
    if (!whole) throw new StoreFileError(`Line ${line}: a quote has no end.`);
    at += whole[0].length;
    line += whole[0].split('\n').length - 1;
    if (at < text.length && !`${between}\r\n`.includes(text.charAt(at)))
      throw new StoreFileError(`Line ${line}: something follows a value in quotes.`);
    return (whole[1] ?? '').replaceAll('""', '"').trim();
  }

  const endRow = () => {
    if (row.cells.some((cell) => cell !== '')) rows.push(row);
  };
  for (;;) {
    row.cells.push(value());
    if (text.charAt(at) === between) {
      at += 1;
      continue;
    }
    endRow();
    if (at >= text.length) return rows;
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    row = { line, cells: [] };
  }
}

function delimiterOf(head: string): string {
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}
