/**
 * Matches cells that a spreadsheet would run as a formula: a shopper may have typed one as a name. A phone
 * number is not a formula.
 */
const FORMULA = /^(?:[=\-@\t\r]|\+(?!\d+$))/;

/**
 * Rows as CSV that a Russian Excel opens correctly: with semicolons, a byte order mark for UTF-8, and no text
 * that would run as a formula.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cellOf).join(';')).join('\r\n')}\r\n`;
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
