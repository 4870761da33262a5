import { type Fold, hanging, mirroredFolds, radiating } from '../engine/folds.ts';
import { type Line, mirrored, path, through } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { noise, seeded } from '../engine/random.ts';
import { label } from '../sewing/details.ts';
import { wavyHem } from './shared.ts';

export const midiDress = (): View => dress('front');
export const midiDressBack = (): View => dress('back');

function dress(side: 'front' | 'back'): View {
  const behind = side === 'back';
  const random = seeded(behind ? 333 : 331);
  const slow = noise(332);
  const wave = (x: number) => 6 * slow(x / 24, 9);
  const armhole = path('M322 20 C338 90 318 160 268 200');
  const bust = through([268, 200], [278, 270], [300, 350], [306, 396]);
  const skirt = through([306, 396], [280, 520], [236, 760], [190, 1060]);
  const v = path(behind ? 'M376 -4 C384 16 414 26 450 26' : 'M376 -4 C382 60 414 140 450 178');
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
  const inNeck: Part[] = [
    {
      outline: [...[...back, ...mirrored(back)], ...neckline.toReversed()],
      role: 'inside',
      texture: 'cotton',
      lift: -40,
      dim: 0.78,
    },
    label(450, -12, 38, 16),
  ];
  return {
    wobble: 1.2,
    parts: [
      ...(behind ? [] : inNeck),
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
          behind
            ? { line: path('M450 30 L450 620'), width: 2.4, depth: 2.4 }
            : { line: path('M450 178 C446 250 440 330 432 404'), width: 2, depth: 2 },
        ],
      },
    ],
  };
}
