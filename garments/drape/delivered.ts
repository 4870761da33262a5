import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { HEIGHT, WIDTH } from '../atelier/engine/planes.ts';
import type { Rendering } from './render/rendering.ts';

const channel = (data: Uint8Array, channels: number, which: number) =>
  Uint8Array.from({ length: data.length / channels }, (_, index) => data[index * channels + which] ?? 0);

/** Reads the files of a rendering from a folder. They are called `<name>/<name>.*` or `<name>.*`. */
export async function readDelivered(folder: string, name: string): Promise<Rendering> {
  const base = [join(folder, name, name), join(folder, name)].find((path) => existsSync(`${path}.json`));
  if (!base) throw new Error(`No rendering ${name}`);
  const { S: clothSize } = JSON.parse(readFileSync(`${base}.json`, 'utf8'));
  const lit = await sharp(`${base}.light.webp`).ensureAlpha().raw().toBuffer();
  const marks = await sharp(`${base}.mask.webp`).removeAlpha().raw().toBuffer();
  return {
    light: channel(lit, 4, 0),
    alpha: channel(lit, 4, 3),
    gloss: await sharp(`${base}.gloss.webp`)
      .resize(WIDTH, HEIGHT, { fit: 'fill' })
      .extractChannel(0)
      .toColourspace('b-w')
      .raw()
      .toBuffer(),
    stitches: channel(marks, 3, 0),
    wear: channel(marks, 3, 1),
    label: channel(marks, 3, 2),
    cloth: await sharp(`${base}.uv2x.webp`).ensureAlpha().raw().toBuffer(),
    clothSize,
  };
}
