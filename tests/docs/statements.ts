/**
 * A paragraph, list item or table row of docs/specification.md. `mark` is the § number at its beginning,
 * `text` the rest.
 */
export type Statement = { section: string; mark: string; text: string; isRow: boolean };

const plain = (text: string) => text.replace(/\*\*|`/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/**
 * Whether a table lists state transitions. Its rows are not counted as statements, because another test
 * compares each row with the code.
 */
const isTableOfStates = (head: string) => head.includes('| To |');

/**
 * The statements of sections 1 to 9 of the specification, in order. `mark` is empty for a statement without a
 * § number.
 */
export function statementsOf(specification: string): Statement[] {
  const statements: Statement[] = [];
  let section = '';
  let head: string | undefined;
  const add = (isRow: boolean, line: string) => {
    const [, mark = '', text = ''] = /^(?:(§[\d.]+) (?:— )?)?(.*)$/.exec(line) ?? [];
    statements.push({ section, mark, text: plain(text), isRow });
  };
  for (const line of specification.split('\n')) {
    const [, heading] = /^#+ (.*)$/.exec(line) ?? [];
    if (heading) section = /^([1-9](?:\.\d+)?)\.? /.exec(heading)?.[1] ?? '';
    if (!line.startsWith('|')) head = undefined;
    if (heading || line === '' || section === '' || /^\|[-|]+\|$/.test(line)) continue;
    if (!line.startsWith('|')) add(false, line.replace(/^- /, ''));
    else if (head === undefined) head = line;
    else if (!isTableOfStates(head)) add(true, cellsOf(line).join(' — '));
  }
  return statements;
}

const cellsOf = (row: string) =>
  row
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean);

/**
 * Whether a § mark that a test cites refers to the statement. A row of a table can also be cited by the mark
 * of its section.
 */
export const refersTo = (mark: string, statement: Statement) =>
  mark === statement.mark || (statement.isRow && mark === `§${statement.section}`);
