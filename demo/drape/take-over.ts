/**
 * Brings draped and rendered garments into the shop's map sets, all in one frame.
 *
 *   node demo/drape/take-over.ts <folder of renderings> [--to folder] [--view back] [silhouette…]
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { CroppedView } from '../../backend/media/pictures/colouring/view-file.ts';
import { cropBelow } from '../atelier/engine/crop-below.ts';
import { type Drawing, LIGHT_MAX, writeMapSet } from '../atelier/engine/map-set-file.ts';
import { HEIGHT, type Plane, WIDTH } from '../atelier/engine/planes.ts';
import { BACKDROP } from '../garments/backdrop.ts';
import { hangs } from '../garments/hangs.ts';
import { clothInFrame } from './cloth-in-frame.ts';
import { framed, frameOf } from './frame.ts';
import { DRAPED, type Draped } from './garments.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string', default: join(import.meta.dirname, '../maps') },
    view: { type: 'string' },
  },
});
const [source, ...names] = positionals;
if (!source) throw new Error('Which folder?');

const channel = (data: Uint8Array, channels: number, which: number) =>
  Uint8Array.from({ length: data.length / channels }, (_, index) => data[index * channels + which] ?? 0);

/** Reads a rendering and frames it. */
async function drawingOf(name: string, slots: Draped['slots']): Promise<Drawing> {
  const base = [join(source ?? '', name, name), join(source ?? '', name)].find((path) =>
    existsSync(`${path}.json`),
  );
  if (!base) throw new Error(`No rendering ${name}`);
  const { S: clothSize } = JSON.parse(readFileSync(`${base}.json`, 'utf8'));
  const lit = await sharp(`${base}.light.webp`).ensureAlpha().raw().toBuffer();
  const alpha = channel(lit, 4, 3);
  const frame = frameOf(alpha);
  const shares = async (plane: Uint8Array): Promise<Plane> =>
    Float32Array.from(await framed(plane, frame), (byte) => byte / 255);
  const squared = async (plane: Uint8Array, most: number) =>
    (await shares(plane)).map((share) => share * share * most);
  const gloss = await sharp(`${base}.gloss.webp`)
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .extractChannel(0)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const marks = await sharp(`${base}.mask.webp`).removeAlpha().raw().toBuffer();
  const [stitches, wear, label] = await Promise.all(
    [0, 1, 2].map((which) => shares(channel(marks, 3, which))),
  );
  return {
    light: await squared(channel(lit, 4, 0), LIGHT_MAX),
    alpha: await shares(alpha),
    gloss: await squared(gloss, 1),
    stitches,
    wear,
    label,
    ...(await clothInFrame(`${base}.uv2x.webp`, frame, clothSize)),
    clothSize,
    slots,
    tint: BACKDROP,
  };
}

/** Collar or waistband, in the middle: what a buyer looks at first. */
const DETAIL_WIDTH = 520;
const AIR = 60;
function detailOf({ alpha }: Drawing): CroppedView['crop'] {
  const first = alpha.findIndex((share) => share > 0.5);
  return {
    x: (WIDTH - DETAIL_WIDTH) / 2,
    y: Math.max(0, Math.floor(first / WIDTH) - AIR),
    width: DETAIL_WIDTH,
  };
}

async function takeOver(name: string, { front, back, slots, detail }: Draped): Promise<void> {
  const folder = join(values.to, name);
  for (const [view, rendering] of Object.entries({ front, back })) {
    if (!rendering || (values.view && view !== values.view)) continue;
    const drawing = await drawingOf(rendering, slots);
    const bytes = await writeMapSet(folder, view, drawing);
    console.log(`${name}/${view}: ${Math.round(bytes / 1024)} KB`);
    if (view !== 'front') continue;
    const crop: CroppedView = { of: 'front', crop: detail ?? detailOf(drawing) };
    writeFileSync(join(folder, 'detail.json'), `${JSON.stringify(crop, null, 2)}\n`);
    if (Object.hasOwn(hangs, name)) await cropBelow(folder, name);
  }
}

for (const name of names.length > 0 ? names : Object.keys(DRAPED)) {
  const garment = DRAPED[name];
  if (!garment) throw new Error(`No silhouette ${name}`);
  await takeOver(name, garment);
}
