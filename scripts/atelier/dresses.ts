import { armholeSeams, cutBodice } from './bodice.ts';
import { both, buttons, label, patch, rectangle } from './details.ts';
import { creases, type Fold, foldAlong, hanging, mirroredFolds, radiating } from './folds.ts';
import { type Line, mirrored, moved, type Point, path, ribbon, through } from './geometry.ts';
import { cuffs, neckBand } from './knitwear.ts';
import type { Garment, Part, View } from './part.ts';
import { noise, seeded } from './random.ts';
import { shirtCollar } from './shirts.ts';
import { TINTS } from './tints.ts';

/** A hem with the flutes of the skirt above it: from left to right. */
function wavyHem(left: number, right: number, y: number, wave: (x: number) => number): Line {
  return Array.from({ length: 121 }, (_, step): Point => {
    const x = left + ((right - left) * step) / 120;
    const side = Math.min(1, (4 * Math.min(step, 120 - step)) / 120);
    return [x, y + 16 * Math.sin((Math.PI * step) / 120) + wave(x) * side];
  });
}

const SATIN = { texture: 'satin', gloss: { strength: 0.34, sharpness: 13 } } as const;

function slipDress(): View {
  const random = seeded(301);
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
  const neck = path('M358 130 C372 176 416 214 450 216');
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
  return {
    wobble: 1.2,
    parts: [
      {
        outline: [...[...back, ...mirrored(back)], ...neckline.toReversed()],
        role: 'inside',
        texture: 'satin',
        lift: -36,
        dim: 0.76,
      },
      ...both(through([394, -6], [404, 40], [404, 110], [396, 176])).map(
        (line): Part => ({
          outline: ribbon(line, 7),
          ...SATIN,
          lift: -36,
          thickness: 1.4,
          round: 0.4,
          dim: 0.85,
        }),
      ),
      ...both(through([356, 132], [364, 70], [384, 4], [396, -6])).map(
        (line): Part => ({ outline: ribbon(line, 8), ...SATIN, lift: 2, thickness: 2, round: 0.5 }),
      ),
      {
        outline,
        ...SATIN,
        round: 0.34,
        open: true,
        thickness: 1.6,
        folds: [
          ...cowl,
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
      ...both(path('M356 128 L364 138')).map(
        (line): Part => ({ outline: ribbon(line, 9), ...SATIN, rides: true, thickness: 2 }),
      ),
    ],
  };
}

function knitDress(): View {
  const bodice = cutBodice({
    seed: 311,
    neck: 86,
    shoulder: 190,
    slope: 46,
    armpit: [206, 236],
    waist: 182,
    hem: 216,
    length: 1060,
    hemDrop: 10,
    frontNeck: 78,
    sleeve: { length: 610, angle: 7, cuff: 40, fullness: 2 },
    texture: 'fineRib',
    textureSize: 1.25,
    drape: 0.95,
    round: 0.4,
  });
  const random = seeded(312);
  const neck = neckBand(bodice, 20, { role: 'rib', texture: 'fineRib', thickness: 2.6, rides: true });
  const side = through([244, 236], [262, 320], [272, 420], [250, 560], [238, 700], [242, 860], [240, 1060]);
  const outline = bodice.body.outline as Line;
  const from = outline.findIndex(([x, y]) => Math.abs(x - 244) < 0.5 && Math.abs(y - 236) < 0.5);
  const shaped: Line = [
    ...outline.slice(0, Math.max(from, 0)),
    ...side,
    ...bodice.hemline.map(([x, y]): Point => [450 + (x - 450) * (210 / 216), y]),
    ...mirrored(side),
    ...mirrored(bodice.leftArmhole),
  ];
  const hips = (): Fold[] =>
    radiating(random, [270, 430], { towards: 24, spread: 90, length: 190, count: 5, width: 16, height: 4 });
  return {
    wobble: 1.2,
    parts: [
      bodice.inside,
      neck.back,
      ...bodice.sleeves,
      ...cuffs(bodice, 26).map(
        (outline): Part => ({
          outline,
          role: 'rib',
          texture: 'fineRib',
          rides: true,
          clip: true,
          thickness: 2,
        }),
      ),
      {
        ...bodice.body,
        outline: shaped,
        grooves: armholeSeams(bodice),
        folds: [
          ...hips(),
          ...mirroredFolds(hips()),
          ...creases(random, { x: 280, y: 380, width: 340, height: 90 }, { count: 4, width: 18, height: 3 }),
          ...hanging(random, [270, 630, 620], [250, 650, 1070], {
            count: 5,
            width: 38,
            height: 6,
            start: 200,
          }),
        ],
      },
      neck.front,
    ],
  };
}

function shirtDress(): View {
  const bodice = cutBodice({
    seed: 321,
    neck: 76,
    shoulder: 198,
    slope: 44,
    armpit: [216, 240],
    waist: 190,
    hem: 270,
    length: 1030,
    hemDrop: 24,
    frontNeck: 72,
    backNeck: 8,
    sleeve: { length: 600, angle: 8, cuff: 45, fullness: 12 },
    texture: 'cotton',
    drape: 1.35,
    round: 0.36,
  });
  const collar = shirtCollar('cotton');
  const outline = bodice.body.outline as Line;
  const pinched = outline.map(
    ([x, y]): Point => [x + (450 - x) * 0.17 * Math.exp(-(((y - 452) / 90) ** 2)) * (y > 250 ? 1 : 0), y],
  );
  const random = seeded(322);
  const gathers = hanging(random, [300, 600, 478], [200, 700, 1050], {
    count: 9,
    width: 26,
    height: 8,
    start: 60,
  });
  return {
    parts: [
      ...collar.stand,
      ...bodice.sleeves,
      ...cuffs(bodice, 60).map(
        (line): Part => ({ outline: line, texture: 'cotton', rides: true, clip: true, thickness: 3 }),
      ),
      {
        ...bodice.body,
        outline: pinched,
        folds: [...(bodice.body.folds ?? []), ...gathers],
        grooves: [...armholeSeams(bodice), { line: moved(bodice.hemline, 0, -16), width: 1.5, depth: 1 }],
      },
      {
        outline: rectangle(433, 70, 34, 990),
        texture: 'cotton',
        rides: true,
        clip: true,
        lift: 0.6,
        thickness: 2,
        stitches: [
          [
            [438, 74],
            [438, 1050],
          ],
          [
            [462, 74],
            [462, 1050],
          ],
        ],
      },
      ...buttons(
        [90, 178, 266, 354, 560, 660, 760, 860].map((y): Point => [450, y]),
        6.4,
      ),
      ...both(path('M306 246 L396 242 L396 336 L350 348 L308 338')).map((line) =>
        patch(line, { texture: 'cotton' }, 6),
      ),
      {
        outline: path('M250 436 C340 450 560 450 650 436 L650 470 C560 484 340 484 250 470'),
        texture: 'cotton',
        rides: true,
        clip: true,
        lift: 3,
        thickness: 3.4,
      },
      {
        outline: path(
          'M438 450 C452 446 470 448 476 456 C480 468 478 478 470 482 C456 486 444 484 438 478 C434 468 434 458 438 450',
        ),
        texture: 'cotton',
        rides: true,
        lift: 4,
        thickness: 5,
        round: 0.5,
      },
      {
        outline: path('M446 478 C436 540 424 600 412 650 L446 660 C456 600 464 540 466 480'),
        texture: 'cotton',
        rides: true,
        lift: 3,
        thickness: 3,
        round: 0.2,
      },
      {
        outline: path('M458 478 C470 530 486 580 500 616 L530 602 C510 560 490 516 474 476'),
        texture: 'cotton',
        rides: true,
        lift: 3,
        thickness: 3,
        round: 0.2,
      },
      ...collar.leaves,
    ],
  };
}

function midiDress(): View {
  const random = seeded(331);
  const slow = noise(332);
  const wave = (x: number) => 6 * slow(x / 24, 9);
  const armhole = path('M322 20 C338 90 318 160 268 200');
  const bust = through([268, 200], [278, 270], [300, 350], [306, 396]);
  const skirt = through([306, 396], [280, 520], [236, 760], [190, 1060]);
  const v = path('M376 -4 C382 60 414 140 450 178');
  const neckline = [...v, ...mirrored(v)];
  const outline: Line = [
    ...neckline.toReversed(),
    ...armhole,
    ...bust,
    ...skirt,
    ...wavyHem(190, 710, 1060, wave),
    ...mirrored(skirt),
    ...mirrored(bust),
    ...mirrored(armhole),
  ];
  const cap = path(
    'M322 20 C290 30 262 62 246 112 C236 150 226 190 216 226 C236 246 262 250 280 244 C286 226 284 212 280 200 C322 160 340 90 326 22',
  );
  const back = path('M376 -4 C382 -20 416 -24 450 -24');
  const flounce = (side: number): Part => {
    const folds = hanging(random, [268, 320, 60], [220, 282, 250], {
      count: 4,
      width: 14,
      height: 6,
      start: 40,
    });
    return {
      outline: side === 0 ? cap : mirrored(cap),
      texture: 'cotton',
      round: 0.4,
      open: true,
      thickness: 2,
      lift: 2,
      folds: side === 0 ? folds : mirroredFolds(folds),
      join: { outlines: [outline], from: 60, to: 200 },
      warp: side === 0 ? 104 : 76,
    };
  };
  const bustFolds = (): Fold[] =>
    radiating(random, [312, 396], { towards: -44, spread: 90, length: 170, count: 5, width: 12, height: 4 });
  return {
    wobble: 1.2,
    parts: [
      {
        outline: [...[...back, ...mirrored(back)], ...neckline.toReversed()],
        role: 'inside',
        texture: 'cotton',
        lift: -40,
        dim: 0.78,
      },
      label(450, -12, 38, 16),
      flounce(0),
      flounce(1),
      {
        outline,
        texture: 'cotton',
        round: 0.35,
        open: true,
        thickness: 1.6,
        join: { outlines: [cap, mirrored(cap)], from: 60, to: 200 },
        folds: [
          ...bustFolds(),
          ...mirroredFolds(bustFolds()),
          ...hanging(random, [310, 590, 404], [196, 704, 1080], {
            count: 11,
            width: 26,
            height: 10,
            start: 90,
          }),
          ...hanging(random, [320, 580, 400], [220, 680, 1080], {
            count: 4,
            width: 62,
            height: 12,
            start: 60,
          }),
        ],
        height: ({ x, y }) => 3 * slow(x / 80, y / 200),
        grooves: [
          { line: path('M306 396 C380 408 520 408 594 396'), width: 2.4, depth: 2.6 },
          { line: armhole, width: 2, depth: 1.6 },
          { line: mirrored(armhole), width: 2, depth: 1.6 },
          { line: path('M450 178 C446 250 440 330 432 404'), width: 2, depth: 2 },
        ],
      },
    ],
  };
}

const garment = (front: () => View, share = 0.86, detailY = 300): Garment => ({
  tint: TINTS.dresses,
  metres: 0.001,
  share,
  views: { front },
  details: { detail: { of: 'front', x: 450, y: detailY, width: 480 } },
});

export const DRESSES: Record<string, Garment> = {
  'slip-dress': garment(slipDress),
  'knit-dress': garment(knitDress),
  'shirt-dress': garment(shirtDress),
  'midi-dress': garment(midiDress),
};
