/** A paragraph, list item or table row of docs/specification.md without its leading mark. */
export type Statement = { section: string; mark: string; text: string; isRow: boolean };

const plain = (text: string) => text.replace(/\*\*|`/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/**
 * Whether a table lists states. It is part of the statement above it; another test compares it with the code
 * row by row.
 */
const isTableOfStates = (head: string) => head.includes('| To |');

/** The statements of sections 1 to 9 in order. A statement without a mark has an empty one. */
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

/** Whether a mark refers to the statement: its own mark, or for a table row the mark of its section. */
export const refersTo = (mark: string, statement: Statement) =>
  mark === statement.mark || (statement.isRow && mark === `§${statement.section}`);
