import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesInCycles, folderCycles, productionImports } from './folders.ts';
import { type Arrow, arrowsOf, readArrows } from './imports.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Replaces the target of an import by the file. Imports in src omit the extension and may name a folder for
 * its entry file.
 */
function toFile(arrow: Arrow): Arrow {
  const to = ['', '.ts', '.tsx', '/index.ts']
    .map((ending) => arrow.to + ending)
    .find((file) => /\.tsx?$/.test(file) && existsSync(resolve(root, file)));
  return to === undefined ? arrow : { ...arrow, to };
}

describe('files', () => {
  const arrows = [
    'shared',
    'src',
    'server',
    'backend',
    'demo',
    'mocks',
    'tests',
    'e2e',
    'scripts',
    'bench',
  ].flatMap((room) => readArrows(root, [room]));
  // Leaves out generated code, which imports the mutator, while the API exports generated code.
  const seen = productionImports(arrows)
    .filter(({ from }) => !from.startsWith('src/generated/') && from !== 'src/routeTree.gen.ts')
    .map(toFile);

  it('do not import one another in a cycle, types included', () => {
    expect(seen.length).toBeGreaterThan(5_000);
    expect(filesInCycles(seen)).toEqual([]);
  });

  it('files of a planted cycle are found, and files that only import it are not', () => {
    const planted = [
      ...arrowsOf('a/one.ts', `import type { Two } from './two.ts';`),
      ...arrowsOf('a/two.ts', `import { three } from '../b/three.ts';`),
      ...arrowsOf('b/three.ts', `import type { One } from '../a/one.ts';`),
      ...arrowsOf('a/root.ts', `import { one } from './one.ts';`),
      ...arrowsOf('a/two.ts', `import { leaf } from './leaf.ts';`),
    ];
    expect(filesInCycles(planted)).toEqual(['a/one.ts', 'a/two.ts', 'b/three.ts']);
  });
});

describe('folders of the server', () => {
  const seen = productionImports(readArrows(root, ['server']));

  it('do not import one another in a cycle, at any depth', () => {
    expect(seen.length).toBeGreaterThan(100);
    expect(folderCycles(seen.filter(({ to }) => to.startsWith('server/')))).toEqual([]);
  });

  it('are found if a planted import makes a cycle of them', () => {
    const planted = arrowsOf('server/process/logger.ts', `import type { Pages } from '../pages/pages.ts';`);
    expect(folderCycles([...seen, ...planted])).toContainEqual(
      expect.arrayContaining(['server/pages', 'server/process']),
    );
  });
});
