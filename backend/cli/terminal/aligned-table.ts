/** What shoppers typed must not command the terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are the ones to be replaced.
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/g;

/** Rows as lines whose columns stand below one another. */
export function alignedTable(rows: readonly (readonly string[])[]): string[] {
  const cells = rows.map((row) => row.map((cell) => cell.replace(CONTROL, ' ')));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => [...(row[column] ?? '')].length)),
  );
  return cells.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - [...cell].length))
      .join('  ')
      .trimEnd(),
  );
}
