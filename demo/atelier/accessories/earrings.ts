import { ribbon, ring, through } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { METAL } from './shared.ts';

export function earrings(): View {
  const hoop = (x: number): Part[] => [
    {
      outline: ribbon(through([x + 6, -30], [x + 2, -62], [x + 16, -70], [x + 20, -40]), 5),
      ...METAL,
      lift: -10,
      thickness: 2,
      round: 0.6,
    },
    {
      outline: [ring(x, 100, 120, 130), ring(x, 104, 86, 96)],
      ...METAL,
      round: 1,
      thickness: 3,
      gloss: { strength: 1, sharpness: 22 },
    },
    { outline: ring(x, -30, 15, 17), ...METAL, rides: true, lift: 4, round: 0.9, thickness: 3 },
  ];
  return { wobble: 0, parts: [...hoop(300), ...hoop(600)] };
}
