import { type Line, type Point, path, ribbon, ring, turned } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { noise } from '../engine/random.ts';
import { LEATHER, SOLE } from './shared.ts';

/** Ballet flats lie in the picture as one looks down on them. */
export function balletFlats(): View {
  const slow = noise(451);
  const outer = path(
    'M4 -336 C56 -338 106 -292 122 -210 C134 -118 116 -10 108 90 C102 190 96 290 42 326 C14 340 -26 338 -48 322 C-94 286 -94 190 -100 96 C-108 0 -132 -100 -124 -200 C-114 -290 -54 -334 4 -336',
  );
  const opening = path(
    'M2 -150 C54 -152 90 -112 96 -40 C98 30 88 90 83 150 C78 220 68 280 28 305 C8 316 -22 314 -38 303 C-72 276 -72 210 -77 150 C-84 70 -100 20 -98 -40 C-94 -110 -48 -150 2 -150',
  );
  const shoe = (x: number, degrees: number, flip: number): Part[] => {
    const put = (line: Line) =>
      turned(
        line.map(([px, py]): Point => [x + px * flip, 450 + py]),
        degrees,
        [x, 450],
      );
    return [
      { outline: put(outer), ...SOLE, thickness: 6, lift: -6 },
      {
        outline: put(opening),
        role: 'inside',
        texture: 'suede',
        lift: -26,
        thickness: 2,
        dim: 0.96,
        height: ({ y }) => 6 * slow(3, y / 90),
      },
      {
        outline: put(path('M-30 196 C-18 190 18 190 32 196 L30 232 C16 238 -18 238 -30 232')),
        role: 'inside',
        texture: 'suede',
        rides: true,
        thickness: 1.4,
        dim: 0.9,
      },
      {
        outline: [put(outer), put(opening)],
        ...LEATHER,
        gloss: { strength: 0.3, sharpness: 26 },
        round: 0.9,
        thickness: 4,
      },
      {
        outline: ribbon([...put(opening), put(opening)[0] ?? [0, 0]], 7),
        ...LEATHER,
        rides: true,
        thickness: 2.4,
        round: 0.6,
      },
      ...[-1, 1].map(
        (side): Part => ({
          ...LEATHER,
          outline: put(
            path(
              `M0 -160 C${side * 16} -182 ${side * 50} -188 ${side * 54} -164 C${side * 54} -142 ${side * 22} -142 0 -156`,
            ),
          ),
          rides: true,
          lift: 3,
          thickness: 4,
          round: 0.5,
        }),
      ),
      { ...LEATHER, outline: put(ring(0, -159, 9, 11)), rides: true, lift: 5, thickness: 5, round: 0.6 },
    ];
  };
  return { wobble: 0.2, parts: [...shoe(300, -7, 1), ...shoe(600, 7, -1)] };
}
