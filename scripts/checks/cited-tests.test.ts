import { expect, it } from 'vitest';
import { citedIn, notPassed } from './cited-tests.ts';

const passed = [
  { file: 'src/a.test.ts', titles: ['adding', 'is refused with 404'] },
  { file: 'src/b.test.ts', titles: ['adds'] },
  { file: 'tests/contract/shop.test.ts', titles: ['listings', 'understands colours'] },
];

it('notPassed returns cited tests that did not pass in their own file', () => {
  const cited = (file: string, title: string) => notPassed([{ file, title, marks: [] }], passed).length;
  expect(cited('src/b.test.ts', 'adds')).toBe(0);
  expect(cited('src/a.test.ts', 'adding')).toBe(0);
  expect(cited('src/a.test.ts', 'adds')).toBe(1);
  expect(cited('src/b.test.ts', 'add')).toBe(1);
  expect(cited('e2e/c.e2e.ts', 'adds')).toBe(1);
});

it('notPassed compares titles with placeholders, and treats special characters literally', () => {
  const cited = (title: string) => notPassed([{ file: 'src/a.test.ts', title, marks: [] }], passed).length;
  expect(cited('is refused with %i')).toBe(0);
  expect(cited('is refused with $status')).toBe(0);
  expect(cited(`is refused with \${status}`)).toBe(0);
  expect(cited('is taken with %i')).toBe(1);
  expect(cited('is.refused with %i')).toBe(1);
});

it('notPassed accepts a test shared by several files if it passed in any of them', () => {
  const law = { file: 'tests/contract/laws/listing-laws.ts', title: 'understands colours', marks: [] };
  expect(notPassed([law, { ...law, title: 'understands sizes' }], passed)).toEqual([
    { ...law, title: 'understands sizes' },
  ]);
});

it('citedIn finds the § marks at the end of titles in every syntax', () => {
  const [one, two] = ['(§3.4.1)', '(§8.2, §9.10)'];
  const source = [`it('a ${one}', () => f('b'));`, `it.each([["it's %s ${two}", 1]])`, `test('§ ${one} x')`];
  expect(citedIn('a.test.ts', source.join('\n'))).toEqual([
    { file: 'a.test.ts', title: `a ${one}`, marks: ['§3.4.1'] },
    { file: 'a.test.ts', title: `it's %s ${two}`, marks: ['§8.2', '§9.10'] },
  ]);
});
