/** A sentence or a row of docs/specification.md that stands for itself: a paragraph, an item of a list, a row of a table. */
export type Statement = { section: string; text: string };

/** Where a row of docs/specification-coverage.md says what it covers: §4.3 “The item count”. */
export type Citation = { section: string; opening: string };

const plain = (line: string) => line.replace(/\*\*|`|^- /g, '').trim();
const cellsOf = (row: string) =>
  plain(
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
      .filter(Boolean)
      .join(' — '),
  );

/** A table of states is one statement, which its test compares with the code row by row. */
const isTableOfStates = (head: string) => /\| To \|/.test(head);

/** The statements of sections 1 to 9, in their order. The rows that name columns are none. */
export function statementsOf(specification: string): Statement[] {
  const statements: Statement[] = [];
  let section = '';
  let head: string | undefined;
  for (const line of specification.split('\n')) {
    const [, level, title] = /^(#+) (.*)$/.exec(line) ?? [];
    if (level) section = /^([1-9](?:\.\d+)?)\.? /.exec(title ?? '')?.[1] ?? '';
    if (!line.startsWith('|')) head = undefined;
    if (level || line.trim() === '' || section === '' || /^\|[-| ]+\|$/.test(line)) continue;
    if (!line.startsWith('|')) statements.push({ section, text: plain(line) });
    else if (head === undefined) {
      head = line;
      if (isTableOfStates(head)) statements.push({ section, text: cellsOf(head) });
    } else if (!isTableOfStates(head)) statements.push({ section, text: cellsOf(line) });
  }
  return statements;
}

/** Statements that a row covers. */
export const citationsIn = (row: string): Citation[] =>
  [...row.matchAll(/§([1-9](?:\.\d+)?) “([^”]+)”/g)].map(([, section = '', opening = '']) => ({
    section,
    opening,
  }));

/** Statements that begin as a citation says. */
export const citedStatements = (statements: readonly Statement[], { section, opening }: Citation) =>
  statements.filter((one) => one.section === section && one.text.startsWith(opening));

/** Rows of the table of coverage. */
export const rowsOf = (coverage: string): string[] =>
  coverage.split('\n').filter((line) => /^\| (?!What holds)/.test(line));
