import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { folderArrows, folderCycles, isOfTests, productionImports } from '../tests/architecture/folders.ts';
import { readArrows } from '../tests/architecture/imports.ts';

/**
 * Prints the rooms (top folders) of a part of the project, the imports between them, and cycles between
 * folders. Arguments: the folder of the part, and the path of a checkout, for example `backend
 * ../other-checkout`.
 */
const [part = 'backend', checkout = resolve(import.meta.dirname, '..')] = process.argv.slice(2);

const arrows = productionImports(readArrows(checkout, [part]));
const inside = arrows.filter(({ to }) => to.startsWith(`${part}/`));
const graph = folderArrows(inside, 2);

const files = Map.groupBy(
  globSync(`${part}/**/*.{ts,tsx}`, { cwd: checkout }).filter((file) => !isOfTests(file)),
  (file) => file.split('/').slice(0, -1).slice(0, 2).join('/'),
);
for (const [room, its] of [...files].sort()) {
  const targets = [...(graph.get(room) ?? [])]
    .sort()
    .map(([to, imports]) => `${to.slice(part.length + 1) || part} ${imports}`);
  console.log(`${room} (${its.length} files)${targets.length > 0 ? ` → ${targets.join(', ')}` : ''}`);
}

const sum = [...graph.values()].reduce((arrowsSoFar, targets) => arrowsSoFar + targets.size, 0);
const cycles = folderCycles(inside);
console.log(`\n${files.size} rooms, ${sum} arrows, ${cycles.length} cycles of folders`);
for (const cycle of cycles) console.log(`  ${cycle.length}: ${cycle.join(' ')}`);
