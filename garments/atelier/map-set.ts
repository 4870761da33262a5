/**
 * Lists, extracts and packs the file of a map set.
 *
 * node garments/atelier/map-set.ts list <file.maps>
 * node garments/atelier/map-set.ts extract <file.maps> <folder>
 * node garments/atelier/map-set.ts pack <folder> <file.maps>
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { packMapSet, readEntries } from '../../backend/media/pictures/colouring/map-set-file.ts';

const entriesOf = (file: string) => readEntries(dirname(file), basename(file, '.maps'), () => true);

function list(file: string): void {
  for (const [name, { length }] of entriesOf(file)) console.log(`${String(length).padStart(8)} ${name}`);
}

function extract(file: string, folder: string): void {
  for (const [name, bytes] of entriesOf(file)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
}

function pack(folder: string, file: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const paths = files.map((one) => join(one.parentPath, one.name));
  const entries = paths.map(
    (path) => [relative(folder, path).replaceAll(sep, '/'), readFileSync(path)] as const,
  );
  writeFileSync(file, packMapSet(new Map(entries)));
}

const COMMANDS: Readonly<Record<string, (from: string, to: string) => void>> = { list, extract, pack };

const [command = '', from, to = '.'] = process.argv.slice(2);
const run = COMMANDS[command];
if (!run || !from) throw new Error('Name list, extract or pack, and its arguments');
run(from, to);
