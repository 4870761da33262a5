import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** An import of one project file by another. Paths are relative to the project's root. */
export type Arrow = { from: string; to: string; typeOnly: boolean; onDemand: boolean };

const STATEMENT =
  /(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+\s+from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Removes comments, so that examples of imports in comments do not count. */
export const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

function target(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`;
  if (specifier.startsWith('#contract/')) return `src/generated/${specifier.slice(10)}`;
  if (specifier.startsWith('#shared/')) return `shared/${specifier.slice(8)}`;
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  return undefined;
}

/** The imports in the source of one file. Imports of npm packages are left out. */
export function arrowsOf(from: string, source: string): Arrow[] {
  return [...withoutComments(source).matchAll(STATEMENT)].flatMap(([, type, named, dynamic]) => {
    const to = target(from, named ?? dynamic ?? '');
    return to === undefined
      ? []
      : [{ from, to, typeOnly: type !== undefined, onDemand: named === undefined }];
  });
}

/** All imports between the files of the given rooms. */
export function readArrows(root: string, rooms: readonly string[]): Arrow[] {
  return globSync(
    rooms.map((room) => `${room}/**/*.{ts,tsx}`),
    { cwd: root },
  )
    .filter((file) => !file.endsWith('.d.ts'))
    .flatMap((file) => arrowsOf(file, readFileSync(join(root, file), 'utf8')));
}
