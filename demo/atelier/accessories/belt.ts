import { type Line, moved, path, ribbon, ring, through } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { LEATHER, METAL } from './shared.ts';

export function belt(): View {
  const strap = 74;
  const lower = (y: number): Line =>
    through([110, y], [150, y + 96], [290, y + 150], [450, y + 164], [610, y + 150], [750, y + 96], [790, y]);
  const upper = through([110, 0], [150, -84], [290, -128], [450, -140], [610, -128], [750, -84], [790, 0]);
  const front = [...lower(0), ...moved(lower(0), 0, strap).reverse()];
  const back = [...upper, ...moved(upper, 0, strap).reverse()];
  const bend: Part['height'] = ({ x }) => 70 * Math.sqrt(Math.max(0, 1 - ((x - 450) / 345) ** 2));
  const end: Line = [
    ...through([450, 164], [610, 150], [700, 122]),
    ...through([708, 152], [690, 198], [610, 224], [450, 238]),
  ];
  return {
    wobble: 0.2,
    parts: [
      {
        outline: back,
        role: 'inside',
        texture: 'suede',
        lift: -60,
        thickness: 3,
        dim: 0.86,
        height: (at) => -0.5 * (bend?.(at) ?? 0),
      },
      {
        outline: front,
        ...LEATHER,
        lift: 10,
        thickness: 5,
        height: bend,
        stitches: [moved(lower(0), 0, 8), moved(lower(0), 0, strap - 8)],
      },
      { outline: end, ...LEATHER, rides: true, clip: true, lift: 4, thickness: 5 },
      {
        outline: [
          moved(path('M372 142 C420 152 480 152 516 150 L520 252 C480 256 420 254 372 248'), 0, 2),
          moved(path('M392 164 C430 170 470 170 496 168 L498 234 C470 236 430 236 392 230'), 0, 2),
        ],
        ...METAL,
        rides: true,
        lift: 8,
        thickness: 8,
        round: 0.3,
      },
      {
        outline: ribbon(
          [
            [388, 200],
            [514, 202],
          ],
          12,
          9,
        ),
        ...METAL,
        rides: true,
        lift: 12,
        thickness: 6,
        round: 0.5,
      },
      {
        outline: path('M548 146 L572 142 L574 244 L550 248'),
        ...LEATHER,
        rides: true,
        lift: 7,
        thickness: 4,
      },
      {
        outline: [
          [612, 186],
          [652, 176],
        ].map(([x = 0, y = 0]) => ring(x, y, 5)),
        role: 'dark',
        texture: 'smooth',
        rides: true,
        dim: 0.6,
      },
    ],
  };
}
