import { type Fold, foldAlong, hanging, mirroredFolds, radiating } from '../engine/folds.ts';
import { type Line, mirrored, moved, path, ribbon, through } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { noise, seeded } from '../engine/random.ts';
import { both } from '../sewing/details.ts';
import { SATIN, wavyHem } from './shared.ts';

export const slipDress = (): View => dress('front');
export const slipDressBack = (): View => dress('back');

function dress(side: 'front' | 'back'): View {
  const behind = side === 'back';
  const random = seeded(behind ? 303 : 301);
  const slow = noise(302);
  const wave = (x: number) => 5 * slow(x / 26, 3);
  const leftSide = through(
    [358, 130],
    [330, 186],
    [326, 236],
    [344, 380],
    [356, 430],
    [326, 560],
    [280, 800],
    [236, 1120],
  );
  const neck = path(behind ? 'M358 130 C366 176 404 190 450 190' : 'M358 130 C372 176 416 214 450 216');
  const neckline = [...neck, ...mirrored(neck)];
  const hem = wavyHem(236, 664, 1120, wave);
  const outline: Line = [...neckline.toReversed(), ...leftSide, ...hem, ...mirrored(leftSide)];
  const cowl = [
    [150, 46, 9],
    [176, 84, 9],
    [206, 132, 8],
    [246, 190, 7],
  ].flatMap(([y = 0, drop = 0, height = 0]): Fold[] => {
    const line = through(
      [352, y + 10],
      [400, y + drop * 0.86],
      [450, y + drop],
      [500, y + drop * 0.86],
      [548, y + 10],
    );
    return [foldAlong(line, 13, height), foldAlong(moved(line, 0, 17), 12, -height * 0.8)];
  });
  const waist = (): Fold[] => [
    ...radiating(random, [352, 428], {
      towards: 20,
      spread: 100,
      length: 150,
      count: 5,
      width: 14,
      height: 4,
    }),
  ];
  const back = path('M370 150 C390 178 420 190 450 190');
  const inside: Part = {
    outline: [...[...back, ...mirrored(back)], ...neckline.toReversed()],
    role: 'inside',
    texture: 'satin',
    lift: -36,
    dim: 0.76,
  };
  return {
    wobble: 1.2,
    parts: [
      ...(behind ? [] : [inside]),
      ...straps(behind),
      {
        outline,
        ...SATIN,
        round: 0.34,
        open: true,
        thickness: 1.6,
        folds: [
          ...(behind ? [] : cowl),
          ...waist(),
          ...mirroredFolds(waist()),
          ...hanging(random, [352, 548, 470], [240, 660, 1140], {
            count: 8,
            width: 34,
            height: 11,
            start: 200,
          }),
          ...hanging(random, [362, 538, 430], [262, 638, 1140], {
            count: 3,
            width: 70,
            height: 14,
            start: 100,
          }),
        ],
        height: ({ x, y }) => 4 * slow(x / 80, y / 220),
      },
      ...both(path(behind ? 'M384 176 L392 188' : 'M356 128 L364 138')).map(
        (line): Part => ({ outline: ribbon(line, 9), ...SATIN, rides: true, thickness: 2 }),
      ),
    ],
  };
}

/** Both halves of the straps; those that fasten behind come to the front when seen from there. */
function straps(behind: boolean): Part[] {
  const toFront = both(through([356, 132], [364, 70], [384, 4], [396, -6]));
  const toBack = both(through([394, -6], [400, 40], [398, 110], [388, 184]));
  const far: Partial<Part> = { lift: -36, thickness: 1.4, round: 0.4, dim: 0.85 };
  const near: Partial<Part> = { lift: 2, thickness: 2, round: 0.5 };
  return [
    ...(behind ? toFront : toBack).map((line): Part => ({ outline: ribbon(line, 7), ...SATIN, ...far })),
    ...(behind ? toBack : toFront).map((line): Part => ({ outline: ribbon(line, 8), ...SATIN, ...near })),
  ];
}
