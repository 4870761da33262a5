import { type Line, mirrored, moved, type Point, path, ribbon } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { backView, collarBack } from '../sewing/backs.ts';
import { armholeSeams, type BodiceCut, cutBodice } from '../sewing/bodice.ts';
import { both, buttons, patch } from '../sewing/details.ts';
import { openFront } from '../sewing/fronts.ts';
import { cuffs, hemBand } from '../sewing/ribbing.ts';

const CUT: BodiceCut = {
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
};

export function denimJacket(): View {
  const bodice = cutBodice(CUT);
  const denim = { texture: 'denim' } as const;
  const front = openFront(bodice, { overlap: 18 });
  const yoke = path('M238 176 C320 190 400 190 450 186');
  const seams: Line[] = [yoke];
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
      {
        ...front.under,
        grooves: seams.map((line) => ({ line: mirrored(line), width: 1.8, depth: 1.6 })),
        stitches: seams.map((line) => moved(mirrored(line), 0, 6)),
      },
      {
        ...front.over,
        grooves: [
          ...armholeSeams(bodice).slice(0, 1),
          ...seams.map((line) => ({ line, width: 1.8, depth: 1.6 })),
        ],
        stitches: seams.map((line) => moved(line, 0, 6)),
      },
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

export function denimJacketBack(): View {
  const denim = { texture: 'denim' } as const;
  const across = path('M236 166 C320 176 400 176 450 176 C500 176 580 176 664 166');
  const panel = path('M330 174 L376 520');
  const doubled = [moved(across, 0, 6), moved(panel, 5, 0), moved(mirrored(panel), -5, 0)];
  return backView(CUT, {
    cuff: { depth: 48, part: { ...denim, thickness: 3, lift: 0.6 } },
    seams: [across, panel, mirrored(panel)],
    stitches: doubled,
    over: (bodice) => [
      {
        outline: hemBand(bodice, 46),
        ...denim,
        rides: true,
        clip: true,
        lift: 0.8,
        thickness: 3,
        stitches: [moved(bodice.hemline, 0, -7), moved(bodice.hemline, 0, -39)],
      },
      ...both(path('M244 528 L330 532 L338 542 L330 552 L244 550')).map(
        (outline): Part => ({ outline, ...denim, rides: true, clip: true, lift: 1.5, thickness: 2.4 }),
      ),
      ...buttons(
        [
          [322, 542],
          [578, 542],
        ],
        7,
        'metal',
      ).slice(0, 1),
      collarBack(120, 30, 48, { ...denim, thickness: 3.4 }, true),
    ],
  });
}
