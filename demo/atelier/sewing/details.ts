import { type Line, mirrored, moved, type Point, path, ribbon, ring } from '../engine/geometry.ts';
import type { Part } from '../engine/part.ts';

const HARD = { strength: 0.5, sharpness: 40 } as const;

/** Four-hole buttons at several places. */
export function buttons(places: Point[], radius: number, role: Part['role'] = 'buttons'): Part[] {
  const gap = radius * 0.26;
  return [
    {
      outline: places.map(([x, y]) => ring(x, y, radius)),
      role,
      texture: 'smooth',
      rides: true,
      lift: 1.5,
      thickness: radius * 0.3,
      round: 0.12,
      gloss: HARD,
    },
    {
      outline: places.flatMap(([x, y]) =>
        [
          [-gap, -gap],
          [gap, -gap],
          [-gap, gap],
          [gap, gap],
        ].map(([dx = 0, dy = 0]) => ring(x + dx, y + dy, radius * 0.13)),
      ),
      role: 'dark',
      texture: 'smooth',
      rides: true,
      dim: 0.6,
    },
  ];
}

/** Domed metal: rivets, snaps, feet of a bag. */
export const studs = (places: Point[], radius: number): Part => ({
  outline: places.map(([x, y]) => ring(x, y, radius)),
  role: 'metal',
  texture: 'smooth',
  rides: true,
  thickness: radius * 0.5,
  round: 0.4,
  gloss: { strength: 0.8, sharpness: 24 },
});

/** A woven label at the inside of a neck. */
export const label = (x: number, y: number, width = 40, height = 17): Part => ({
  outline: path(
    `M${x - width / 2} ${y} L${x + width / 2} ${y} L${x + width / 2} ${y + height} L${x - width / 2} ${y + height}`,
  ),
  role: 'label',
  texture: 'canvas',
  rides: true,
  thickness: 1,
  dim: 0.86,
});

/** A zip along a straight or bent line: tape, teeth, and the puller at its top. */
export function zip(line: Line, options: { tape?: number; pitch?: number; puller?: Point } = {}): Part[] {
  const { tape = 16, pitch = 5, puller } = options;
  const teeth: Line[] = [];
  let left = 0;
  line.forEach((point, index) => {
    const next = line[index + 1];
    if (!next) return;
    const length = Math.hypot(next[0] - point[0], next[1] - point[1]);
    while (left < length) {
      const share = left / length;
      const x = point[0] + (next[0] - point[0]) * share;
      const y = point[1] + (next[1] - point[1]) * share;
      const side = teeth.length % 2 === 0 ? -1.5 : 1.5;
      teeth.push(ring(x + side, y, 3.2, pitch * 0.3));
      left += pitch / 2;
    }
    left -= length;
  });
  const parts: Part[] = [
    { outline: ribbon(line, tape), role: 'rib', texture: 'twill', rides: true, thickness: 0.8 },
    {
      outline: teeth,
      role: 'metal',
      texture: 'smooth',
      rides: true,
      thickness: 1.6,
      gloss: { strength: 0.7, sharpness: 20 },
    },
  ];
  if (puller) {
    const [x, y] = puller;
    parts.push(
      {
        outline: path(`M${x - 6} ${y} L${x + 6} ${y} L${x + 5} ${y + 14} L${x - 5} ${y + 14}`),
        role: 'metal',
        texture: 'smooth',
        rides: true,
        lift: 2,
        thickness: 3,
        gloss: { strength: 0.9, sharpness: 20 },
      },
      {
        outline: [path(`M${x - 4} ${y + 12} L${x + 4} ${y + 12} L${x + 5} ${y + 38} L${x - 5} ${y + 38}`)],
        role: 'metal',
        texture: 'smooth',
        rides: true,
        lift: 2,
        thickness: 2.4,
        gloss: { strength: 0.9, sharpness: 20 },
      },
    );
  }
  return parts;
}

/** A piece sewn onto the cloth: a pocket, a flap, a placket. Stitched `inset` inside its edge when that is given. */
export function patch(outline: Line, part: Partial<Part>, inset?: number): Part {
  const centre: Point = [
    outline.reduce((sum, [x]) => sum + x, 0) / outline.length,
    outline.reduce((sum, [, y]) => sum + y, 0) / outline.length,
  ];
  const inner = (by: number) =>
    [...outline, ...outline.slice(0, 1)].map(([x, y]): Point => {
      const length = Math.hypot(x - centre[0], y - centre[1]) || 1;
      return [x + ((centre[0] - x) / length) * by, y + ((centre[1] - y) / length) * by];
    });
  return {
    rides: true,
    lift: 1,
    thickness: 2.2,
    clip: true,
    outline,
    ...(inset && { grooves: [{ line: inner(inset), width: 1.4, depth: 0.8 }], stitches: [inner(inset)] }),
    ...part,
  };
}

export const rectangle = (x: number, y: number, width: number, height: number): Line =>
  path(`M${x} ${y} L${x + width} ${y} L${x + width} ${y + height} L${x} ${y + height}`);

export const both = (line: Line): Line[] => [line, mirrored(line)];

export const below = (line: Line, by: number): Line => moved(line, 0, by);
