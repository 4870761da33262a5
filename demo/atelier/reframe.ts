/**
 * Brings a draped and rendered garment into the shop's map-set format, centred and sized as the art direction says.
 *
 *   node demo/atelier/reframe.ts <folder with {name}.light.webp, {name}.uv2x.webp …> [silhouette…]
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { CroppedView, DrawnView } from '../../backend/media/pictures/colouring/view-file.ts';
import { hangs } from '../garments/hangs.ts';
import { cropBelow } from './engine/crop-below.ts';
import { type Drawing, LIGHT_MAX, writeMapSet } from './engine/map-set-file.ts';
import { AREA, HEIGHT, type Plane, plane, WIDTH } from './engine/planes.ts';

/** Share of the canvas height that each garment takes, the tint of its department, and where its detail lies. */
const FRAMING: Record<string, { share: number; tint: string; detail: CroppedView['crop'] }> = {
  tee: { share: 0.71, tint: '#e2e5e6', detail: { x: 190, y: 110, width: 520 } },
  sweater: { share: 0.66, tint: '#e9e6e0', detail: { x: 190, y: 180, width: 520 } },
  coat: { share: 0.84, tint: '#e4e2dd', detail: { x: 190, y: 80, width: 520 } },
  dress: { share: 0.84, tint: '#e8e1df', detail: { x: 190, y: 60, width: 520 } },
  jeans: { share: 0.85, tint: '#dfe3e6', detail: { x: 190, y: 60, width: 520 } },
  beanie: { share: 0.58, tint: '#e3e3dc', detail: { x: 190, y: 420, width: 520 } },
};

/** Narrowest air at the sides, in elements. */
const SIDE_AIR = 0.07 * WIDTH;
const MAPS = join(import.meta.dirname, '../maps');

/** The coat's collar and front edge and the waistband of jeans are of their own cloth, not ribbed. */
const OWN_CLOTH: DrawnView['slots'] = { 16: { role: 'base', cloth: true } };

const SLOTS: DrawnView['slots'] = {
  8: { role: 'base', cloth: true },
  12: { role: 'inside', cloth: false },
  16: { role: 'rib', cloth: false },
  20: { role: 'inside', cloth: false },
  168: { role: 'buttons', cloth: false },
  176: { role: 'dark', cloth: false },
};

type Window = { left: number; top: number; scale: number };

function boundsOf(alpha: Uint8Array) {
  let [left, top, right, bottom] = [WIDTH, HEIGHT, 0, 0];
  for (let at = 0; at < AREA; at += 1) {
    if ((alpha[at] ?? 0) < 90) continue;
    const x = at % WIDTH;
    const y = Math.floor(at / WIDTH);
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return { left, top, right, bottom };
}

/** Shows a window of a plane on the canvas, resampled smoothly. */
async function windowed(data: Uint8Array, { left, top, scale }: Window, size = 1): Promise<Uint8Array> {
  const width = Math.round(WIDTH * scale * size);
  const height = Math.round(HEIGHT * scale * size);
  const x = Math.round(left * scale);
  const y = Math.round(top * scale);
  const grown = await sharp(data, { raw: { width: WIDTH * size, height: HEIGHT * size, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const result = new Uint8Array(AREA);
  for (let row = 0; row < HEIGHT; row += 1)
    for (let column = 0; column < WIDTH; column += 1) {
      const sx = column + x;
      const sy = row + y;
      if (sx >= 0 && sy >= 0 && sx < width && sy < height)
        result[row * WIDTH + column] = grown[sy * width + sx] ?? 0;
    }
  return result;
}

async function reframe(source: string, name: string): Promise<void> {
  const framing = FRAMING[name];
  if (!framing) throw new Error(`No framing for ${name}`);
  const at = (map: string) => join(source, `${name}.${map}.webp`);
  const json = JSON.parse(readFileSync(join(source, `${name}.json`), 'utf8'));
  const lit = await sharp(at('light')).ensureAlpha().raw().toBuffer();
  const channel = (data: Uint8Array, channels: number, which: number) =>
    Uint8Array.from({ length: data.length / channels }, (_, index) => data[index * channels + which] ?? 0);
  const alpha = channel(lit, 4, 3);
  const { left, top, right, bottom } = boundsOf(alpha);
  const scale = Math.min((framing.share * HEIGHT) / (bottom - top), (WIDTH - 2 * SIDE_AIR) / (right - left));
  const window: Window = {
    scale,
    left: (left + right) / 2 - WIDTH / 2 / scale,
    top: (top + bottom) / 2 - (HEIGHT * 0.502) / scale,
  };

  const light = plane();
  (await windowed(channel(lit, 4, 0), window)).forEach((byte, index) => {
    light[index] = (byte / 255) ** 2 * LIGHT_MAX;
  });
  const shares = async (data: Uint8Array): Promise<Plane> =>
    Float32Array.from(await windowed(data, window), (b) => b / 255);
  const glossBytes = await sharp(at('gloss'))
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .extractChannel(0)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const gloss = (await shares(glossBytes)).map((value) => value * value);
  const marks = existsSync(at('mask')) ? await sharp(at('mask')).removeAlpha().raw().toBuffer() : undefined;
  const mark = async (which: number) => (marks ? shares(channel(marks, 3, which)) : undefined);

  const drawing: Drawing = {
    light,
    alpha: await shares(alpha),
    gloss,
    stitches: await mark(0),
    wear: await mark(1),
    label: await mark(2),
    ...(await clothOf(at('uv2x'), window, json.S)),
    clothSize: json.S,
    slots: ['coat', 'jeans'].includes(name) ? { ...SLOTS, ...OWN_CLOTH } : SLOTS,
    tint: framing.tint,
  };
  const bytes = await writeMapSet(join(MAPS, name), 'front', drawing);
  const detail: CroppedView = { of: 'front', crop: framing.detail };
  writeFileSync(join(MAPS, name, 'detail.json'), `${JSON.stringify(detail, null, 2)}\n`);
  if (Object.hasOwn(hangs, name)) await cropBelow(join(MAPS, name), name);
  console.log(`${name}: scaled by ${scale.toFixed(2)}, ${Math.round(bytes / 1024)} KB`);
}

/** Cloth coordinates and part numbers must not be mixed with neighbours, so they are taken by the nearest element. */
async function clothOf(file: string, { left, top, scale }: Window, clothSize: number) {
  const fine = await sharp(file).ensureAlpha().raw().toBuffer();
  const nearest = (x: number, y: number) => {
    const sx = Math.round((x / scale + left) * 2);
    const sy = Math.round((y / scale + top) * 2);
    return sx >= 0 && sy >= 0 && sx < WIDTH * 2 && sy < HEIGHT * 2 ? (sy * WIDTH * 2 + sx) * 4 : -1;
  };
  const parts = new Uint8Array(AREA * 4);
  const u = plane();
  const v = plane();
  for (let row = 0; row < HEIGHT * 2; row += 1)
    for (let column = 0; column < WIDTH * 2; column += 1) {
      const from = nearest(column / 2, row / 2);
      const part = from < 0 ? 0 : (fine[from + 3] ?? 0);
      if (part === 0) continue;
      parts[row * WIDTH * 2 + column] = part;
      const low = fine[from + 2] ?? 0;
      const to = (row >> 1) * WIDTH + (column >> 1);
      u[to] = ((((fine[from] ?? 0) << 4) | (low >> 4)) / 4096) * clothSize;
      v[to] = ((((fine[from + 1] ?? 0) << 4) | (low & 15)) / 4096) * clothSize;
    }
  return { u: smoothed(u, parts), v: smoothed(v, parts), parts };
}

/** Takes the steps of nearest-element sampling out of a coordinate, without mixing across a seam. */
function smoothed(coordinate: Plane, parts: Uint8Array): Plane {
  const partAt = (at: number) => parts[Math.floor(at / WIDTH) * 4 * WIDTH + (at % WIDTH) * 2] ?? 0;
  const seam = 0.008;
  return coordinate.map((value, at) => {
    const part = partAt(at);
    if (part === 0) return value;
    let [sum, count] = [0, 0];
    for (const beside of [at, at - 1, at + 1, at - WIDTH, at + WIDTH]) {
      const other = coordinate[beside] ?? 0;
      if (partAt(beside) !== part || Math.abs(other - value) > seam) continue;
      sum += other;
      count += 1;
    }
    return count > 0 ? sum / count : value;
  });
}

const [source, ...names] = process.argv.slice(2);
if (!source) throw new Error('Which folder?');
for (const name of names.length > 0 ? names : Object.keys(FRAMING)) await reframe(source, name);
