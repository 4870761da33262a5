import { path } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { backView } from '../sewing/backs.ts';
import { armholeSeams, type BodiceCut, cutBodice } from '../sewing/bodice.ts';
import { cuffs } from '../sewing/ribbing.ts';
import { hemStitch, SHIRT } from './shared.ts';

const CUT: BodiceCut = {
  ...SHIRT,
  seed: 48,
  texture: 'satin',
  gloss: { strength: 0.18, sharpness: 5 },
  drape: 1.7,
  length: 640,
  hemDrop: 20,
  frontNeck: 70,
  hem: 226,
  sleeve: { length: 610, angle: 9, cuff: 40, fullness: 34 },
};

export function blouse(): View {
  const bodice = cutBodice(CUT);
  const silk = { texture: 'satin', gloss: { strength: 0.18, sharpness: 5 } } as const;
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

export function blouseBack(): View {
  const silk = { texture: 'satin', gloss: { strength: 0.18, sharpness: 5 } } as const;
  const gathers = path('M232 96 C330 106 570 106 668 96');
  return backView(CUT, {
    cuff: { depth: 56, part: { ...silk, thickness: 3 } },
    hem: { stitched: 12 },
    seams: [gathers],
    over: () => [
      {
        ...silk,
        outline: path(
          'M368 14 C364 -8 370 -24 382 -30 C410 -42 490 -42 518 -30 C530 -24 536 -8 532 14 C504 26 396 26 368 14',
        ),
        rides: true,
        lift: 3,
        thickness: 5,
        round: 0.3,
      },
    ],
  });
}
