import { armholeSeams, type BodiceCut, cutBodice } from './bodice.ts';
import { both, buttons, patch, studs, zip } from './details.ts';
import { foldAlong, radiating } from './folds.ts';
import { openFront } from './fronts.ts';
import { type Line, mirrored, moved, type Point, path, ribbon, through } from './geometry.ts';
import { cuffs, hemBand, neckBand } from './knitwear.ts';
import type { Garment, Part, View } from './part.ts';
import { noise, seeded } from './random.ts';
import { TINTS } from './tints.ts';

const SWEAT: BodiceCut = {
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
const RIB = { role: 'rib', texture: 'rib', textureSize: 0.6, rides: true, thickness: 3 } as const;

function sweatshirt(): View {
  const bodice = cutBodice(SWEAT);
  const neck = neckBand(bodice, 23, RIB);
  return {
    parts: [
      bodice.inside,
      neck.back,
      ...bodice.sleeves,
      ...cuffs(bodice, 60).map((outline): Part => ({ ...RIB, clip: true, outline })),
      {
        ...bodice.body,
        grooves: armholeSeams(bodice),
        stitches: [bodice.leftArmhole, mirrored(bodice.leftArmhole)]
          .map((line) => moved(line, line === bodice.leftArmhole ? 7 : 7, 0))
          .slice(0, 1),
      },
      { outline: path('M428 90 L472 90 L450 122'), ...RIB, clip: true },
      { ...RIB, outline: hemBand(bodice, 60) },
      neck.front,
    ],
  };
}

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

const cord = (line: Line): Part[] => [
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

function hoodie(): View {
  const bodice = cutBodice({ ...SWEAT, seed: 113, frontNeck: 60 });
  const pocket = path('M346 420 L554 420 L612 540 L600 586 L300 586 L288 540');
  const mouths = [path('M346 424 L292 540'), path('M554 424 L608 540')];
  return {
    parts: [
      ...bodice.sleeves,
      ...cuffs(bodice, 60).map((outline): Part => ({ ...RIB, clip: true, outline })),
      { ...bodice.body, grooves: armholeSeams(bodice) },
      {
        ...patch(pocket, { texture: 'fleece', lift: 2, thickness: 3 }),
        grooves: mouths.map((line) => ({
          line: moved(line, line[0]?.[0] === 346 ? 9 : -9, 2),
          width: 1.6,
          depth: 1,
        })),
        stitches: mouths.map((line) => moved(line, line[0]?.[0] === 346 ? 9 : -9, 2)),
      },
      { ...RIB, outline: hemBand(bodice, 60) },
      ...hood(),
      ...cord(through([424, 100], [420, 160], [424, 220], [420, 272])),
      ...cord(through([476, 100], [482, 150], [476, 206], [480, 244])),
      studs(
        [
          [424, 100],
          [476, 100],
        ],
        5,
      ),
    ],
  };
}

/** Quilting: cushions between seams `pitch` apart, with small puckers along every seam. */
function quilting(seed: number, pitch: number, depth: number, slant = 0): NonNullable<Part['height']> {
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

const NYLON = { texture: 'nylon', gloss: { strength: 0.16, sharpness: 18 } } as const;

function puffer(sleeves: boolean): () => View {
  return () => {
    const cut: BodiceCut = {
      seed: 121,
      neck: 84,
      shoulder: sleeves ? 218 : 190,
      slope: 46,
      armpit: sleeves ? [240, 262] : [224, 276],
      hem: 232,
      length: 640,
      hemDrop: 6,
      frontNeck: 60,
      texture: 'nylon',
      drape: 0.25,
      round: 0.4,
      gloss: NYLON.gloss,
      ...(sleeves && { sleeve: { length: 610, angle: 8, cuff: 56, fullness: 22 } }),
    };
    const bodice = cutBodice(cut);
    const quilt = quilting(31, 84, 13);
    const sleeveQuilt = [quilting(32, 80, 12, 0.14), quilting(33, 80, 12, -0.14)];
    const stand = path(
      'M368 -2 C362 -44 372 -82 384 -92 C420 -100 480 -100 516 -92 C528 -82 538 -44 532 -2 C540 30 500 56 450 60 C400 56 360 30 368 -2',
    );
    const standQuilt = quilting(34, 46, 8);
    return {
      wobble: 0.8,
      parts: [
        ...bodice.sleeves.map(
          (part, side): Part => ({ ...part, height: sleeveQuilt[side] ?? quilt, thickness: 4 }),
        ),
        ...(sleeves
          ? cuffs(bodice, 26).map(
              (outline): Part => ({
                ...NYLON,
                outline,
                role: 'rib',
                texture: 'rib',
                textureSize: 0.5,
                rides: true,
                clip: true,
                thickness: 2,
              }),
            )
          : []),
        { ...bodice.body, height: quilt, thickness: 5, grooves: sleeves ? armholeSeams(bodice) : [] },
        ...(sleeves
          ? []
          : both(bodice.leftArmhole).map(
              (line): Part => ({
                outline: ribbon(line, 18),
                ...NYLON,
                rides: true,
                clip: true,
                thickness: 3,
              }),
            )),
        {
          outline: path('M384 -92 C420 -104 480 -104 516 -92 C510 -66 390 -66 384 -92'),
          role: 'inside',
          texture: 'fleece',
          lift: -24,
          dim: 0.66,
        },
        {
          outline: stand,
          ...NYLON,
          rides: true,
          lift: 4,
          round: 0.4,
          thickness: 6,
          height: (place) => standQuilt({ ...place, y: place.y + 6 }),
        },
        {
          outline: ribbon(
            [
              [450, -78],
              [450, 646],
            ],
            15,
          ),
          role: 'dark',
          texture: 'twill',
          rides: true,
          thickness: 1,
        },
        ...zip(
          [
            [450, -76],
            [450, 644],
          ],
          { tape: 8, puller: [450, -70] },
        ).slice(1),
        ...both(path('M286 470 L300 394 L308 396 L296 474')).map(
          (outline): Part => ({ outline, role: 'dark', texture: 'twill', rides: true, thickness: 1 }),
        ),
      ],
    };
  };
}

function parka(): View {
  const bodice = cutBodice({
    seed: 131,
    neck: 86,
    shoulder: 220,
    slope: 50,
    armpit: [242, 268],
    waist: 226,
    hem: 252,
    length: 900,
    hemDrop: 8,
    frontNeck: 60,
    sleeve: { length: 620, angle: 8, cuff: 60, fullness: 14 },
    texture: 'canvas',
    drape: 1.25,
    round: 0.38,
  });
  const cloth = { texture: 'canvas' } as const;
  const cargo = path('M264 600 L396 594 L400 742 L268 750');
  const flap = path('M258 592 L400 586 L402 642 L332 652 L260 648');
  const places = [120, 240, 360, 560, 680, 800].map((y): Point => [450, y]);
  return {
    parts: [
      ...bodice.sleeves,
      ...cuffs(bodice, 50).map(
        (outline): Part => ({ ...cloth, outline, rides: true, clip: true, thickness: 2.4 }),
      ),
      {
        ...bodice.body,
        grooves: [...armholeSeams(bodice), { line: moved(bodice.hemline, 0, -24), width: 1.6, depth: 1 }],
        stitches: [moved(bodice.hemline, 0, -24)],
      },
      {
        outline: path('M236 458 C330 474 570 474 664 458 L664 482 C570 498 330 498 236 482'),
        ...cloth,
        rides: true,
        clip: true,
        lift: 0.5,
        thickness: 2.4,
        stitches: [path('M236 462 C330 478 570 478 664 462'), path('M236 478 C330 494 570 494 664 478')],
      },
      {
        outline: path('M412 60 L488 60 L490 906 L410 906'),
        ...cloth,
        rides: true,
        clip: true,
        lift: 2,
        thickness: 3.4,
        stitches: [path('M420 60 L418 900'), path('M480 60 L482 900')],
      },
      ...both(cargo).map((outline) => patch(outline, { ...cloth, lift: 2, thickness: 4 }, 8)),
      ...both(flap).map((outline) => patch(outline, { ...cloth, lift: 3, thickness: 4 }, 8)),
      studs(places, 9),
      studs(
        [
          [330, 634],
          [570, 634],
        ],
        7,
      ),
      ...hood(seeded(17)).map(
        (part): Part => ({ ...part, texture: part.role === 'inside' ? 'terry' : 'canvas' }),
      ),
      ...cord(through([420, 102], [414, 150], [418, 196])),
      ...cord(through([480, 102], [486, 146], [482, 186])),
    ],
  };
}

function denimJacket(): View {
  const bodice = cutBodice({
    seed: 141,
    neck: 80,
    shoulder: 212,
    slope: 48,
    armpit: [232, 250],
    waist: 220,
    hem: 214,
    length: 560,
    hemDrop: 6,
    frontNeck: 96,
    backNeck: 10,
    sleeve: { length: 610, angle: 8, cuff: 48, fullness: 8 },
    texture: 'denim',
    drape: 1.1,
    round: 0.38,
  });
  const denim = { texture: 'denim' } as const;
  const front = openFront(bodice, { overlap: 18 });
  const yoke = path('M238 176 C320 190 400 190 450 186');
  const seams: Line[] = [yoke, path('M352 190 L384 540'), path('M318 190 L300 540')];
  const flap = path('M300 188 L396 190 L396 232 L348 246 L302 232');
  const leaf = path('M372 -14 C370 30 404 84 452 104 L410 166 C372 138 330 84 328 36 C340 10 356 -6 372 -14');
  const waistband = hemBand(bodice, 46);
  return {
    parts: [
      {
        outline: path('M370 -14 C396 -40 504 -40 530 -14 C524 40 486 88 450 100 C414 88 376 40 370 -14'),
        role: 'inside',
        texture: 'denim',
        lift: -34,
        dim: 0.8,
      },
      ...bodice.sleeves,
      ...cuffs(bodice, 48).map(
        (outline): Part => ({ ...denim, outline, rides: true, clip: true, thickness: 3, lift: 0.6 }),
      ),
      front.under,
      { ...front.over, grooves: armholeSeams(bodice).slice(0, 1) },
      ...both([] as Line)
        .flatMap((_, side): Part[] => {
          const lines = seams.map((line) => (side === 0 ? line : mirrored(line)));
          return [
            {
              outline: path(
                side === 0 ? 'M230 60 L452 60 L452 560 L230 560' : 'M452 60 L670 60 L670 560 L452 560',
              ),
              ...denim,
              rides: true,
              clip: true,
              grooves: lines.map((line) => ({ line, width: 1.6, depth: 1.4 })),
              stitches: lines.flatMap((line) => [moved(line, 0, 6)]),
            },
          ];
        })
        .slice(0, 0),
      ...both(flap).map((outline) => patch(outline, { ...denim, lift: 2, thickness: 3 }, 5)),
      {
        outline: ribbon(
          [
            [450, 100],
            [450, 560],
          ],
          40,
        ),
        ...denim,
        rides: true,
        clip: true,
        lift: 0.8,
        thickness: 2.6,
        stitches: [
          [
            [436, 100],
            [436, 540],
          ],
          [
            [464, 100],
            [464, 540],
          ],
        ],
        grooves: [],
      },
      ...both(path('M352 246 L384 512')).map(
        (line): Part => ({
          outline: ribbon(line, 12),
          ...denim,
          rides: true,
          clip: true,
          thickness: 1.4,
          stitches: [moved(line, -3, 0), moved(line, 3, 0)],
        }),
      ),
      ...both(path('M304 246 L296 512')).map(
        (line): Part => ({
          outline: ribbon(line, 12),
          ...denim,
          rides: true,
          clip: true,
          thickness: 1.4,
          stitches: [moved(line, -3, 0), moved(line, 3, 0)],
        }),
      ),
      {
        outline: waistband,
        ...denim,
        rides: true,
        clip: true,
        lift: 0.8,
        thickness: 3,
        stitches: [moved(bodice.hemline, 0, -7), moved(bodice.hemline, 0, -39)],
      },
      ...both(leaf).map((outline, side): Part => {
        const edge = path('M334 40 C340 86 374 132 409 156 L444 106');
        return {
          outline,
          ...denim,
          rides: true,
          lift: 4,
          thickness: 3.4,
          stitches: [side === 0 ? edge : mirrored(edge)],
        };
      }),
      {
        outline: path(
          'M372 -14 C400 -36 500 -36 528 -14 C560 0 572 36 572 36 C556 4 540 -16 500 -22 C470 -26 430 -26 400 -22 C360 -16 344 4 328 36 C328 36 340 0 372 -14',
        ),
        ...denim,
        rides: true,
        lift: 4,
        thickness: 2,
      },
      ...buttons(
        [140, 214, 288, 362, 436, 536].map((y): Point => [450, y]),
        8.5,
        'metal',
      ).slice(0, 1),
      ...buttons(
        [
          [348, 234],
          [552, 234],
        ],
        7,
        'metal',
      ).slice(0, 1),
    ],
  };
}

const garment = (tint: string, front: () => View, share: number, detailY = 340): Garment => ({
  tint,
  metres: 0.001,
  share,
  views: { front },
  details: { detail: { of: 'front', x: 450, y: detailY, width: 520 } },
});

export const SPORT: Record<string, Garment> = {
  sweatshirt: garment(TINTS.knit, sweatshirt, 0.72),
  hoodie: garment(TINTS.knit, hoodie, 0.76),
  puffer: garment(TINTS.outerwear, puffer(true), 0.75),
  'puffer-vest': garment(TINTS.outerwear, puffer(false), 0.72),
  parka: garment(TINTS.outerwear, parka, 0.82),
  'denim-jacket': garment(TINTS.denim, denimJacket, 0.7),
};
