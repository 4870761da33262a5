import { BACKDROP } from '../../garments/backdrop.ts';
import { Canvas } from './canvas.ts';
import type { Fold } from './folds.ts';
import { boundsOf, type Line, type Point } from './geometry.ts';
import { halved, illuminate } from './light.ts';
import type { Drawing } from './map-set-file.ts';
import type { Garment, Part, View } from './part.ts';
import { AREA, HEIGHT, plane, WIDTH } from './planes.ts';
import { FINE, FINE_WIDTH } from './window.ts';

/** Narrowest air at the sides and the middle of the picture, from the art direction. */
const SIDE_AIR = 0.075 * WIDTH;
const MIDDLE: Point = [WIDTH / 2, HEIGHT * 0.502];

type Frame = { scale: number; place: (point: Point) => Point; back: (x: number, y: number) => Point };

const outlinesOf = (part: Part): Line[] =>
  (Array.isArray(part.outline[0]?.[0]) ? part.outline : [part.outline]) as Line[];

function frameFor(view: View, share: number): Frame {
  const { left, top, right, bottom } = boundsOf(view.parts.flatMap(outlinesOf));
  const scale = Math.min((share * HEIGHT) / (bottom - top), (WIDTH - 2 * SIDE_AIR) / (right - left));
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  return {
    scale,
    place: ([x, y]) => [(x - cx) * scale + MIDDLE[0], (y - cy) * scale + MIDDLE[1]],
    back: (x, y) => [(x - MIDDLE[0]) / scale + cx, (y - MIDDLE[1]) / scale + cy],
  };
}

/** A part as it stands in the framed picture: every length grows with the frame, textures too. */
function framed(part: Part, { scale, place, back }: Frame): Part {
  const line = (points: Line): Line => points.map(place);
  const { height } = part;
  return {
    ...part,
    outline: outlinesOf(part).map(line),
    textureSize: (part.textureSize ?? 1) * scale,
    lift: (part.lift ?? 0) * scale,
    thickness: (part.thickness ?? 0) * scale,
    ...(part.join && {
      join: {
        outlines: part.join.outlines.map(line),
        from: place([0, part.join.from])[1],
        to: place([0, part.join.to])[1],
      },
    }),
    folds: part.folds?.map((fold: Fold) => ({
      ...fold,
      line: line(fold.line),
      width: fold.width * scale,
      height: fold.height * scale,
    })),
    grooves: part.grooves?.map((groove) => ({
      line: line(groove.line),
      width: (groove.width ?? 2.2) * scale,
      depth: (groove.depth ?? 2.4) * scale,
    })),
    stitches: part.stitches?.map(line),
    ...(height && {
      height: (at) => {
        const [x, y] = back(at.x, at.y);
        return height({ ...at, x, y }) * scale;
      },
    }),
  };
}

/** Draws a view of a garment, framed, lit and ready to be packed. */
export async function finish(garment: Garment, view: View): Promise<Drawing> {
  const canvas = new Canvas();
  const frame = frameFor(view, garment.share);
  for (const part of view.parts) await canvas.lay(framed(part, frame), view.wobble ?? 1);
  const { light, gloss } = illuminate(canvas);
  return {
    light,
    gloss,
    ...clothOf(canvas, garment.metres / frame.scale),
    ...coverOf(canvas),
    tint: BACKDROP,
  };
}

function coverOf(canvas: Canvas) {
  const everywhere = new Float32Array(canvas.cover.length).fill(1);
  const stitches = canvas.stitches.some((value) => value > 0)
    ? halved(canvas.stitches, canvas.cover)
    : undefined;
  return {
    alpha: halved(canvas.cover, everywhere),
    stitches,
    wear: undefined,
    label: undefined,
    parts: canvas.parts,
    slots: canvas.slots,
  };
}

/** Cloth coordinates at picture size: one fine element's, since two parts must not be averaged. */
function clothOf(canvas: Canvas, metres: number) {
  const u = plane();
  const v = plane();
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < AREA; at += 1) {
    const x = at % WIDTH;
    const from = ((at - x) / WIDTH) * FINE * FINE_WIDTH + x * FINE;
    const covered = [0, 1, FINE_WIDTH, FINE_WIDTH + 1].find((step) => canvas.parts[from + step] !== 0);
    if (covered === undefined) continue;
    const across = (canvas.u[from + covered] ?? 0) * metres;
    const down = (canvas.v[from + covered] ?? 0) * metres;
    u[at] = across;
    v[at] = down;
    left = Math.min(left, across);
    right = Math.max(right, across);
    top = Math.min(top, down);
    bottom = Math.max(bottom, down);
  }
  for (let at = 0; at < AREA; at += 1) {
    u[at] = Math.max(0, (u[at] ?? 0) - left);
    v[at] = Math.max(0, (v[at] ?? 0) - top);
  }
  return { u, v, clothSize: Math.ceil(Math.max(right - left, bottom - top) * 1000) / 1000 };
}
