import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREA, HEIGHT, WIDTH } from '../../atelier/engine/planes.ts';
import { LIGHT_MAX, spreadOutwards } from '../../atelier/engine/view-maps.ts';
import { denoised } from './denoise.ts';
import { evenLight } from './even-light.ts';
import type { Rendering } from './rendering.ts';

/**
 * To normalise the light: a pixel that is brighter than this share of the cloth counts as fully lit, like a
 * card that faces the lamp.
 */
const LIT = 0.92;
/** A pixel is inside the outline if more than this share of it is covered. */
const WHOLE = 0.97;

/** Reads the image maps that render.py has written for a view. */
export function readPasses(folder: string, view: string, clothSize: number): Rendering {
  const pass = (name: string) => {
    const { buffer, byteOffset, length } = readFileSync(join(folder, `${view}.${name}.f32`));
    return new Float32Array(buffer.slice(byteOffset, byteOffset + length));
  };
  const alpha = pass('alpha');
  const normals = pass('normal');
  const cloth = clothBytes(pass('cloth'));
  const even = evenLight(pass('light'), alpha, normals, partsOf(cloth));
  // The garment covers pixels at its edge only partly, so their light is too dark. It is replaced by that of
  // neighbouring pixels inside the outline.
  const light = spreadOutwards(
    even,
    alpha.map((share) => (share > WHOLE ? 1 : 0)),
  );
  const gloss = denoised(pass('gloss'), alpha, normals, { radius: 3, tolerance: 0.08 });
  const white = whiteOf(light, alpha);
  const marks = pass('marks');
  const mark = (channel: number) =>
    Uint8Array.from({ length: AREA }, (_, at) => byte(marks[at * 3 + channel] ?? 0));
  return {
    light: Uint8Array.from(light, (value) => byte(Math.sqrt(value / white / LIGHT_MAX))),
    alpha: Uint8Array.from(alpha, byte),
    gloss: Uint8Array.from(gloss, (value) => byte(Math.sqrt((2 * value) / white))),
    stitches: mark(0),
    wear: mark(1),
    label: mark(2),
    cloth,
    clothSize,
  };
}

const byte = (share: number) => Math.round(255 * Math.min(1, Math.max(0, share)));

function whiteOf(light: Float32Array, alpha: Float32Array): number {
  const values = light.filter((_, at) => (alpha[at] ?? 0) > 0.95).sort();
  return values[Math.floor(values.length * LIT)] || 1;
}

/** The part number at each pixel of the light map, from the cloth map of twice its size. */
const partsOf = (cloth: Uint8Array): Uint8Array =>
  Uint8Array.from(
    { length: AREA },
    (_, at) => cloth[(Math.floor(at / WIDTH) * 2 * WIDTH * 2 + (at % WIDTH) * 2) * 4 + 3] ?? 0,
  );

/** Packs two cloth coordinates of 12 bits each and a part number into bytes, for each pixel. */
function clothBytes(cloth: Float32Array): Uint8Array {
  const bytes = new Uint8Array(WIDTH * HEIGHT * 16);
  const twelve = (value: number) => Math.min(4095, Math.max(0, Math.floor(value * 4096)));
  for (let at = 0; at < bytes.length; at += 4) {
    const part = Math.round((cloth[at + 2] ?? 0) * 255);
    if (part === 0 || (cloth[at + 3] ?? 0) < 0.5) continue;
    const [across, up] = [twelve(cloth[at] ?? 0), twelve(cloth[at + 1] ?? 0)];
    bytes.set([across >> 4, up >> 4, ((across & 15) << 4) | (up & 15), part], at);
  }
  return bytes;
}
