import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { citedTests } from '../../scripts/checks/cited-tests.ts';
import { coveragePage } from './coverage-page.ts';
import { refersTo, statementsOf } from './statements.ts';

const root = resolve(import.meta.dirname, '../..');

describe('the specification', () => {
  const statements = statementsOf(readFileSync(resolve(root, 'docs/specification.md'), 'utf8'));
  const cited = citedTests(root);

  it('every statement of the specification has a mark with its section, and no mark occurs twice', () => {
    expect(statements.length).toBeGreaterThan(250);
    const isMarked = ({ section, mark }: (typeof statements)[number]) =>
      mark.startsWith(`§${section}.`) && /^[1-9]\d*$/.test(mark.slice(section.length + 2));
    expect(statements.filter((one) => !isMarked(one))).toEqual([]);
    const marks = statements.map(({ mark }) => mark);
    expect(marks.filter((mark, index) => marks.indexOf(mark) < index)).toEqual([]);
  });

  it('every statement of the specification is cited by at least one test', () => {
    const marks = cited.flatMap((test) => test.marks);
    expect(statements.filter((one) => !marks.some((mark) => refersTo(mark, one)))).toEqual([]);
  });

  it('tests cite only statements that the specification has', () => {
    const isKnown = (mark: string) => statements.some((one) => refersTo(mark, one));
    expect(cited.filter(({ marks }) => !marks.every(isKnown))).toEqual([]);
  });

  it('tests in all parts of the project cite the specification', () => {
    expect(cited.length).toBeGreaterThan(600);
    for (const room of ['src/', 'server/', 'backend/', 'shared/', 'tests/', 'e2e/'])
      expect(cited.some(({ file }) => file.startsWith(room))).toBe(true);
  });

  it('the page that lists how many tests cite each statement of the specification is up to date', async () => {
    await expect(coveragePage(statements, cited)).toMatchFileSnapshot(
      resolve(root, 'docs/specification-coverage.md'),
    );
  });
});

describe('statements of a specification', () => {
  const specification = [
    ...['# Spec', 'Before.', '## 1. First', '§1.1 A **bold** word.', '', '- §1.2 An item with `code`.', ''],
    ...['### 1.2 Rows', '| § | Name | What |', '|---|---|---|', '| §1.2.1 | `a` | one |', '| b | two |', ''],
    ...['§1.2.2 Only this:', '', '| From | To | Who |', '|---|---|---|', '| A | B | shop |', ''],
    ...['Unmarked.', '## 10. Open', 'Left.'],
  ].join('\n');
  const statements = statementsOf(specification);

  it('statements of a specification are paragraphs, list items and table rows, except the rows of state tables', () => {
    expect(statements).toEqual([
      { section: '1', mark: '§1.1', text: 'A bold word.', isRow: false },
      { section: '1', mark: '§1.2', text: 'An item with code.', isRow: false },
      { section: '1.2', mark: '§1.2.1', text: 'a — one', isRow: true },
      { section: '1.2', mark: '', text: 'b — two', isRow: true },
      { section: '1.2', mark: '§1.2.2', text: 'Only this:', isRow: false },
      { section: '1.2', mark: '', text: 'Unmarked.', isRow: false },
    ]);
  });

  it('statements of a specification are cited by their own mark, and table rows also by the mark of their section', () => {
    const shownBy = (mark: string) => statements.filter((one) => refersTo(mark, one)).map(({ text }) => text);
    expect(shownBy('§1.2.2')).toEqual(['Only this:']);
    expect(shownBy('§1.2')).toEqual(['An item with code.', 'a — one', 'b — two']);
    expect(shownBy('§1.9')).toEqual([]);
  });
});
