/**
 * A paragraph, list item or table row of docs/specification.md. `text` is without the mark at its beginning.
 */
export type Statement = { section: string; mark: string; text: string; isRow: boolean };

const plain = (text: string) => text.replace(/\*\*|`/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/**
 * Whether a table lists transitions between states. Its rows are not statements of their own; another test
 * compares each row with the code.
 */
const isTableOfStates = (head: string) => head.includes('| To |');

/** The statements of sections 1 to 9, in order. If a statement has no mark, `mark` is empty. */
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
 * Whether a citation of the mark refers to the statement. A table row can also be cited by the mark of its
 * section.
 */
export const refersTo = (mark: string, statement: Statement) =>
  mark === statement.mark || (statement.isRow && mark === `§${statement.section}`);
