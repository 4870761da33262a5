import { creases, type Fold, foldAlong, hanging, mirroredFolds, radiating } from '../engine/folds.ts';
import { type Line, mirrored, type Point, path, symmetric, through } from '../engine/geometry.ts';
import type { Part } from '../engine/part.ts';
import { noise, seeded } from '../engine/random.ts';
import type { TextureName } from '../engine/textures.ts';

/** Measures in millimetres, halves from the middle; y = 0 is the top of the waist. */
export type TrouserCut = {
  seed: number;
  waist: number;
  hip: number;
  rise: number;
  /** Width of one leg at its foot, half the gap between the feet, and how far the knee is taken in. */
  foot: number;
  gap: number;
  knee: number;
  length: number;
  band: number;
  texture: TextureName;
  drape: number;
  crease?: boolean;
  gathered?: boolean;
  /** Seen from behind: the waist rises in the middle, and no pleats are laid at the front. */
  behind?: boolean;
};

type Trousers = { legs: Part[]; band: Part; inside: Part; leg: Line; hem: Line };

/** Cuts trousers: two legs that are one body above the crotch, the waistband and the inner back. */
export function cutTrousers(cut: TrouserCut): Trousers {
  const { waist, hip, rise, knee, foot, gap, length, band, texture, drape, behind = false } = cut;
  const random = seeded(behind ? cut.seed + 2000 : cut.seed);
  /** How far the middle of the waist lies below its ends. */
  const dip = behind ? -8 : 15;
  const kneeY = rise + (length - rise) * 0.42;
  const footIn = 450 - gap;
  const footOut = footIn - foot;
  const down = (kneeY - rise * 0.8) / (length - rise * 0.8);
  const kneeOut = 450 - hip + (footOut - 450 + hip) * down + knee;
  const kneeIn = 450 + (footIn - 450) * down - knee * 0.4;
  const outer = through(
    [450 - waist, 0],
    [450 - waist - (hip - waist) * 0.6, rise * 0.34],
    [450 - hip, rise * 0.86],
    [kneeOut, kneeY],
    [footOut + (kneeOut - footOut) * 0.3, length - (length - kneeY) * 0.3],
    [footOut, length],
  );
  const hem = through([footOut, length], [(footOut + footIn) / 2, length + 9], [footIn, length - 2]);
  const inner = through([footIn, length - 2], [kneeIn, kneeY], [449, rise + 40], [454, rise - 6]);
  const leg: Line = [...outer, ...hem.slice(1), ...inner.slice(1), [454, behind ? -4 : 6]];
  const slow = noise(cut.seed + 40);
  const folds = (): Fold[] => [
    ...radiating(random, [446, rise + 6], {
      towards: 196,
      spread: 70,
      length: 150,
      count: 5,
      width: 11,
      height: 4.6 * drape,
    }),
    ...radiating(random, [446, rise + 40], {
      towards: 112,
      spread: 40,
      length: 240,
      count: 3,
      width: 13,
      height: 4 * drape,
    }),
    ...creases(
      random,
      { x: kneeOut, y: kneeY - 70, width: kneeIn - kneeOut, height: 130 },
      { count: 5, tilt: 4, width: 12, height: 2.6 * drape },
    ),
    ...creases(
      random,
      { x: footOut, y: length - 130, width: foot, height: 110 },
      { count: cut.gathered ? 7 : 4, tilt: 8, width: 11, height: (cut.gathered ? 6 : 3.4) * drape },
    ),
    ...hanging(
      random,
      [450 - hip * 0.86, 446, rise * 0.5],
      [footOut + foot * 0.1, footIn - foot * 0.1, length + 6],
      { count: 2, width: 22, height: 4.4 * drape, start: 240 },
    ),
  ];
  const pressed = (): Fold[] =>
    cut.crease
      ? [
          foldAlong(
            through(
              [450 - waist * 0.52, band + 20],
              [(kneeOut + kneeIn) / 2 + 2, kneeY],
              [(footOut + footIn) / 2 + 2, length + 8],
            ),
            7,
            5,
            'even',
          ),
          ...(behind
            ? []
            : [
                foldAlong(
                  through(
                    [450 - waist * 0.52 - 22, band],
                    [450 - waist * 0.52 - 26, band + 60],
                    [450 - waist * 0.54 - 26, band + 140],
                  ),
                  9,
                  -5,
                ),
              ]),
        ]
      : [];
  const shared = { from: rise - 90, to: rise + 130 };
  const make = (right: boolean): Part => {
    const list = [...folds(), ...pressed()];
    return {
      outline: right ? mirrored(leg) : leg,
      texture,
      round: 0.42,
      open: true,
      thickness: 1.6,
      lift: right ? 2 : 0,
      warp: right ? 88 : 92,
      join: { outlines: [right ? leg : mirrored(leg)], ...shared },
      folds: right ? mirroredFolds(list) : list,
      height: ({ x, y }) =>
        drape * (2.6 * slow(x / 70 + (right ? 9 : 0), y / 150) + slow(x / 30, y / 60 + 5)),
    };
  };
  const top = path(
    `M${450 - waist} 0 C${450 - waist * 0.6} ${dip * 0.8} ${450 - waist * 0.3} ${dip} 450 ${dip}`,
  );
  const lower = path(
    `M${450 - waist - (hip - waist) * (band / rise) * 0.9} ${band} C${450 - waist * 0.6} ${band + dip * 0.8} ${450 - waist * 0.3} ${band + dip} 450 ${band + dip}`,
  );
  const back = path(`M${450 - waist} 0 C${450 - waist * 0.7} -12 ${450 - waist * 0.4} -16 450 -16`);
  const front = [...top, ...mirrored(top)];
  return {
    legs: [make(false), make(true)],
    leg,
    hem,
    band: {
      outline: [...front, ...[...lower, ...mirrored(lower)].toReversed()],
      texture,
      rides: true,
      thickness: 3,
      lift: 0.5,
    },
    inside: {
      outline: [...back, ...mirrored(back), ...front.toReversed()],
      role: 'inside',
      texture,
      lift: -40,
      dim: 0.76,
    },
  };
}

export const loop = (x: number, y: number, height: number, texture: TextureName): Part => ({
  outline: path(`M${x - 6} ${y} L${x + 6} ${y} L${x + 6} ${y + height} L${x - 6} ${y + height}`),
  texture,
  rides: true,
  lift: 2,
  thickness: 2.4,
});

export const fly = (band: number, rise: number): Line =>
  path(`M478 ${band + 14} C482 ${rise * 0.6} 478 ${rise * 0.8} 455 ${rise * 0.88}`);

export const centre = (band: number, rise: number): Line => [
  [450, band + 12],
  [452, rise],
];

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
