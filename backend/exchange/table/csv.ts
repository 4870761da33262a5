import { TableFileError } from './table-file-error.ts';

/** A row of a table, and the line of the file on which the row begins. */
export type CsvRow = { line: number; cells: string[] };

/**
 * Decodes a file written by a spreadsheet: UTF-8, UTF-16 of both byte orders with a byte order mark, or else
 * windows-1251, which Russian spreadsheets use.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

/**
 * Reads a table whose values are separated by commas, semicolons or tabs. The first lines show which
 * separator it uses. Quoting follows RFC 4180: a quoted value may contain any character, and quotes inside
 * are doubled. Empty lines are skipped. Throws TableFileError for an unclosed quote.
 */
export function readCsv(text: string): CsvRow[] {
  const [named, sign] = NAMED_SEPARATOR.exec(text) ?? [];
  const between = sign ?? delimiterOf(text);
  const rows: CsvRow[] = [];
  let line = named === undefined ? 1 : 2;
  let at = named?.length ?? 0;
  let row: CsvRow = { line, cells: [] };

  /** Parses the value that begins at the index `at`, and moves `at` behind it. */
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
    if (!whole) throw new TableFileError(`Line ${line}: a quote is not closed.`);
    at += whole[0].length;
    line += whole[0].split('\n').length - 1;
    if (at < text.length && !`${between}\r\n`.includes(text.charAt(at)))
      throw new TableFileError(`Line ${line}: something follows a value in quotes.`);
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

/** Matches a first line such as `sep=;`, in which Excel names the separator. */
const NAMED_SEPARATOR = /^\ufeff?sep=([,;\t])[,;\t]*\r?\n/i;
/** The separator is found by examining this many characters at the beginning of the text. */
const LOOKED_AT = 20_000;

/**
 * Chooses the separator: the character that occurs equally often in the most lines; if several qualify, the
 * most frequent one of the first line. Its frequency alone does not decide, because headings and amounts may
 * contain the other characters.
 */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, LOOKED_AT)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r?\n/);
  const counts = [',', ';', '\t'].map((sign) => {
    const perLine = lines.map((line) => line.split(sign).length - 1);
    const alike = Map.groupBy(
      perLine.filter((count) => count > 0),
      (count) => count,
    );
    return {
      sign,
      lines: Math.max(0, ...[...alike.values()].map(({ length }) => length)),
      count: perLine[0] ?? 0,
    };
  });
  return counts.reduce((most, one) =>
    one.lines > most.lines || (one.lines === most.lines && one.count > most.count) ? one : most,
  ).sign;
}
