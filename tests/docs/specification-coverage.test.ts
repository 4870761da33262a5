import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CitedTest, citedIn } from '../../scripts/checks/cited-tests.ts';

const root = resolve(import.meta.dirname, '../..');

/** Whether a test file holds the title as a text of its own. */
function holds({ file, title }: CitedTest): boolean {
  const path = resolve(root, file);
  if (!existsSync(path)) return false;
  const source = readFileSync(path, 'utf8');
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((literal) => source.includes(literal));
}

describe('the table of what shows that the specification holds', () => {
  const cited = citedIn(readFileSync(resolve(root, 'docs/specification-coverage.md'), 'utf8'));

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
