import { armholeSeams, cutBodice } from './bodice.ts';
import { both, buttons, label, patch } from './details.ts';
import { creases, type Fold, foldAlong, mirroredFolds, radiating } from './folds.ts';
import { openFront } from './fronts.ts';
import { type Line, mirrored, moved, type Point, path, ribbon, ring, through } from './geometry.ts';
import { cuffs, swapNeck } from './knitwear.ts';
import type { Garment, Part, View } from './part.ts';
import { noise, seeded } from './random.ts';
import { TINTS } from './tints.ts';

function robe(): View {
  const terry = { texture: 'terry' } as const;
  const cut = {
    seed: 701,
    neck: 76,
    shoulder: 220,
    slope: 50,
    armpit: [248, 276] as const,
    waist: 218,
    hem: 262,
    length: 1040,
    hemDrop: 8,
    frontNeck: 400,
    sleeve: { length: 560, angle: 8, cuff: 74, fullness: 12 },
    texture: 'terry' as const,
    drape: 1.1,
    round: 0.38,
  };
  const bodice = cutBodice(cut);
  const half = path('M374 -2 C384 120 420 300 456 452');
  const neckline = [...half, ...mirrored(half)];
  const opened = {
    ...bodice,
    frontNeckline: neckline,
    body: { ...bodice.body, outline: swapNeck(bodice, neckline) },
  };
  const fronts = openFront(opened, { overlap: 46 });
  const shawl = path(
    'M450 -34 C404 -34 372 -22 362 0 C340 60 356 220 412 380 L470 488 L512 520 C470 420 420 250 392 100 C386 60 384 20 388 0 C406 -16 430 -18 450 -18',
  );
  return {
    parts: [
      fronts.back,
      { ...bodice.inside, outline: [...bodice.backNeckline, ...neckline.toReversed()], dim: 0.74 },
      label(450, 12, 46, 19),
      ...bodice.sleeves,
      ...cuffs(bodice, 84).map(
        (outline): Part => ({ ...terry, outline, rides: true, clip: true, lift: 3, thickness: 7 }),
      ),
      fronts.under,
      { ...fronts.over, grooves: armholeSeams(bodice).slice(0, 1) },
      ...both(path('M278 640 L384 634 L386 768 L282 776')).map((outline) =>
        patch(outline, { ...terry, lift: 3, thickness: 6 }),
      ),
      { ...terry, outline: mirrored(shawl), rides: true, lift: 4, thickness: 8 },
      { ...terry, outline: shawl, rides: true, lift: 5, thickness: 8 },
      {
        ...terry,
        outline: path('M226 488 C330 506 570 506 674 488 L674 536 C570 554 330 554 226 536'),
        rides: true,
        clip: true,
        lift: 5,
        thickness: 6,
      },
      {
        ...terry,
        outline: path('M470 540 C462 640 452 730 440 800 L486 806 C494 720 500 630 506 540'),
        rides: true,
        lift: 5,
        thickness: 6,
        round: 0.2,
      },
      {
        ...terry,
        outline: path('M506 540 C520 620 540 690 560 742 L602 724 C574 660 556 600 542 536'),
        rides: true,
        lift: 5,
        thickness: 6,
        round: 0.2,
      },
      {
        ...terry,
        outline: path(
          'M456 482 C486 472 520 474 548 486 C556 506 556 530 546 548 C518 560 486 560 460 550 C450 530 450 504 456 482',
        ),
        rides: true,
        lift: 8,
        thickness: 9,
        round: 0.4,
      },
    ],
  };
}

function bra(): View {
  const lace = { texture: 'lace' } as const;
  const cup = path(
    'M438 250 C420 190 372 120 300 96 C262 130 232 190 226 262 C232 320 280 356 340 352 C396 346 432 310 438 250',
  );
  const band = path(
    'M226 262 C210 270 190 280 172 296 C178 320 184 344 192 366 C240 350 290 352 340 360 C390 366 420 344 440 330',
  );
  const wire = path('M438 252 C432 310 396 346 340 352 C280 356 234 322 226 262');
  const seam = path('M240 232 C300 250 370 256 434 244');
  const strap = through([300, 98], [292, 20], [304, -70], [330, -120]);
  const backStrap = through([330, -120], [352, -60], [356, 60], [340, 190]);
  const random = seeded(711);
  return {
    wobble: 0.5,
    parts: [
      ...both(backStrap).map(
        (line): Part => ({ outline: ribbon(line, 13), texture: 'satin', lift: -50, thickness: 2, dim: 0.86 }),
      ),
      {
        outline: path('M180 300 C260 220 640 220 720 300 L712 352 C640 290 260 290 188 352'),
        role: 'inside',
        texture: 'satin',
        lift: -60,
        dim: 0.86,
        thickness: 2,
      },
      ...both([...band, [440, 290], [430, 270]]).map(
        (outline): Part => ({
          outline,
          texture: 'satin',
          lift: -6,
          thickness: 2.4,
          round: 0.14,
          height: ({ x }) => -0.1 * Math.abs(x - 450),
        }),
      ),
      {
        outline: path('M418 226 C440 252 460 252 482 226 L482 336 C460 346 440 346 418 336'),
        ...lace,
        lift: -8,
        thickness: 2,
      },
      ...both(cup).map(
        (outline, side): Part => ({
          outline,
          ...lace,
          lift: 2,
          round: 0.55,
          thickness: 2.4,
          grooves: [{ line: side === 0 ? seam : mirrored(seam), width: 2, depth: 1.6 }],
          folds: creases(
            random,
            side === 0
              ? { x: 250, y: 280, width: 170, height: 60 }
              : { x: 480, y: 280, width: 170, height: 60 },
            { count: 2, tilt: 4, width: 14, height: 2 },
          ),
        }),
      ),
      ...both(wire).map(
        (line): Part => ({
          outline: ribbon(line, 9),
          texture: 'satin',
          rides: true,
          lift: 0.5,
          thickness: 2.4,
          round: 0.4,
        }),
      ),
      ...both(path('M438 250 C420 190 372 120 300 96')).map(
        (line): Part => ({
          outline: ribbon(line, 10),
          texture: 'satin',
          rides: true,
          lift: 0.5,
          thickness: 2.2,
          round: 0.4,
        }),
      ),
      ...both(strap).map(
        (line): Part => ({ outline: ribbon(line, 14), texture: 'satin', lift: 6, thickness: 2.4 }),
      ),
      {
        outline: [ring(298, 60, 12, 9), ring(298, 60, 8, 5), ring(602, 60, 12, 9), ring(602, 60, 8, 5)],
        role: 'metal',
        texture: 'smooth',
        rides: true,
        lift: 3,
        thickness: 2.4,
      },
      ...[-1, 1].map(
        (side): Part => ({
          outline: path(
            `M450 256 C${450 + side * 10} 242 ${450 + side * 28} 242 ${450 + side * 30} 256 C${450 + side * 28} 270 ${450 + side * 10} 268 450 258`,
          ),
          texture: 'satin',
          rides: true,
          lift: 2,
          thickness: 2.6,
          round: 0.4,
        }),
      ),
    ],
  };
}

function briefs(): View {
  const random = seeded(721);
  const left = path('M210 96 C206 130 204 170 206 206 C280 230 370 320 404 420');
  const waist = through([210, 96], [330, 112], [450, 116], [570, 112], [690, 96]);
  const outline: Line = [
    ...waist.toReversed(),
    ...left,
    ...through([404, 420], [426, 430], [450, 432], [474, 430], [496, 420]).slice(1),
    ...mirrored(left).slice(1),
  ];
  const backWaist = through([210, 96], [330, 78], [450, 74], [570, 78], [690, 96]);
  const leg = path('M206 206 C280 230 370 320 404 420');
  const folds = (): Fold[] =>
    radiating(random, [404, 420], { towards: 248, spread: 60, length: 200, count: 4, width: 13, height: 4 });
  return {
    parts: [
      {
        outline: [...backWaist, ...waist.toReversed()],
        role: 'inside',
        texture: 'jersey',
        lift: -46,
        dim: 0.78,
      },
      {
        outline,
        texture: 'jersey',
        round: 0.32,
        thickness: 2,
        folds: [
          ...folds(),
          ...mirroredFolds(folds()),
          ...creases(
            random,
            { x: 240, y: 150, width: 420, height: 90 },
            { count: 3, tilt: 2, width: 20, height: 3 },
          ),
        ],
      },
      {
        outline: [...waist, ...moved(waist, 0, 26).reverse()],
        role: 'rib',
        texture: 'lace',
        rides: true,
        clip: true,
        thickness: 3,
      },
      ...both(leg).map(
        (line): Part => ({
          outline: [...line, ...line.map(([x, y]): Point => [x + (x < 450 ? 12 : -12), y - 14]).reverse()],
          role: 'rib',
          texture: 'lace',
          rides: true,
          clip: true,
          thickness: 2.4,
        }),
      ),
      ...[-1, 1].map(
        (side): Part => ({
          outline: path(
            `M450 134 C${450 + side * 10} 120 ${450 + side * 30} 120 ${450 + side * 32} 134 C${450 + side * 30} 148 ${450 + side * 10} 146 450 136`,
          ),
          role: 'rib',
          texture: 'satin',
          rides: true,
          lift: 2,
          thickness: 2.6,
          round: 0.4,
        }),
      ),
    ],
  };
}

function boxers(): View {
  const random = seeded(731);
  const slow = noise(732);
  const waist = through([214, 80], [330, 94], [450, 98], [570, 94], [686, 80]);
  const backWaist = through([214, 80], [330, 62], [450, 58], [570, 62], [686, 80]);
  const left: Line = [
    ...through([214, 80], [196, 180], [182, 300], [178, 430]),
    ...through([178, 430], [290, 444], [414, 434]).slice(1),
    ...through([414, 434], [434, 380], [450, 350]).slice(1),
  ];
  const outline: Line = [...waist.toReversed(), ...left, ...mirrored(left)];
  const folds = (): Fold[] => [
    ...radiating(random, [446, 350], {
      towards: 206,
      spread: 80,
      length: 190,
      count: 4,
      width: 13,
      height: 4,
    }),
    ...creases(
      random,
      { x: 190, y: 330, width: 220, height: 80 },
      { count: 3, tilt: 4, width: 14, height: 3 },
    ),
  ];
  const pouch = path('M404 112 C392 200 396 290 450 352 C504 290 508 200 496 112');
  return {
    parts: [
      {
        outline: [...backWaist, ...waist.toReversed()],
        role: 'inside',
        texture: 'jersey',
        lift: -46,
        dim: 0.78,
      },
      {
        outline,
        texture: 'jersey',
        round: 0.34,
        open: true,
        thickness: 2,
        folds: [
          ...folds(),
          ...mirroredFolds(folds()),
          foldAlong(through([420, 180], [450, 240], [450, 330]), 60, 10),
        ],
        height: ({ x, y }) => 2.4 * slow(x / 80, y / 90),
        grooves: [pouch.slice(0, 60), path('M450 130 C440 200 442 280 450 350')].map((line) => ({
          line,
          width: 2,
          depth: 1.8,
        })),
        stitches: [
          path('M186 412 C290 428 350 426 410 418'),
          mirrored(path('M186 412 C290 428 350 426 410 418')),
        ],
      },
      {
        outline: [...moved(waist, 0, -4), ...moved(waist, 0, 38).reverse()],
        role: 'rib',
        texture: 'fineRib',
        rides: true,
        clip: true,
        thickness: 3.4,
      },
      ...buttons(
        [
          [450, 168],
          [450, 214],
        ],
        6,
      ),
    ],
  };
}

function socks(): View {
  const random = seeded(741);
  const shape = path(
    'M0 0 C40 -8 90 -8 132 0 C134 120 130 240 128 330 C134 376 170 404 230 440 C286 474 330 500 330 544 C326 584 280 592 232 580 C160 562 70 520 24 470 C-6 430 6 380 4 330 C2 220 -2 110 0 0',
  );
  const sock = (x: number, y: number, lift: number, dim: number): Part[] => {
    const put = (line: Line) => moved(line, x, y);
    return [
      {
        outline: put(shape),
        texture: 'fineRib',
        round: 0.34,
        thickness: 4,
        lift,
        dim,
        warp: 90,
        folds: [
          ...radiating(random, [x + 128, y + 350], {
            towards: 170,
            spread: 80,
            length: 120,
            count: 4,
            width: 11,
            height: 4,
          }),
          ...creases(
            random,
            { x: x + 60, y: y + 430, width: 150, height: 70 },
            { count: 3, tilt: 34, width: 12, height: 3 },
          ),
        ],
      },
      {
        outline: put(path('M-4 -14 C40 -20 90 -20 138 -14 L138 64 C90 58 40 58 -4 64')),
        role: 'rib',
        texture: 'rib',
        textureSize: 0.7,
        rides: true,
        clip: true,
        thickness: 4,
        lift: 1,
        dim,
      },
      {
        outline: put(path('M-20 372 C40 380 96 420 90 480 C60 540 -20 520 -20 470')),
        role: 'rib',
        texture: 'fineKnit',
        rides: true,
        clip: true,
        thickness: 1.4,
        dim,
      },
      {
        outline: put(path('M250 430 C236 490 240 540 262 600 L350 600 L350 430')),
        role: 'rib',
        texture: 'fineKnit',
        rides: true,
        clip: true,
        thickness: 1.4,
        dim,
      },
    ];
  };
  return { wobble: 0.8, parts: [...sock(320, 0, -14, 0.95), ...sock(220, 56, 8, 1)] };
}

const garment = (front: () => View, share: number, metres = 0.001): Garment => ({
  tint: TINTS.shirts,
  metres,
  share,
  views: { front },
  details: { detail: { of: 'front', x: 450, y: 480, width: 500 } },
});

export const HOMEWEAR: Record<string, Garment> = {
  robe: garment(robe, 0.85),
  bra: garment(bra, 0.5, 0.0006),
  briefs: garment(briefs, 0.44, 0.0008),
  boxers: garment(boxers, 0.48, 0.0009),
  socks: { ...garment(socks, 0.6, 0.0006), tint: TINTS.accessories },
};
