import type { Arrow } from './imports.ts';

/**
 * Whether a file is a test, or support code or data of tests. Such files may import anything, and production
 * code may not import them.
 */
export const isOfTests = (file: string): boolean =>
  /\.(test|e2e)\.tsx?$/.test(file) || /\/testing[\w-]*(\/|\.tsx?$)/.test(file);

/** Imports between files of production code, including type imports. */
export const productionImports = (arrows: readonly Arrow[]): Arrow[] =>
  arrows.filter(({ from, to }) => !isOfTests(from) && !isOfTests(to));

/** The folder of a file, cut off after `depth` path segments. */
const folderOf = (file: string, depth: number) => file.split('/').slice(0, -1).slice(0, depth).join('/');

/** For each folder, the folders that it imports from, with the number of imports. */
export type FolderArrows = Map<string, Map<string, number>>;

/** The imports between folders. A folder deeper than `depth` is treated as its ancestor at that depth. */
export function folderArrows(arrows: readonly Arrow[], depth: number): FolderArrows {
  const graph: FolderArrows = new Map();
  for (const { from, to } of arrows) {
    const [one, other] = [folderOf(from, depth), folderOf(to, depth)];
    if (one === other) continue;
    const targets = graph.get(one) ?? new Map<string, number>();
    graph.set(one, targets.set(other, (targets.get(other) ?? 0) + 1));
  }
  return graph;
}

/** Cycles of folders (strongly connected components). The folders of each cycle are sorted. */
function cyclesOf(graph: FolderArrows): string[][] {
  const reachedFrom = (start: string) => {
    const reached = new Set<string>();
    const visit = (folder: string) => {
      for (const next of graph.get(folder)?.keys() ?? []) {
        if (reached.has(next)) continue;
        reached.add(next);
        visit(next);
      }
    };
    visit(start);
    return reached;
  };
  const reached = new Map([...graph.keys()].map((folder) => [folder, reachedFrom(folder)]));
  const cycles = [...reached]
    .filter(([folder, others]) => others.has(folder))
    .map(([folder, others]) => [...others].filter((other) => reached.get(other)?.has(folder)).sort());
  return [...new Map(cycles.map((cycle) => [cycle.join(), cycle])).values()];
}

/** Cycles of folders at any depth. A cycle found at several depths is returned only once. */
export function folderCycles(arrows: readonly Arrow[]): string[][] {
  const deepest = Math.max(
    0,
    ...arrows.flatMap(({ from, to }) => [from, to]).map((file) => file.split('/').length),
  );
  const cycles = Array.from({ length: deepest }, (_, depth) =>
    cyclesOf(folderArrows(arrows, depth + 1)),
  ).flat();
  return [...new Map(cycles.map((cycle) => [cycle.join(), cycle])).values()];
}

/**
 * Files in import cycles, and files on a path from one cycle to another. Found by removing, again and again,
 * all imports by a file that no other file imports and all imports of a file that imports nothing. Only
 * cycles and the paths between them remain.
 */
export function filesInCycles(arrows: readonly Arrow[]): string[] {
  // Leaves out imports of a file by itself. They are no cycles: the file only contains a code template that
  // mentions it.
  let rest = arrows.filter(({ from, to }) => from !== to);
  for (;;) {
    const [importing, imported] = [new Set(rest.map(({ from }) => from)), new Set(rest.map(({ to }) => to))];
    const next = rest.filter(({ from, to }) => imported.has(from) && importing.has(to));
    if (next.length === rest.length) return [...importing].sort();
    rest = next;
  }
}
