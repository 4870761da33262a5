import sharp from 'sharp';
import { boundsOf, type Line } from './geometry.ts';
import { clamp, HEIGHT, WIDTH } from './planes.ts';

/** Garments are drawn at twice the size of the picture and averaged down. */
export const FINE = 2;
export const FINE_WIDTH = WIDTH * FINE;
export const FINE_HEIGHT = HEIGHT * FINE;

/** A rectangle of the fine canvas, in fine elements. */
export type Window = { left: number; top: number; width: number; height: number };

export function windowAround(lines: Line[], margin: number, below = margin): Window {
  const bounds = boundsOf(lines);
  const left = clamp(Math.floor((bounds.left - margin) * FINE), 0, FINE_WIDTH - 2);
  const top = clamp(Math.floor((bounds.top - margin) * FINE), 0, FINE_HEIGHT - 2);
  const right = clamp(Math.ceil((bounds.right + margin) * FINE), left + 2, FINE_WIDTH);
  const bottom = clamp(Math.ceil((bounds.bottom + below) * FINE), top + 2, FINE_HEIGHT);
  return { left, top, width: right - left, height: bottom - top };
}

const text = (line: Line, closed: boolean) =>
  `M${line.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}${closed ? 'Z' : ''}`;

async function rasterise(drawing: string, { left, top, width, height }: Window): Promise<Float32Array> {
  const box = [left, top, width, height].map((value) => value / FINE).join(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${drawing}</svg>`;
  const alpha = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .extractChannel(3)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const shares = new Float32Array(alpha.length);
  for (let at = 0; at < shares.length; at += 1) shares[at] = (alpha[at] ?? 0) / 255;
  return shares;
}

/** How much of each element lies inside the outlines; where two overlap is outside again. */
export const filled = (lines: Line[], window: Window) =>
  rasterise(`<path d="${lines.map((line) => text(line, true)).join('')}" fill-rule="evenodd"/>`, window);

/** How much of each element a drawn line covers. `dash` is the length of a stitch and of the gap after it. */
export const stroked = (lines: Line[], width: number, window: Window, dash?: readonly [number, number]) =>
  rasterise(
    `<path d="${lines.map((line) => text(line, false)).join('')}" fill="none" stroke="#000" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dash ? ` stroke-dasharray="${dash.join(' ')}"` : ''}/>`,
    window,
  );
