import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

type Cited = { file: string; title: string };

/** The tests named in the last column of the tables, one `file`: title a line. @throws Error on anything else there */
function citedIn(markdown: string): Cited[] {
  const rows = markdown.split('\n').filter((line) => /^\| (?!What holds)/.test(line));
  return rows.flatMap((row) => {
    const [, , cell = ''] = row.split(/(?<!\\)\|/);
    return cell.split('<br>').map((text) => {
      const [, file, title] = /^\s*`([^`]+)`: (.+?)\s*$/.exec(text) ?? [];
      if (!file || !title) throw new Error(`No test is named in: ${row}`);
      return { file, title };
    });
  });
}

/** Whether a test file holds the title as a text of its own. */
function holds({ file, title }: Cited): boolean {
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

  it('objects to a row without a test', () => {
    expect(() => citedIn('| Something holds. | see the code |')).toThrow('No test is named');
  });
});
