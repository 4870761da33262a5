/** Control characters in texts of shoppers could control the operator's terminal, so they are replaced. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are to be replaced.
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/g;

/** Formats rows as lines with aligned columns. */
export function alignedTable(rows: readonly (readonly string[])[]): string[] {
  const cells = rows.map((row) => row.map((cell) => cell.replace(CONTROL, ' ')));
  const widths = (cells[0] ?? []).map((_, column) =>
    cells.reduce((widest, row) => Math.max(widest, [...(row[column] ?? '')].length), 0),
  );
  return cells.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - [...cell].length))
      .join('  ')
      .trimEnd(),
  );
}
