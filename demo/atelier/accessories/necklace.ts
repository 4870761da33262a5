import { type Line, type Point, ring, through } from '../engine/geometry.ts';
import type { View } from '../engine/part.ts';
import { METAL } from './shared.ts';

export function necklace(): View {
  const line = through([232, -210], [246, -40], [320, 150], [450, 246], [580, 150], [654, -40], [668, -210]);
  const links: Line[] = [];
  const plain: Line[] = [];
  let along = 0;
  line.forEach((point, index) => {
    const next = line[index + 1];
    if (!next) return;
    const length = Math.hypot(next[0] - point[0], next[1] - point[1]);
    const angle = (Math.atan2(next[1] - point[1], next[0] - point[0]) * 180) / Math.PI;
    while (along < length) {
      const share = along / length;
      const x = point[0] + (next[0] - point[0]) * share;
      const y = point[1] + (next[1] - point[1]) * share;
      if ((links.length + plain.length) % 3 === 2) plain.push(ring(x, y, 4, 3, angle));
      else links.push(ring(x, y, 8.5, 4.6, angle));
      along += 11;
    }
    along -= length;
  });
  const holes = links.map((link): Line => {
    const x = link.reduce((sum, p) => sum + p[0], 0) / link.length;
    const y = link.reduce((sum, p) => sum + p[1], 0) / link.length;
    return link.map(([px, py]): Point => [x + (px - x) * 0.45, y + (py - y) * 0.45]);
  });
  return {
    wobble: 0,
    parts: [
      { outline: plain, ...METAL, round: 0.8, thickness: 2 },
      {
        outline: links.flatMap((link, order) => [link, holes[order] ?? link]),
        ...METAL,
        round: 0.7,
        thickness: 2.4,
      },
      {
        outline: [ring(450, 262, 12, 14), ring(450, 262, 7, 9)],
        ...METAL,
        lift: 3,
        thickness: 3,
        round: 0.6,
      },
      { outline: ring(450, 322, 46, 52), ...METAL, lift: 4, thickness: 6, round: 0.26 },
      {
        outline: [ring(450, 322, 37, 42), ring(450, 322, 34, 39)],
        ...METAL,
        rides: true,
        thickness: -1.6,
        dim: 0.8,
      },
    ],
  };
}
