import { foldAlong, mirroredFolds, radiating } from '../engine/folds.ts';
import { type Line, path, ribbon, through } from '../engine/geometry.ts';
import type { Part } from '../engine/part.ts';
import { noise, seeded } from '../engine/random.ts';
import type { TextureName } from '../engine/textures.ts';
import type { BodiceCut } from '../sewing/bodice.ts';

export const SWEAT: BodiceCut = {
  seed: 102,
  neck: 88,
  shoulder: 216,
  slope: 50,
  armpit: [236, 256],
  hem: 218,
  length: 650,
  hemDrop: 8,
  frontNeck: 84,
  sleeve: { length: 620, angle: 8, cuff: 46, fullness: 14 },
  texture: 'fleece',
  drape: 1.15,
  round: 0.36,
};

export const RIB = { role: 'rib', texture: 'rib', textureSize: 0.6, rides: true, thickness: 3 } as const;

/** A hood that hangs open: its outer cloth, its dark inside, the edge and the cords. */
export function hood(random = seeded(7)): Part[] {
  const outer = path(
    'M352 46 C338 -20 366 -104 450 -108 C534 -104 562 -20 548 46 C544 92 504 128 450 136 C396 128 356 92 352 46',
  );
  const opening = path(
    'M392 20 C388 -34 410 -72 450 -74 C490 -72 512 -34 508 20 C506 70 482 104 450 112 C418 104 394 70 392 20',
  );
  const edge = path(
    'M392 20 C388 -34 410 -72 450 -74 C490 -72 512 -34 508 20 C506 70 482 104 450 112 C418 104 394 70 392 20',
  );
  return [
    {
      outline: outer,
      role: 'inside',
      texture: 'fleece',
      lift: -30,
      dim: 0.62,
      height: ({ x, y }) => -26 * Math.max(0, 1 - ((x - 450) / 70) ** 2 - ((y - 20) / 110) ** 2),
    },
    {
      outline: [outer, opening],
      texture: 'fleece',
      round: 0.75,
      lift: 8,
      thickness: 5,
      folds: [
        ...radiating(random, [372, 60], {
          towards: -70,
          spread: 60,
          length: 120,
          count: 3,
          width: 12,
          height: 5,
        }),
        ...radiating(random, [528, 60], {
          towards: -110,
          spread: 60,
          length: 120,
          count: 3,
          width: 12,
          height: 5,
        }),
        foldAlong(through([362, 60], [400, 112], [450, 124]), 9, -5),
        foldAlong(through([538, 60], [500, 112], [450, 124]), 9, -5),
      ],
    },
    { outline: [ribbon(edge, 3)], texture: 'fleece', rides: true, thickness: 1, dim: 0.9 },
  ];
}

/** The same hood from behind, where it hangs down the back: two halves that meet in the middle. */
export function hoodBack(texture: TextureName): Part[] {
  const slump = (y: number, drop: number, height: number) =>
    foldAlong(
      through([362, y], [400, y + drop], [450, y + drop * 1.2], [500, y + drop], [538, y]),
      13,
      height,
    );
  const side = foldAlong(through([352, 20], [346, 80], [378, 150]), 16, 5);
  return [
    {
      outline: path(
        'M356 6 C350 -38 386 -60 450 -62 C514 -60 550 -38 544 6 C574 44 576 108 538 152 C510 182 480 194 450 196 C420 194 390 182 362 152 C324 108 326 44 356 6',
      ),
      texture,
      rides: true,
      round: 0.3,
      lift: 8,
      thickness: 9,
      folds: [
        slump(-16, 22, 6),
        slump(2, 22, -7),
        slump(24, 30, 5),
        slump(44, 30, -4),
        side,
        ...mirroredFolds([side]),
      ],
      grooves: [{ line: through([450, -60], [451, 60], [450, 196]), width: 2, depth: 2.2 }],
      stitches: [through([456, -56], [457, 60], [456, 188])],
    },
  ];
}

export const cord = (line: Line): Part[] => [
  {
    outline: ribbon(line, 7),
    role: 'thread',
    texture: 'canvas',
    rides: true,
    lift: 1,
    thickness: 2,
    round: 0.6,
  },
];

/** Quilting: cushions between seams `pitch` apart, with small puckers along every seam. */
export function quilting(seed: number, pitch: number, depth: number, slant = 0): NonNullable<Part['height']> {
  const pucker = noise(seed);
  const slow = noise(seed + 5);
  return ({ x, y }) => {
    const level = (y + slant * x + 5 * slow(x / 120, y / 60)) / pitch;
    const within = level - Math.floor(level);
    const nearSeam = Math.min(within, 1 - within);
    const cushion = depth * (1 - (1 - Math.min(1, nearSeam * 2)) ** 2.4) ** 0.7;
    const row = Math.floor(level + 0.5);
    const puckers =
      Math.max(0, 1 - nearSeam * 3.4) * (pucker(x / 9, row * 13.7) + 0.7 * pucker(x / 21 + 40, row * 7.1));
    return cushion + puckers * depth * 0.24 + 2 * slow(x / 40, y / 26);
  };
}

export const NYLON = { texture: 'nylon', gloss: { strength: 0.16, sharpness: 18 } } as const;
