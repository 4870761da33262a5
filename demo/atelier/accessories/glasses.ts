import { type Line, mirrored, path } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { METAL } from './shared.ts';

export function glasses(): View {
  const lens = path(
    'M300 10 C360 -6 408 6 418 40 C428 90 400 158 330 164 C262 168 222 124 218 66 C216 30 246 18 300 10',
  );
  const rim = path(
    'M296 -10 C366 -28 428 -10 438 36 C446 104 412 180 330 186 C244 190 200 136 194 66 C190 16 232 2 296 -10',
  );
  const bridge = path('M424 26 C440 6 460 6 476 26 L472 54 C460 40 440 40 428 54');
  const hinge = path('M214 22 C196 10 186 2 178 8 C172 16 174 34 184 44 L206 56');
  const acetate = { texture: 'smooth', gloss: { strength: 0.9, sharpness: 30 } } as const;
  return {
    wobble: 0,
    parts: [
      ...[hinge, mirrored(hinge)].map(
        (outline): Part => ({ outline, ...acetate, lift: -30, thickness: 4, dim: 0.86 }),
      ),
      ...[lens, mirrored(lens)].map(
        (outline): Part => ({
          outline,
          role: 'inside',
          texture: 'smooth',
          lift: -6,
          round: 0.16,
          gloss: { strength: 0.5, sharpness: 30 },
          height: ({ y }) => 0.06 * y,
        }),
      ),
      { outline: bridge, ...acetate, lift: 2, thickness: 6, round: 0.5 },
      ...[
        [rim, lens],
        [mirrored(rim), mirrored(lens)],
      ].map(
        (outline): Part => ({ outline: outline as Line[], ...acetate, lift: 2, thickness: 6, round: 0.6 }),
      ),
      {
        outline: [path('M206 22 L222 18 L224 30 L208 34'), mirrored(path('M206 22 L222 18 L224 30 L208 34'))],
        ...METAL,
        rides: true,
        thickness: 3,
      },
    ],
  };
}
