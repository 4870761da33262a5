/**
 * Makes the portraits of the demo's stores and the still lifes of its journal: drapes the clothes in them,
 * renders each place with Blender, and packs masters.
 *
 *   node garments/portraits/make.ts [name…] [--work folder] [--width px] [--samples 24]
 *
 * Files that are already in the working folder are used again: cloths, the light of a kind of place, and
 * finished pictures of that width. `--width 420 --samples 16 --look` only draws PNG files for a look into
 * that folder.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { Originals } from '../../backend/media/own-pictures/originals.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    work: { type: 'string', default: join(tmpdir(), 'vitrina-portraits') },
    width: { type: 'string' },
    samples: { type: 'string', default: '24' },
    look: { type: 'boolean', default: false },
  },
});

const CLOTHS = ['coat', 'men-coat', 'trench', 'shirt', 'sweater', 'dress'];
/** Maximum size of a master file in bytes. */
const MOST = 118_000;

const here = import.meta.dirname;
const masters = join(here, '../../demo/portraits/masters');
const cloths = join(values.work, 'cloths');
/**
 * Size of a picture in pixels. Title pictures have two versions: one for wide windows, and one in the ratio
 * 4:5 for narrow windows. All other pictures are 3:2.
 */
function sizeOf(name: string): { width: number; height: number } {
  const width = Number(values.width ?? (name.endsWith('-wide') ? 1600 : 1280));
  return { width, height: Math.round(width * (name.endsWith('-narrow') ? 5 / 4 : 2 / 3)) };
}

/** The kind of place that each picture shows, read from a Python file; the key is the name of the picture. */
const kindsIn = (file: string) =>
  new Map(
    [...readFileSync(join(here, file), 'utf8').matchAll(/^ {4}"([a-z-]+)": \("([a-z-]+)",/gm)].map(
      ([, name = '', kind = '']) => [name, kind],
    ),
  );
const stores = kindsIn('stores.py');
const stills = kindsIn('stills.py');

/** Whether the picture was already rendered in the wanted size. */
function isRendered(name: string): boolean {
  const file = join(values.work, `${name}.rgb`);
  const { width, height } = sizeOf(name);
  return existsSync(file) && statSync(file).size === width * height * 3;
}

const rendered = (name: string) =>
  sharp(readFileSync(join(values.work, `${name}.rgb`)), {
    raw: { ...sizeOf(name), channels: 3 },
  });

function run(command: string, ...words: string[]): void {
  const { status } = spawnSync(command, words, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} failed`);
}

type Facts = { kind: string; hash: string; width: number; height: number; tint: string };

/**
 * Encodes the master file of a picture with the highest quality that stays within the size limit. Returns the
 * metadata that the shop needs.
 */
async function pack(name: string, kind: string): Promise<Facts> {
  const picture = rendered(name);
  const { channels } = await picture.stats();
  const tint = `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`;
  for (let quality = 72; ; quality -= 4) {
    const bytes = await picture.clone().avif({ quality, effort: 6, chromaSubsampling: '4:4:4' }).toBuffer();
    if (bytes.length > MOST) continue;
    writeFileSync(join(masters, `${name}.avif`), bytes);
    return { kind, hash: Originals.hashOf(bytes), ...sizeOf(name), tint };
  }
}

/** Encodes the wanted pictures of a list, and writes their metadata to the file of the list. */
async function packAll(kinds: ReadonlyMap<string, string>, file: string): Promise<void> {
  const list = join(masters, file);
  const made: Record<string, Facts> = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  for (const name of wanted) {
    const kind = kinds.get(name);
    if (kind !== undefined) made[name] = await pack(name, kind);
  }
  writeFileSync(list, `${JSON.stringify(made, null, 2)}\n`);
}

mkdirSync(values.work, { recursive: true });
for (const cloth of CLOTHS.filter((name) => !existsSync(join(cloths, name, 'scene.json'))))
  run(process.execPath, join(here, '../drape/make.ts'), cloth, '--scene', '--work', cloths);
const wanted = positionals.length > 0 ? positionals : [...stores.keys(), ...stills.keys()];
const script = ['-b', '--python-exit-code', '1', '-P', join(here, 'render.py'), '--'];
const missing = wanted.filter((name) => !isRendered(name));
const pictures = missing.map((name) => `${name}:${sizeOf(name).width}:${sizeOf(name).height}`);
if (missing.length > 0)
  run('blender', ...script, cloths, values.work, '--samples', values.samples, ...pictures);
if (values.look) {
  for (const name of wanted)
    await rendered(name)
      .png()
      .toFile(join(values.work, `${name}.png`));
} else {
  await packAll(stores, 'stores.json');
  await packAll(stills, 'stills.json');
}
