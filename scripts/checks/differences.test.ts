import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { differences } from './differences.ts';

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-differences-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

it('differences returns the files whose content differs and the files that only one of the folders has', () => {
  const first = folderWith({ same: 'a', 'deep/other': 'a', 'deep/first-only': '', '.hidden': 'a' });
  const second = folderWith({ same: 'a', 'deep/other': 'b', 'second-only': '', '.hidden': 'b' });
  expect(differences(first, second)).toEqual({
    files: 5,
    different: ['.hidden', 'deep/first-only', 'deep/other', 'second-only'],
  });
  expect(differences(first, first)).toEqual({ files: 4, different: [] });
});
