import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CitedTest, citedIn } from '../../scripts/checks/cited-tests.ts';
import { citationsIn, citedStatements, rowsOf, statementsOf } from './statements.ts';

const root = resolve(import.meta.dirname, '../..');

/** Whether a test file holds the title as a text of its own. */
function holds({ file, title }: CitedTest): boolean {
  const path = resolve(root, file);
  if (!existsSync(path)) return false;
  const source = readFileSync(path, 'utf8');
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((literal) => source.includes(literal));
}

const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

describe('the table of what shows that the specification holds', () => {
  const coverage = read('docs/specification-coverage.md');
  const statements = statementsOf(read('docs/specification.md'));
  const cited = citedIn(coverage);
  const rows = rowsOf(coverage);

  it('has a row for every statement, or says that it is not built', () => {
    expect(statements.length).toBeGreaterThan(250);
    const [, unbuilt = ''] = coverage.split('## Not built yet');
    const listed = citationsIn(unbuilt).flatMap((one) => citedStatements(statements, one));
    const shown = rows.flatMap(citationsIn).flatMap((one) => citedStatements(statements, one));
    expect(statements.filter((one) => !shown.includes(one))).toEqual(listed);
  });

  it('has no row that belongs to no statement, or to several by the same words', () => {
    expect(rows.filter((row) => citationsIn(row).length === 0)).toEqual([]);
    const all = citationsIn(coverage);
    expect(all.filter((one) => citedStatements(statements, one).length !== 1)).toEqual([]);
  });

  it('names tests, in files of every kind', () => {
    expect(cited.length).toBeGreaterThan(100);
    for (const room of ['src/', 'server/', 'backend/', 'e2e/'])
      expect(cited.some(({ file }) => file.startsWith(room))).toBe(true);
  });

  it('names no test that is not there', () => {
    expect(cited.filter((test) => !holds(test))).toEqual([]);
  });

  it.each([
    { file: 'src/shop/identity/guards.test.ts', title: 'a test that does not exist' },
    { file: 'src/lib/no-such-file.test.ts', title: 'an unknown guard name throws: %j' },
  ])('would miss «$title» in $file', (test) => {
    expect(holds(test)).toBe(false);
  });
});

describe('statements of a specification', () => {
  const specification = [
    ...['# Spec', 'Before.', '## 1. First', 'A **bold** word.', '', '- An item with `code`.', ''],
    ...['### 1.2 Rows', '| Name | What |', '|---|---|', '| `a` | one |', '| b | two |', ''],
    ...['| From | To | Who |', '|---|---|---|', '| A | B | shop |', '## 10. Open', 'Left.'],
  ].join('\n');

  it('are paragraphs, items and rows; a table of states is one', () => {
    expect(statementsOf(specification)).toEqual([
      { section: '1', text: 'A bold word.' },
      { section: '1', text: 'An item with code.' },
      { section: '1.2', text: 'a — one' },
      { section: '1.2', text: 'b — two' },
      { section: '1.2', text: 'From — To — Who' },
    ]);
  });

  it('are missed when no row begins as they do', () => {
    const statements = statementsOf(specification);
    const [one] = citationsIn('| It is bold. §1 “A bold” | `x.test.ts`: y |');
    expect(one && citedStatements(statements, one)).toEqual([statements[0]]);
    expect(citedStatements(statements, { section: '1.2', opening: 'A bold' })).toEqual([]);
  });
});
