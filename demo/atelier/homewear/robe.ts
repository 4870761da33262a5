import { type Line, mirrored, path } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { backView, belted, collarBack } from '../sewing/backs.ts';
import { armholeSeams, type BodiceCut, cutBodice } from '../sewing/bodice.ts';
import { both, label, patch } from '../sewing/details.ts';
import { openFront } from '../sewing/fronts.ts';
import { cuffs, swapNeck } from '../sewing/ribbing.ts';

const CUT: BodiceCut = {
  seed: 701,
  neck: 76,
  shoulder: 220,
  slope: 50,
  armpit: [248, 276],
  waist: 218,
  hem: 262,
  length: 1040,
  hemDrop: 8,
  frontNeck: 400,
  sleeve: { length: 560, angle: 8, cuff: 74, fullness: 12 },
  texture: 'terry',
  drape: 1.1,
  round: 0.38,
};

export function robe(): View {
  const terry = { texture: 'terry' } as const;
  const bodice = cutBodice(CUT);
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

export function robeBack(): View {
  const terry = { texture: 'terry' } as const;
  return backView(CUT, {
    cuff: { depth: 84, part: { ...terry, lift: 3, thickness: 7 } },
    body: (bodice) => ({ outline: belted(bodice.body.outline as Line, 512) }),
    over: () => [
      {
        ...terry,
        outline: path('M226 488 C330 500 570 500 674 488 L674 536 C570 548 330 548 226 536'),
        rides: true,
        clip: true,
        lift: 5,
        thickness: 6,
      },
      ...both(path('M318 478 L334 478 L334 548 L318 548')).map(
        (outline): Part => ({ ...terry, outline, rides: true, lift: 3, thickness: 4 }),
      ),
      collarBack(100, 38, 40, { ...terry, thickness: 8 }),
    ],
  });
}
