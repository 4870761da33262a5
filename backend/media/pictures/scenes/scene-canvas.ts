import sharp from 'sharp';
import { cellHash } from '../colouring/cloth-noise.ts';
import type { Raster } from '../colouring/encode.ts';
import { decodeByte, encodeChannel, parseColour } from '../colouring/palette.ts';
import { type SoftPlane, softAt, softPlane } from './soft-plane.ts';

/**
 * A picture while it is being drawn: linear light with three numbers per pixel, and a mask of the pixels that
 * garments cover.
 */
export type SceneCanvas = {
  width: number;
  height: number;
  light: Float32Array;
  /** The mask, one byte per pixel: 255 where a garment covers the pixel, 0 where the wall is visible. */
  covered: Uint8Array;
};

/**
 * A picture to draw on the canvas: sRGB with alpha. `left` and `top` say where its upper left corner goes, in
 * pixels.
 */
export type Layer = { left: number; top: number; width: number; height: number; rgba: Uint8Array };

/** Creates a canvas with an empty plaster wall in soft light from the upper left. */
export function bareWall(width: number, height: number, tint: string): SceneCanvas {
  const canvas: SceneCanvas = {
    width,
    height,
    light: new Float32Array(width * height * 3),
    covered: new Uint8Array(width * height),
  };
  const [red, green, blue] = parseColour(tint);
  const plaster = plasterOf(width, height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const across = x / width - 0.36;
      const down = y / height - 0.3;
      const grain = 0.012 * (cellHash(x, y, 3) - 0.5);
      const light = 1.03 - 0.13 * (across * across + down * down) + softAt(plaster, x, y) + grain;
      const at = (y * width + x) * 3;
      canvas.light[at] = red * light;
      canvas.light[at + 1] = green * light;
      canvas.light[at + 2] = blue * light;
    }
  return canvas;
}

/** Wide, gentle waves in the plaster of the wall. They are the same in every size of a scene. */
function plasterOf(width: number, height: number): SoftPlane {
  const plane = softPlane(width, height, Math.max(2, Math.round(height / 160)));
  for (let row = 0; row < plane.height; row += 1)
    for (let column = 0; column < plane.width; column += 1) {
      const x = (column * plane.step) / height;
      const y = (row * plane.step) / height;
      plane.values[row * plane.width + column] =
        0.02 * (wave(x * 7, y * 9, 5) - 0.5) + 0.016 * (wave(x * 31, y * 34, 6) - 0.5);
    }
  return plane;
}

function wave(x: number, y: number, salt: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const ease = (share: number) => share * share * (3 - 2 * share);
  const [across, down] = [ease(x - column), ease(y - row)];
  const upper = cellHash(column, row, salt) * (1 - across) + cellHash(column + 1, row, salt) * across;
  const lower = cellHash(column, row + 1, salt) * (1 - across) + cellHash(column + 1, row + 1, salt) * across;
  return upper * (1 - down) + lower * down;
}

/** Renders SVG for a rectangle of the canvas as a layer. */
export async function drawn(svg: string, { left, top, width, height }: Omit<Layer, 'rgba'>): Promise<Layer> {
  const rgba = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${svg}</svg>`,
    ),
  )
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { left, top, width, height, rgba };
}

/**
 * Draws a layer on the canvas. `share` is its opacity for each pixel, 1 by default. If the layer is a
 * garment, its pixels are added to the mask `covered`; the wire and wood of hangers are not.
 */
export function layOn(
  canvas: SceneCanvas,
  layer: Layer,
  { goods, share }: { goods: boolean; share?: (at: number) => number },
): void {
  const { width, height, light, covered } = canvas;
  const right = Math.min(width, layer.left + layer.width);
  const bottom = Math.min(height, layer.top + layer.height);
  for (let y = Math.max(0, layer.top); y < bottom; y += 1)
    for (let x = Math.max(0, layer.left); x < right; x += 1) {
      const from = (y - layer.top) * layer.width + x - layer.left;
      const alpha = ((layer.rgba[from * 4 + 3] ?? 0) / 255) * (share ? share(from) : 1);
      if (alpha === 0) continue;
      const to = y * width + x;
      for (let channel = 0; channel < 3; channel += 1) {
        const below = light[to * 3 + channel] ?? 0;
        light[to * 3 + channel] = below + (decodeByte(layer.rgba[from * 4 + channel] ?? 0) - below) * alpha;
      }
      if (goods) covered[to] = Math.max(covered[to] ?? 0, Math.round(255 * alpha));
    }
}

/** Light above this brightness is compressed, so that white cloth in sunlight keeps its folds. 1 is white. */
const SHOULDER = 0.72;

const heldBack = (light: number) =>
  light <= SHOULDER ? light : SHOULDER + (1 - SHOULDER) * (1 - Math.exp((SHOULDER - light) / (1 - SHOULDER)));

/** Converts the canvas to sRGB bytes. */
export function toRaster({ width, height, light }: SceneCanvas): Raster {
  const data = new Uint8Array(light.length);
  for (let at = 0; at < data.length; at += 1) data[at] = encodeChannel(heldBack(light[at] ?? 0));
  return { data, width, height };
}
