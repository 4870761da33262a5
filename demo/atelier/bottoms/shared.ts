import { type Line, mirrored, type Point, path, symmetric, through } from '../engine/geometry.ts';
import type { Part } from '../engine/part.ts';
import type { TextureName } from '../engine/textures.ts';

export const loop = (x: number, y: number, height: number, texture: TextureName): Part => ({
  outline: path(`M${x - 6} ${y} L${x + 6} ${y} L${x + 6} ${y + height} L${x - 6} ${y + height}`),
  texture,
  rides: true,
  lift: 2,
  thickness: 2.4,
});

/** A skirt's outline: waist, hip and hem as halves, a hem that waves with its flutes, and the dip of the waist. */
export function skirtOutline(
  waist: number,
  hip: number,
  hipY: number,
  hem: number,
  length: number,
  wave?: (x: number) => number,
  dip = 12,
): Line {
  const side = through(
    [450 - waist, 0],
    [450 - waist - (hip - waist) * 0.66, hipY * 0.45],
    [450 - hip, hipY],
    [450 - (hip + hem) / 2, (hipY + length) / 2],
    [450 - hem, length],
  );
  const hemHalf: Line = Array.from({ length: 60 }, (_, step): Point => {
    const x = 450 - hem + (hem * (step + 1)) / 60;
    return [x, length + 16 * Math.sin((Math.PI / 2) * ((step + 1) / 60)) + (wave?.(x) ?? 0)];
  });
  const half = [...side, ...hemHalf];
  if (!wave)
    return symmetric([
      [450, dip],
      ...path(`M${450 - waist * 0.4} ${dip * 0.84} L${450 - waist} 0`),
      ...half.slice(1),
    ]);
  const right = hemHalf.map(([x, y]): Point => [900 - x, y - wave(x) + wave(900 - x)]).reverse();
  return [
    [450, dip],
    [450 - waist * 0.4, dip * 0.84],
    ...half,
    ...right.slice(1),
    ...mirrored(side),
    [450 + waist * 0.4, dip * 0.84],
  ];
}

/** Dip of a waist from behind: it rises a little instead. */
export const RISE = -5;

/** A skirt's waistband from behind. */
export function waistbandBack(waist: number, depth: number, texture: TextureName): Part {
  const half = path(`M${450 - waist} 0 C${450 - waist * 0.6} -5 ${450 - waist * 0.3} -7 450 -7`);
  const top = [...half, ...mirrored(half)];
  const lower = top.map(([x, y]): Point => [x + (x - 450) * 0.035, y + depth + 6]);
  return { outline: [...top, ...lower.toReversed()], texture, rides: true, thickness: 3, lift: 0.6 };
}

export function waistband(waist: number, depth: number, texture: TextureName): Part[] {
  const top = path(`M${450 - waist} 0 C${450 - waist * 0.6} 10 ${450 - waist * 0.3} 12 450 12`);
  const back = path(`M${450 - waist} 0 C${450 - waist * 0.7} -12 ${450 - waist * 0.4} -15 450 -15`);
  const front = [...top, ...mirrored(top)];
  const lower = front.map(([x, y]): Point => [x + (x - 450) * 0.035, y + depth]);
  return [
    {
      outline: [...back, ...mirrored(back), ...front.toReversed()],
      role: 'inside',
      texture,
      lift: -40,
      dim: 0.76,
    },
    { outline: [...front, ...lower.toReversed()], texture, rides: true, thickness: 3, lift: 0.6 },
  ];
}
