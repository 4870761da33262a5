import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './install.mjs';
import { quotePaths } from './quoted-paths.mjs';

const COMPILER = 'node_modules/@tanstack/router-plugin/dist/esm/core/code-splitter/compilers.js';

test('after the change by quotePaths, the router’s compiler no longer writes paths between apostrophes', () => {
  const source = readFileSync(join(root, COMPILER), 'utf8');
  const quoted = quotePaths(source);
  expect(source).toContain(`import('\${splitUrl}')`);
  expect(quoted).not.toMatch(/'\$\{\w*Url\}'/);
  expect(quoted.match(/import\(\$\{JSON\.stringify\(splitUrl\)\}\)/g)).toHaveLength(2);
});
