/**
 * Renders silhouettes again after a change of this code, to compare them with the ones in demo/maps.
 *
 *   node garments/drape/render-again.ts --to <trial> [--jobs 2] [silhouette…]
 *
 * Without names: all draped silhouettes that have a pattern, coats and jackets first, then the modelled goods.
 * Silhouettes whose set is already in the folder are left out, so a run that was interrupted can be continued.
 * Each job uses one core. garments/atelier/before-after.ts shows old and new sets side by side.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GARMENTS } from './garments/index.ts';
import { DRAPED } from './garments.ts';
import { largeSheetOf } from './large-sheets.ts';
import { MODELLED } from './modelled/goods.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, jobs: { type: 'string', default: '2' } },
});
if (!values.to) throw new Error('Name the folder for the sets: --to <folder>');
const folder = values.to;
const work = join(folder, 'work');
mkdirSync(work, { recursive: true });

const isOuterwear = (name: string) => largeSheetOf(name) === 'outerwear';
const draped = Object.keys(DRAPED).filter((name) => Object.hasOwn(GARMENTS, name));
const all = [
  ...draped.filter(isOuterwear),
  ...draped.filter((name) => !isOuterwear(name)),
  ...Object.keys(MODELLED),
];
const unknown = positionals.find((name) => !all.includes(name));
if (unknown) throw new Error(`No pattern or model of ${unknown}`);
const wanted = (positionals.length > 0 ? positionals : all).filter(
  (name) => !existsSync(join(folder, `${name}.maps`)),
);

/** Runs a command with little priority. Its last lines are the message if it fails. */
async function run(command: string, args: readonly string[]): Promise<void> {
  const child = spawn('nice', ['-n', '5', command, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output = `${output}${text}`.slice(-3000);
    });
  await new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(output))));
  });
}

const script = (name: string) => join(import.meta.dirname, name);

async function make(name: string): Promise<void> {
  if (draped.includes(name)) {
    // The set is complete only after both views, so it is made in a folder of its own.
    const made = join(work, `${name}-set`);
    mkdirSync(made, { recursive: true });
    await run(process.execPath, [script('make.ts'), name, '--threads', '1', '--work', work, '--to', made]);
    return run('mv', [join(made, `${name}.maps`), folder]);
  }
  const modelled = script('modelled/make.py');
  await run('blender', ['-b', '--python-exit-code', '1', '-t', '1', '-P', modelled, '--', name, work]);
  await run(process.execPath, [script('modelled/take.ts'), work, '--to', folder, name]);
}

const failed: string[] = [];
let next = 0;
async function job(): Promise<void> {
  for (let name = wanted[next++]; name !== undefined; name = wanted[next++]) {
    const started = performance.now();
    try {
      await make(name);
      console.log(`${name}: ${Math.round((performance.now() - started) / 1000)} s`);
    } catch (error) {
      failed.push(name);
      console.error(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
}
await Promise.all(Array.from({ length: Number(values.jobs) }, job));
console.log(`${wanted.length - failed.length} sets in ${folder}`);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
