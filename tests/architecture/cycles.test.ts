import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesInCycles, folderCycles, productionImports } from './folders.ts';
import { type Arrow, arrowsOf, readArrows } from './imports.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Turns the target of an import into the path of a file. Imports in src omit the file extension, and may name
 * a folder instead of its index file.
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
    'desk',
    'server',
    'backend',
    'demo',
    'mocks',
    'tests',
    'e2e',
    'scripts',
    'bench',
  ].flatMap((room) => readArrows(root, [room]));
  // Generated code is left out, because it is in a cycle on purpose: it imports its HTTP function from the
  // API folder, whose index file exports the generated code.
  const seen = productionImports(arrows)
    .filter(({ from }) => !from.startsWith('src/generated/') && from !== 'src/routeTree.gen.ts')
    .map(toFile);

  it('source files do not import one another in a cycle, including type imports', () => {
    expect(seen.length).toBeGreaterThan(5_000);
    expect(filesInCycles(seen)).toEqual([]);
  });

  it('the search finds the files of a planted import cycle, but not files that only import from the cycle', () => {
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

describe('folders of the server and the desk', () => {
  const seen = productionImports(readArrows(root, ['server', 'desk']));

  it.each(['server', 'desk'])(
    'folders of the %s do not import one another in a cycle, at any depth',
    (room) => {
      const own = seen.filter(({ from, to }) => [from, to].every((file) => file.startsWith(`${room}/`)));
      expect(own.length).toBeGreaterThan(100);
      expect(folderCycles(own)).toEqual([]);
    },
  );

  it('a planted import that makes a cycle of two folders of the server is found', () => {
    const planted = arrowsOf('server/process/logger.ts', `import type { Pages } from '../pages/pages.ts';`);
    expect(folderCycles([...seen, ...planted])).toContainEqual(
      expect.arrayContaining(['server/pages', 'server/process']),
    );
  });
});
