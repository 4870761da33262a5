import { creases, foldAlong } from '../engine/folds.ts';
import { path, ribbon, ring, symmetric, through } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { seeded } from '../engine/random.ts';
import { rectangle } from '../sewing/details.ts';
import { LEATHER, METAL } from './shared.ts';

export function bagFlap(): View {
  const random = seeded(501);
  const body = symmetric(
    path(
      'M450 0 C380 0 250 -2 190 6 C168 12 160 40 156 90 C146 190 140 300 144 390 C148 430 170 440 210 442 C300 446 390 448 450 448',
    ),
  );
  const flap = symmetric(
    path(
      'M450 -14 C370 -14 250 -14 186 -2 C164 8 156 60 160 130 C164 200 190 244 250 262 C320 280 390 286 450 286',
    ),
  );
  const strap = through(
    [206, 20],
    [214, -150],
    [300, -330],
    [450, -392],
    [600, -330],
    [686, -150],
    [694, 20],
  );
  return {
    wobble: 0.4,
    parts: [
      { outline: ribbon(strap, 26), ...LEATHER, lift: -26, thickness: 4, round: 0.35, stitches: [] },
      {
        outline: body,
        ...LEATHER,
        round: 0.34,
        thickness: 7,
        folds: [
          ...creases(
            random,
            { x: 180, y: 330, width: 540, height: 80 },
            { count: 3, tilt: 2, width: 26, height: 4 },
          ),
          foldAlong(through([196, 60], [186, 220], [196, 420]), 22, 6),
          foldAlong(through([704, 60], [714, 220], [704, 420]), 22, 6),
        ],
        stitches: [
          path('M158 404 C170 428 210 430 260 432 C400 438 500 438 640 432 C690 430 730 428 742 404'),
        ],
      },
      {
        outline: flap,
        ...LEATHER,
        rides: true,
        lift: 6,
        thickness: 7,
        folds: [foldAlong(through([190, 20], [450, 10], [710, 20]), 24, 4)],
        stitches: [
          path(
            'M198 8 C172 60 172 130 174 150 C182 206 210 236 256 250 C380 280 520 280 644 250 C690 236 718 206 726 150 C728 130 728 60 702 8',
          ),
        ],
      },
      {
        outline: [path('M418 236 L482 236 L482 304 L418 304'), path('M430 248 L470 248 L470 290 L430 290')],
        ...METAL,
        rides: true,
        lift: 4,
        thickness: 6,
      },
      { outline: rectangle(434, 262, 32, 16), ...METAL, rides: true, lift: 6, thickness: 5 },
      ...[
        [206, 20],
        [694, 20],
      ].map(
        ([x = 0, y = 0]): Part => ({
          outline: [ring(x, y, 22, 24), ring(x, y, 13, 15)],
          ...METAL,
          rides: true,
          lift: 6,
          thickness: 5,
          round: 0.4,
        }),
      ),
    ],
  };
}
