/**
 * Makes the portraits of the demo's stores: drapes what hangs there, renders each place with Blender, and packs masters.
 *
 *   node demo/portraits/make.ts [store…] [--work folder] [--width 1280] [--samples 24]
 *
 * What is in the working folder already is taken from there: cloths, the light of a kind of place, and finished pictures
 * of that width. `--width 420 --samples 16 --look` only draws PNG files there, to look at.
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
    width: { type: 'string', default: '1280' },
    samples: { type: 'string', default: '24' },
    look: { type: 'boolean', default: false },
  },
});

const CLOTHS = ['men-coat', 'trench', 'shirt', 'sweater', 'dress'];
/** In bytes, of one master. */
const MOST = 118_000;

const here = import.meta.dirname;
const masters = join(here, 'masters');
const cloths = join(values.work, 'cloths');
const [width, height] = [Number(values.width), Math.round((Number(values.width) * 2) / 3)];

/** The kinds of places by store, as stores.py has them. */
const kinds = new Map(
  [...readFileSync(join(here, 'stores.py'), 'utf8').matchAll(/^ {4}"([a-z-]+)": \("([a-z]+)",/gm)].map(
    ([, code = '', kind = '']) => [code, kind],
  ),
);

/** Whether a picture of this size is there. */
function isRendered(file: string): boolean {
  return existsSync(file) && statSync(file).size === width * height * 3;
}

function run(command: string, ...words: string[]): void {
  const { status } = spawnSync(command, words, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} failed`);
}

type Facts = { kind: string; hash: string; width: number; height: number; tint: string };

/** The best master that is small enough, with what the shop wants to know of it. */
async function pack(code: string): Promise<Facts> {
  const picture = sharp(readFileSync(join(values.work, `${code}.rgb`)), {
    raw: { width, height, channels: 3 },
  });
  const { channels } = await picture.stats();
  const tint = `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`;
  for (let quality = 72; ; quality -= 4) {
    const bytes = await picture.clone().avif({ quality, effort: 6, chromaSubsampling: '4:4:4' }).toBuffer();
    if (bytes.length > MOST) continue;
    writeFileSync(join(masters, `${code}.avif`), bytes);
    return { kind: kinds.get(code) ?? '', hash: Originals.hashOf(bytes), width, height, tint };
  }
}

mkdirSync(values.work, { recursive: true });
for (const cloth of CLOTHS.filter((name) => !existsSync(join(cloths, name, 'scene.json'))))
  run(process.execPath, join(here, '../drape/make.ts'), cloth, '--scene', '--work', cloths);
const wanted = positionals.length > 0 ? positionals : [...kinds.keys()];
const size = ['--width', values.width, '--samples', values.samples];
const script = ['-b', '--python-exit-code', '1', '-P', join(here, 'render.py'), '--'];
const missing = wanted.filter((code) => !isRendered(join(values.work, `${code}.rgb`)));
if (missing.length > 0) run('blender', ...script, cloths, values.work, ...size, ...missing);
const list = join(masters, 'masters.json');
const made: Record<string, Facts> = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
for (const code of wanted) {
  if (!values.look) made[code] = await pack(code);
  else {
    const picture = sharp(readFileSync(join(values.work, `${code}.rgb`)), {
      raw: { width, height, channels: 3 },
    });
    await picture.png().toFile(join(values.work, `${code}.png`));
  }
}
if (!values.look) writeFileSync(list, `${JSON.stringify(made, null, 2)}\n`);
