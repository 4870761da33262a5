import type { Arrow } from './imports.ts';

/**
 * Whether a file is a test, or a tool or data of tests. Such files may import anything, and production code
 * may not import them.
 */
export const isOfTests = (file: string): boolean =>
  /\.(test|e2e)\.tsx?$/.test(file) || /\/testing[\w-]*(\/|\.tsx?$)/.test(file);

/** Imports between files of production code, including type imports. */
export const productionImports = (arrows: readonly Arrow[]): Arrow[] =>
  arrows.filter(({ from, to }) => !isOfTests(from) && !isOfTests(to));

/** The folder of a file, at most `depth` folders deep. */
const folderOf = (file: string, depth: number) => file.split('/').slice(0, -1).slice(0, depth).join('/');

/** For each folder, the folders that it imports, with the number of imports. */
export type FolderArrows = Map<string, Map<string, number>>;

/** The imports between folders, where folders deeper than `depth` count as their ancestor at that depth. */
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

/** Cycles of folders (strongly connected components), each sorted. */
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

/** Cycles of folders at any depth. A cycle that is seen at several depths is returned once. */
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
 * Files in cycles, and files between two cycles. Found by removing, again and again, files that import none
 * of the rest or that none of the rest imports.
 */
export function filesInCycles(arrows: readonly Arrow[]): string[] {
  // Leaves out imports of a file by itself: a generator's template may mention its own file.
  let rest = arrows.filter(({ from, to }) => from !== to);
  for (;;) {
    const [importing, imported] = [new Set(rest.map(({ from }) => from)), new Set(rest.map(({ to }) => to))];
    const next = rest.filter(({ from, to }) => imported.has(from) && importing.has(to));
    if (next.length === rest.length) return [...importing].sort();
    rest = next;
  }
}
