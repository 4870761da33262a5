import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

it('no program is started by a shell, which would split paths with spaces', () => {
  const files = globSync('{scripts,server,backend,mocks,conformance,bench,e2e}/**/*.{ts,mjs}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  });
  expect(files.length).toBeGreaterThan(1000);
  const withShell = files.filter((file) =>
    /\bshell: (true|process|')|\bexecSync\(/.test(readFileSync(resolve(root, file), 'utf8')),
  );
  expect(withShell).toEqual([]);
});
