import { armholeSeams, type Bodice, type BodiceCut, cutBodice } from './bodice.ts';
import { both, buttons, label, patch, rectangle } from './details.ts';
import { openFront } from './fronts.ts';
import { type Line, mirrored, moved, type Point, path } from './geometry.ts';
import { cuffs, neckBand } from './knitwear.ts';
import type { Garment, Part, View } from './part.ts';
import type { TextureName } from './textures.ts';
import { TINTS } from './tints.ts';

/** The turned-down collar of a shirt, and the stand inside its back. `open` spreads the leaves by so many millimetres. */
export function shirtCollar(texture: TextureName, open = 0): { stand: Part[]; leaves: Part[] } {
  const y = 66 + open;
  const leaf = path(
    `M372 -16 C374 22 ${404 - open * 0.2} ${48 + open * 0.3} 449 ${y + 4} L${398 - open * 0.3} ${y + 62} C${372 - open * 0.2} ${y + 24} 352 52 350 10 C356 -4 362 -12 372 -16`,
  );
  const edge = path(
    `M356 16 C360 56 ${378 - open * 0.2} ${y + 20} ${399 - open * 0.3} ${y + 52} L${444} ${y + 4}`,
  );
  return {
    stand: [
      {
        outline: path(
          `M370 -14 C396 -44 504 -44 530 -14 C520 ${20 + open * 0.2} 486 ${y} 450 ${y + 4} C414 ${y} 380 ${20 + open * 0.2} 370 -14`,
        ),
        role: 'base',
        texture,
        lift: -34,
        dim: 0.84,
        height: ({ x: at }) => -14 * (1 - ((at - 450) / 90) ** 2),
      },
      label(450, -14, 36, 15),
    ],
    leaves: both(leaf).map(
      (outline, side): Part => ({
        outline,
        texture,
        rides: true,
        lift: 5,
        thickness: 3,
        warp: side === 0 ? 70 : 110,
        grooves: [{ line: side === 0 ? edge : mirrored(edge), width: 1.4, depth: 0.9 }],
        stitches: [side === 0 ? edge : mirrored(edge)],
        height: ({ x, y: at }) => 6 - 0.05 * Math.max(0, at - 20) - 0.0006 * (x - 450) ** 2,
      }),
    ),
  };
}

/** A placket of so many buttons from below the collar to the hem. */
function placket(texture: TextureName, from: number, to: number, count: number, width = 34): Part[] {
  const places = Array.from(
    { length: count },
    (_, step): Point => [450, from + 12 + (step * (to - from - 70)) / (count - 1)],
  );
  const half = width / 2;
  const seams = [-half + 5, half - 5].map(
    (x): Line => [
      [450 + x, from],
      [450 + x, to],
    ],
  );
  return [
    {
      outline: rectangle(450 - half, from - 6, width, to - from + 30),
      texture,
      rides: true,
      clip: true,
      lift: 0.6,
      thickness: 2,
      grooves: seams.map((line) => ({ line, width: 1.3, depth: 0.7 })),
      stitches: seams,
    },
    ...buttons(places, 6.2),
  ];
}

const SHIRT: BodiceCut = {
  seed: 42,
  neck: 76,
  shoulder: 204,
  slope: 44,
  armpit: [228, 238],
  waist: 222,
  hem: 224,
  length: 690,
  hemDrop: 44,
  frontNeck: 72,
  backNeck: 8,
  sleeve: { length: 600, angle: 8, cuff: 46, fullness: 9 },
  texture: 'cotton',
  drape: 1.25,
};

const hemStitch = (bodice: Bodice, by = 14): Line => moved(bodice.hemline, 0, -by);

function shirt(): View {
  const bodice = cutBodice(SHIRT);
  const collar = shirtCollar('cotton');
  const pocket = path('M508 262 L590 258 L592 344 L552 364 L511 348');
  return {
    parts: [
      ...collar.stand,
      ...bodice.sleeves,
      ...cuffs(bodice, 62).map(
        (outline): Part => ({ outline, texture: 'cotton', rides: true, clip: true, thickness: 3, lift: 1 }),
      ),
      {
        ...bodice.body,
        grooves: [...armholeSeams(bodice), { line: hemStitch(bodice), width: 1.5, depth: 1 }],
        stitches: [hemStitch(bodice)],
      },
      ...placket('cotton', 74, 732, 7),
      patch(pocket, { texture: 'cotton' }, 6),
      ...collar.leaves,
    ],
  };
}

function pyjama(): View {
  const bodice = cutBodice({
    ...SHIRT,
    seed: 77,
    texture: 'satin',
    gloss: { strength: 0.34, sharpness: 7 },
    drape: 1.4,
    hemDrop: 16,
    length: 660,
    frontNeck: 150,
    sleeve: { length: 590, angle: 8, cuff: 52, fullness: 12 },
  });
  const front = openFront(bodice, { overlap: 14 });
  const satin = { texture: 'satin', gloss: { strength: 0.34, sharpness: 7 } } as const;
  const edge = front.over.outline as Line;
  const leaf = path(
    'M372 -14 C368 40 400 110 452 158 L404 150 C366 138 330 84 322 44 C336 16 352 -8 372 -14',
  );
  return {
    parts: [
      bodice.inside,
      label(450, 6, 38, 16),
      ...bodice.sleeves,
      ...cuffs(bodice, 44).map(
        (outline): Part => ({ ...satin, outline, rides: true, clip: true, thickness: 2.4 }),
      ),
      front.under,
      { ...front.over, grooves: armholeSeams(bodice).slice(0, 1) },
      patch(path('M506 270 L594 266 L596 364 L510 368'), satin, 6),
      ...both(leaf).map((outline): Part => ({ ...satin, outline, rides: true, lift: 4, thickness: 3 })),
      {
        outline: edge.length
          ? path(
              'M372 -14 C352 -6 338 14 324 44 C352 -22 400 -40 450 -40 C500 -40 548 -22 576 44 C562 14 548 -6 528 -14 C500 -30 400 -30 372 -14',
            )
          : [],
        ...satin,
        rides: true,
        thickness: 2,
      },
      ...buttons(
        [0, 1, 2, 3].map((step): Point => [452, 186 + step * 126]),
        7.5,
      ),
    ],
  };
}

function blouse(): View {
  const bodice = cutBodice({
    ...SHIRT,
    seed: 48,
    texture: 'satin',
    gloss: { strength: 0.14, sharpness: 6 },
    drape: 1.7,
    length: 640,
    hemDrop: 20,
    frontNeck: 70,
    hem: 226,
    sleeve: { length: 610, angle: 9, cuff: 40, fullness: 34 },
  });
  const silk = { texture: 'satin', gloss: { strength: 0.14, sharpness: 6 } } as const;
  const tail = (x: number, y: number) =>
    path(
      `M446 88 C440 150 ${x + 10} ${y - 130} ${x} ${y} L${x + 62} ${y + 22} C${x + 58} ${y - 110} 470 160 462 88`,
    );
  return {
    parts: [
      {
        outline: path('M376 -6 C384 -42 516 -42 524 -6 C510 40 390 40 376 -6'),
        role: 'inside',
        texture: 'satin',
        lift: -34,
        dim: 0.8,
      },
      ...bodice.sleeves,
      ...cuffs(bodice, 56).map(
        (outline): Part => ({ ...silk, outline, rides: true, clip: true, thickness: 3 }),
      ),
      {
        ...bodice.body,
        grooves: [...armholeSeams(bodice), { line: hemStitch(bodice, 12), width: 1.4, depth: 1 }],
      },
      {
        ...silk,
        outline: path(
          'M372 -10 C366 34 402 74 450 80 C498 74 534 34 528 -10 C516 34 484 56 450 58 C416 56 384 34 372 -10',
        ),
        rides: true,
        lift: 3,
        thickness: 5,
      },
      {
        ...silk,
        outline: tail(470, 330),
        rides: true,
        lift: 3,
        thickness: 5,
        warp: 80,
        height: ({ x, y }) => 2.4 * Math.sin((x - y * 0.16) / 9),
      },
      {
        ...silk,
        outline: tail(402, 372),
        rides: true,
        lift: 3,
        thickness: 5,
        warp: 96,
        height: ({ x, y }) => 2.4 * Math.sin((x + y * 0.05) / 9),
      },
      {
        ...silk,
        outline: path('M450 84 C400 34 330 50 330 92 C330 134 404 138 450 96'),
        rides: true,
        lift: 5,
        thickness: 6,
        round: 0.35,
        warp: 20,
        height: ({ x, y }) => 3 * Math.sin((y - 88) / 6) * Math.min(1, (450 - x) / 90),
      },
      {
        ...silk,
        outline: path('M456 84 C506 30 578 50 574 96 C566 136 500 136 456 98'),
        rides: true,
        lift: 5,
        thickness: 6,
        round: 0.35,
        warp: 160,
        height: ({ x, y }) => 3 * Math.sin((y - 90) / 6) * Math.min(1, (x - 450) / 90),
      },
      {
        ...silk,
        outline: path(
          'M432 72 C446 66 462 66 474 74 C478 90 476 102 470 110 C456 114 442 112 434 108 C428 96 428 84 432 72',
        ),
        rides: true,
        lift: 6,
        thickness: 5,
        round: 0.5,
      },
    ],
  };
}

function polo(): View {
  const bodice = cutBodice({
    ...SHIRT,
    seed: 45,
    neck: 80,
    texture: 'fineKnit',
    drape: 1,
    length: 640,
    hemDrop: 10,
    frontNeck: 84,
    hem: 226,
    sleeve: { length: 232, angle: 20, cuff: 92, fullness: 0 },
  });
  const collar = shirtCollar('fineRib', 18);
  const rib: Partial<Part> = { role: 'rib', texture: 'fineRib' };
  const slit: Line[] = [
    [
      [433, 88],
      [433, 236],
    ],
    [
      [467, 88],
      [467, 236],
    ],
    [
      [433, 236],
      [467, 236],
    ],
  ];
  return {
    wobble: 1.1,
    parts: [
      ...collar.stand.map((part): Part => (part.role === 'label' ? part : { ...part, ...rib, cloth: false })),
      ...bodice.sleeves,
      ...cuffs(bodice, 24).map(
        (outline): Part => ({ ...rib, outline, rides: true, clip: true, thickness: 2 }),
      ),
      {
        ...bodice.body,
        grooves: [...armholeSeams(bodice), { line: hemStitch(bodice, 16), width: 1.4, depth: 0.9 }],
        stitches: [hemStitch(bodice, 16)],
      },
      {
        outline: rectangle(433, 84, 34, 152),
        texture: 'fineKnit',
        rides: true,
        clip: true,
        lift: 1,
        thickness: 2.4,
        grooves: slit.map((line) => ({ line, width: 1.2, depth: 0.8 })),
      },
      ...buttons(
        [
          [450, 116],
          [450, 160],
          [450, 206],
        ],
        6,
      ),
      ...collar.leaves.map((part): Part => ({ ...part, ...rib, cloth: false })),
    ],
  };
}

function longsleeve(): View {
  const bodice = cutBodice({
    ...SHIRT,
    seed: 52,
    neck: 92,
    backNeck: 16,
    texture: 'jersey',
    drape: 1.15,
    length: 640,
    hemDrop: 10,
    frontNeck: 92,
    hem: 216,
    waist: 214,
    armpit: [222, 232],
    shoulder: 196,
    sleeve: { length: 610, angle: 8, cuff: 38, fullness: 0 },
  });
  const neck = neckBand(bodice, 18, { role: 'rib', texture: 'fineRib', thickness: 2, rides: true });
  const cuffLines = cuffs(bodice, 20);
  return {
    wobble: 1.1,
    parts: [
      bodice.inside,
      neck.back,
      label(450, -2, 34, 15),
      ...bodice.sleeves,
      ...cuffLines.map(
        (outline): Part => ({ outline, texture: 'jersey', rides: true, clip: true, thickness: 1 }),
      ),
      {
        ...bodice.body,
        grooves: [...armholeSeams(bodice), { line: hemStitch(bodice, 18), width: 1.4, depth: 0.9 }],
        stitches: [hemStitch(bodice, 18)],
      },
      neck.front,
    ],
  };
}

function tank(): View {
  const bodice = cutBodice({
    ...SHIRT,
    seed: 57,
    neck: 92,
    shoulder: 134,
    slope: 14,
    backNeck: 4,
    texture: 'fineRib',
    drape: 0.8,
    length: 600,
    hemDrop: 10,
    frontNeck: 150,
    hem: 196,
    waist: 186,
    armpit: [196, 232],
    sleeve: undefined,
  });
  const band = { role: 'rib', texture: 'jersey', rides: true, thickness: 2 } as const;
  const half = path('M358 0 C366 60 400 92 450 94');
  const back = [...half, ...mirrored(half)];
  return {
    wobble: 1.1,
    parts: [
      { ...bodice.inside, outline: [...back, ...bodice.frontNeckline.toReversed()] },
      {
        ...band,
        rides: false,
        lift: -34,
        dim: 0.85,
        outline: [...back, ...moved(back, 0, 14).toReversed()],
      },
      {
        ...bodice.body,
        grooves: [{ line: hemStitch(bodice, 16), width: 1.4, depth: 0.9 }],
        stitches: [hemStitch(bodice, 16)],
      },
      ...both(bodice.leftArmhole).map(
        (line): Part => ({
          ...band,
          outline: [...line, ...line.map(([x, y]): Point => [x + (x < 450 ? 13 : -13), y]).reverse()],
          clip: true,
        }),
      ),
      {
        ...band,
        outline: [...bodice.frontNeckline, ...moved(bodice.frontNeckline, 0, 14).reverse()],
        clip: true,
      },
    ],
  };
}

const garment = (front: () => View, share: number): Garment => ({
  tint: TINTS.shirts,
  metres: 0.001,
  share,
  views: { front },
  details: { detail: { of: 'front', x: 450, y: 340, width: 520 } },
});

export const SHIRTS: Record<string, Garment> = {
  shirt: garment(shirt, 0.76),
  blouse: garment(blouse, 0.74),
  polo: garment(polo, 0.7),
  longsleeve: garment(longsleeve, 0.73),
  tank: garment(tank, 0.68),
  pyjama: garment(pyjama, 0.74),
};
