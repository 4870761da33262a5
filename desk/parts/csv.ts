/** Cells that a spreadsheet would run as a formula; a shopper may have typed one as a name. A phone is none. */
const FORMULA = /^(?:[=\-@\t\r]|\+(?!\d+$))/;

/** Rows as CSV that Excel opens in Russian: semicolons, a mark of UTF-8, and texts that are never formulas. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cellOf).join(';')).join('\r\n')}\r\n`;
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
