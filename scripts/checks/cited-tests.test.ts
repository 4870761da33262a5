import { expect, it } from 'vitest';
import { citedIn, notPassed } from './cited-tests.ts';

const passed = [
  { file: 'src/a.test.ts', titles: ['adding', 'is refused with 404'] },
  { file: 'src/b.test.ts', titles: ['adds'] },
  { file: 'tests/contract/shop.test.ts', titles: ['listings', 'understands colours'] },
];

it('misses what did not run in its own file', () => {
  const cited = (file: string, title: string) => notPassed([{ file, title }], passed).length;
  expect(cited('src/b.test.ts', 'adds')).toBe(0);
  expect(cited('src/a.test.ts', 'adding')).toBe(0);
  expect(cited('src/a.test.ts', 'adds')).toBe(1);
  expect(cited('src/b.test.ts', 'add')).toBe(1);
  expect(cited('e2e/c.e2e.ts', 'adds')).toBe(1);
});

it('finds titles with values in their places, and signs of expressions as they are', () => {
  const cited = (title: string) => notPassed([{ file: 'src/a.test.ts', title }], passed).length;
  expect(cited('is refused with %i')).toBe(0);
  expect(cited('is refused with $status')).toBe(0);
  expect(cited(`is refused with \${status}`)).toBe(0);
  expect(cited('is taken with %i')).toBe(1);
  expect(cited('is.refused with %i')).toBe(1);
});

it('takes what several files share from whichever ran it', () => {
  const law = { file: 'tests/contract/laws/listing-laws.ts', title: 'understands colours' };
  expect(notPassed([law, { ...law, title: 'understands sizes' }], passed)).toEqual([
    { ...law, title: 'understands sizes' },
  ]);
});

it('objects to a row without a test', () => {
  expect(() => citedIn('| Something holds. | see the code |')).toThrow('No test is named');
});
