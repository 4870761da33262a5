import { armholeSeams, type BodiceCut, cutBodice } from './bodice.ts';
import { both, buttons, label, patch, studs } from './details.ts';
import { creases, type Fold, hanging, mirroredFolds, radiating } from './folds.ts';
import { type Line, mirrored, moved, type Point, path, ribbon, through } from './geometry.ts';
import { cuffs, hemBand, neckBand } from './knitwear.ts';
import type { Garment, Part, View } from './part.ts';
import { noise, seeded } from './random.ts';
import { hood } from './sport.ts';
import { TINTS } from './tints.ts';

/** Children's proportions: a wide neck and body for the length, and full sleeves. */
const CHILD: BodiceCut = {
  seed: 601,
  neck: 92,
  shoulder: 200,
  slope: 46,
  armpit: [236, 232],
  hem: 246,
  length: 560,
  hemDrop: 10,
  frontNeck: 72,
  backNeck: 14,
  texture: 'jersey',
  drape: 1.1,
  round: 0.38,
};
const RIB = { role: 'rib', texture: 'rib', textureSize: 0.8, rides: true, thickness: 3.4 } as const;

function tee(): View {
  const bodice = cutBodice({ ...CHILD, sleeve: { length: 214, angle: 24, cuff: 94 } });
  const neck = neckBand(bodice, 26, { ...RIB, texture: 'fineRib' });
  const hem = moved(bodice.hemline, 0, -20);
  return {
    parts: [
      bodice.inside,
      neck.back,
      label(450, 2, 40, 18),
      ...bodice.sleeves.map((part): Part => ({ ...part })),
      ...cuffs(bodice, 22).map(
        (outline): Part => ({ outline, texture: 'jersey', rides: true, clip: true, thickness: 1.6 }),
      ),
      {
        ...bodice.body,
        grooves: [...armholeSeams(bodice), { line: hem, width: 1.6, depth: 1 }],
        stitches: [hem],
      },
      neck.front,
    ],
  };
}

function hoodie(): View {
  const bodice = cutBodice({
    ...CHILD,
    seed: 613,
    texture: 'fleece',
    length: 580,
    hem: 232,
    frontNeck: 60,
    sleeve: { length: 500, angle: 10, cuff: 56, fullness: 16 },
  });
  const pocket = path('M350 366 L550 366 L602 470 L590 522 L310 522 L298 470');
  return {
    parts: [
      ...bodice.sleeves,
      ...cuffs(bodice, 56).map((outline): Part => ({ ...RIB, clip: true, outline })),
      { ...bodice.body, grooves: armholeSeams(bodice) },
      patch(pocket, { texture: 'fleece', lift: 2, thickness: 3.4 }, 9),
      { ...RIB, outline: hemBand(bodice, 56) },
      ...hood(seeded(19)),
      studs(
        [
          [424, 100],
          [476, 100],
        ],
        6,
      ),
    ],
  };
}

/** The lower half of a one-piece: two short legs from the waist, as one outline with the gap between them. */
function romperOutline(
  neckline: Line,
  armhole: Line,
  options: { waist: Point; hip: Point; crotch: number; out: Point; inn: Point },
): Line {
  const { waist, hip, crotch, out, inn } = options;
  const sideLine = through(armhole.at(-1) ?? [0, 0], waist, hip, out);
  const left: Line = [
    ...armhole,
    ...sideLine.slice(1),
    ...through(out, [(out[0] + inn[0]) / 2, out[1] + 8], inn).slice(1),
    ...through(inn, [440, crotch + 30], [450, crotch]).slice(1),
  ];
  return [...neckline.toReversed(), ...left, ...mirrored(left)];
}

function romper(): View {
  const random = seeded(621);
  const slow = noise(622);
  const bodice = cutBodice({
    ...CHILD,
    seed: 623,
    shoulder: 176,
    slope: 40,
    armpit: [204, 214],
    sleeve: { length: 180, angle: 22, cuff: 82, fullness: 4 },
  });
  const outline = romperOutline(bodice.frontNeckline, bodice.leftArmhole, {
    waist: [262, 360],
    hip: [236, 520],
    crotch: 640,
    out: [262, 648],
    inn: [372, 664],
  });
  const folds = (): Fold[] => [
    ...radiating(random, [450, 640], {
      towards: 236,
      spread: 90,
      length: 190,
      count: 5,
      width: 14,
      height: 5,
    }),
    ...radiating(random, [256, 226], {
      towards: 50,
      spread: 60,
      length: 190,
      count: 4,
      width: 14,
      height: 5,
    }),
  ];
  const neck = neckBand(bodice, 22, { ...RIB, texture: 'fineRib' });
  const legs = path('M250 626 C300 652 340 664 384 666 L372 646 C340 644 300 632 256 606');
  return {
    parts: [
      bodice.inside,
      neck.back,
      label(450, 2, 36, 16),
      ...bodice.sleeves,
      ...cuffs(bodice, 20).map(
        (line): Part => ({ ...RIB, texture: 'fineRib', outline: line, clip: true, thickness: 2 }),
      ),
      {
        ...bodice.body,
        outline,
        open: false,
        folds: [
          ...folds(),
          ...mirroredFolds(folds()),
          ...creases(
            random,
            { x: 270, y: 380, width: 360, height: 120 },
            { count: 3, tilt: 3, width: 20, height: 4 },
          ),
        ],
        height: ({ x, y }) => 3.4 * slow(x / 90, y / 120),
        grooves: armholeSeams(bodice),
      },
      ...both(legs).map(
        (line): Part => ({ ...RIB, texture: 'fineRib', outline: line, clip: true, thickness: 3 }),
      ),
      {
        outline: [
          [436, 78],
          [464, 78],
          [464, 300],
          [436, 300],
        ],
        texture: 'jersey',
        rides: true,
        clip: true,
        lift: 1,
        thickness: 2.4,
      },
      ...buttons(
        [
          [450, 110],
          [450, 170],
          [450, 230],
          [450, 284],
        ],
        8,
      ),
      {
        outline: path('M396 628 C420 648 480 648 504 628 L500 654 C480 668 420 668 400 654'),
        texture: 'jersey',
        rides: true,
        clip: true,
        lift: 1,
        thickness: 2.4,
      },
      studs(
        [
          [418, 648],
          [450, 654],
          [482, 648],
        ],
        6,
      ),
      neck.front,
    ],
  };
}

function overall(): View {
  const random = seeded(631);
  const slow = noise(632);
  const cloth = { texture: 'denim' } as const;
  const side = through([338, 210], [322, 290], [262, 350], [246, 420], [240, 560], [252, 800], [262, 900]);
  const left: Line = [
    ...side,
    ...through([262, 900], [350, 908], [432, 900]).slice(1),
    ...through([432, 900], [440, 700], [446, 620], [450, 600]).slice(1),
  ];
  const outline: Line = [
    ...through([450, 214], [390, 212], [338, 210]),
    ...left.slice(1),
    ...mirrored(left),
    ...mirrored(through([450, 214], [390, 212], [338, 210])),
  ];
  const folds = (): Fold[] => [
    ...radiating(random, [446, 606], {
      towards: 200,
      spread: 90,
      length: 150,
      count: 5,
      width: 12,
      height: 4.4,
    }),
    ...creases(
      random,
      { x: 246, y: 700, width: 180, height: 70 },
      { count: 4, tilt: 4, width: 12, height: 3.4 },
    ),
    ...creases(
      random,
      { x: 252, y: 820, width: 176, height: 60 },
      { count: 3, tilt: 6, width: 12, height: 3.4 },
    ),
    ...hanging(random, [280, 440, 420], [270, 420, 905], { count: 2, width: 24, height: 4, start: 150 }),
  ];
  const strap = through([368, 232], [360, 120], [344, 10], [352, -40]);
  const backStrap = through([352, -40], [380, 20], [420, 140], [440, 220]);
  const turnUp = path('M252 852 C310 866 380 866 446 852 L446 912 C380 922 310 922 252 912');
  return {
    parts: [
      {
        outline: path('M340 330 C400 340 500 340 560 330 L552 214 C510 196 390 196 348 214'),
        role: 'inside',
        texture: 'denim',
        lift: -46,
        dim: 0.72,
      },
      ...[backStrap, mirrored(backStrap)].map(
        (line): Part => ({ outline: ribbon(line, 30), ...cloth, lift: -40, thickness: 3, dim: 0.86 }),
      ),
      {
        outline,
        ...cloth,
        round: 0.36,
        open: true,
        thickness: 2.4,
        folds: [...folds(), ...mirroredFolds(folds())],
        height: ({ x, y }) => 3 * slow(x / 80, y / 130),
        grooves: [
          {
            line: [
              [450, 400],
              [450, 600],
            ],
            width: 2,
            depth: 1.8,
          },
          { line: path('M262 366 C276 430 300 460 356 462'), width: 2, depth: 2 },
          { line: mirrored(path('M262 366 C276 430 300 460 356 462')), width: 2, depth: 2 },
        ],
        stitches: [
          path('M344 224 C400 228 500 228 556 224'),
          path('M346 222 C338 290 318 330 276 356'),
          mirrored(path('M346 222 C338 290 318 330 276 356')),
          path('M270 366 C284 424 306 452 356 454'),
        ],
      },
      {
        outline: path('M252 392 C340 404 560 404 648 392 L648 426 C560 438 340 438 252 426'),
        ...cloth,
        rides: true,
        clip: true,
        lift: 0.8,
        thickness: 2.6,
        stitches: [path('M256 398 C340 410 560 410 644 398'), path('M256 422 C340 432 560 432 644 422')],
      },
      patch(path('M382 264 L518 264 L520 356 L486 372 L414 372 L380 356'), { ...cloth, lift: 1.5 }, 6),
      ...both(turnUp).map(
        (line): Part => ({
          outline: line,
          ...cloth,
          role: 'inside',
          cloth: false,
          rides: true,
          clip: true,
          lift: 1.5,
          thickness: 3.4,
        }),
      ),
      ...[strap, mirrored(strap)].map(
        (line): Part => ({
          outline: ribbon(line, 34),
          ...cloth,
          lift: 14,
          rides: true,
          thickness: 3.4,
          stitches: [moved(line, -12, 0), moved(line, 12, 0)],
        }),
      ),
      {
        outline: [
          [366, 236],
          [534, 236],
        ].flatMap(([x = 0, y = 0]) => [
          path(`M${x - 22} ${y - 12} L${x + 22} ${y - 12} L${x + 22} ${y + 22} L${x - 22} ${y + 22}`),
          path(`M${x - 15} ${y - 5} L${x + 15} ${y - 5} L${x + 15} ${y + 15} L${x - 15} ${y + 15}`),
        ]),
        role: 'metal',
        texture: 'smooth',
        rides: true,
        lift: 4,
        thickness: 3,
        gloss: { strength: 0.8, sharpness: 22 },
      },
      studs(
        [
          [366, 242],
          [534, 242],
        ],
        9,
      ),
    ],
  };
}

function dress(): View {
  const random = seeded(641);
  const slow = noise(642);
  const bodice = cutBodice({
    ...CHILD,
    seed: 643,
    shoulder: 182,
    slope: 42,
    armpit: [204, 216],
    texture: 'cotton',
    frontNeck: 66,
    sleeve: { length: 168, angle: 22, cuff: 78, fullness: 18 },
  });
  const side = through([246, 216], [252, 270], [256, 326]);
  const skirt = through([256, 326], [226, 460], [176, 640], [150, 720]);
  const hem: Line = Array.from({ length: 121 }, (_, step): Point => {
    const x = 150 + 5 * step;
    return [x, 720 + 20 * Math.sin((Math.PI * step) / 120) + 5 * slow(x / 22, 4)];
  });
  const left: Line = [...bodice.leftArmhole, ...side.slice(1), ...skirt.slice(1)];
  const outline: Line = [...bodice.frontNeckline.toReversed(), ...left, ...hem, ...mirrored(left)];
  const collar = path(
    'M362 -6 C360 40 400 70 449 72 C452 96 440 118 408 116 C360 112 328 76 330 30 C336 10 348 -2 362 -6',
  );
  return {
    parts: [
      bodice.inside,
      label(450, 0, 36, 16),
      ...bodice.sleeves,
      ...cuffs(bodice, 20).map(
        (line): Part => ({ outline: line, texture: 'cotton', rides: true, clip: true, thickness: 2.4 }),
      ),
      {
        ...bodice.body,
        outline,
        folds: [
          ...hanging(random, [260, 640, 334], [160, 740, 740], {
            count: 13,
            width: 26,
            height: 11,
            start: 50,
          }),
          ...hanging(random, [280, 620, 330], [190, 710, 740], {
            count: 4,
            width: 60,
            height: 12,
            start: 60,
          }),
        ],
        height: ({ x, y }) =>
          3 * slow(x / 80, y / 140) +
          (y > 330 && y < 400 ? (1 - (y - 330) / 70) * 1.8 * Math.sin(x / 5 + 3 * slow(x / 20, 1)) : 0),
        grooves: [
          ...armholeSeams(bodice),
          { line: path('M254 328 C340 342 560 342 646 328'), width: 2.4, depth: 2.6 },
          { line: moved(hem, 0, -18), width: 1.6, depth: 1 },
        ],
      },
      ...both(collar).map(
        (line): Part => ({
          outline: line,
          role: 'rib',
          texture: 'cotton',
          rides: true,
          lift: 3,
          thickness: 3,
        }),
      ),
      ...buttons(
        [
          [450, 128],
          [450, 190],
          [450, 252],
        ],
        8,
      ),
    ],
  };
}

const garment = (front: () => View, share: number): Garment => ({
  tint: TINTS.children,
  metres: 0.0007,
  share,
  views: { front },
  details: { detail: { of: 'front', x: 450, y: 360, width: 500 } },
});

export const KIDS: Record<string, Garment> = {
  'kids-tee': garment(tee, 0.66),
  'kids-hoodie': garment(hoodie, 0.72),
  'kids-romper': garment(romper, 0.68),
  'kids-overall': garment(overall, 0.8),
  'kids-dress': garment(dress, 0.7),
};
