import { type Line, type Point, path, ribbon, ring, turned } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { noise } from '../engine/random.ts';
import { LEATHER, SOLE } from './shared.ts';

/** Ballet flats lie in the picture as one looks down on them. */
export function balletFlats(): View {
  const slow = noise(451);
  const outer = path(
    'M0 -330 C70 -334 122 -276 128 -190 C134 -90 110 0 104 100 C98 190 92 290 40 326 C14 340 -26 338 -48 322 C-92 286 -92 190 -98 100 C-104 10 -132 -80 -128 -180 C-122 -270 -66 -328 0 -330',
  );
  const opening = path(
    'M4 -196 C60 -194 90 -150 90 -80 C90 0 76 60 72 130 C68 210 62 270 24 294 C6 304 -18 302 -34 292 C-66 266 -62 200 -66 130 C-72 50 -92 10 -92 -76 C-90 -150 -50 -196 4 -196',
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
        outline: [put(outer), put(opening)],
        ...LEATHER,
        gloss: { strength: 0.3, sharpness: 26 },
        round: 1.05,
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
              `M0 -204 C${side * 20} -236 ${side * 62} -240 ${side * 66} -212 C${side * 66} -184 ${side * 26} -182 0 -200`,
            ),
          ),
          rides: true,
          lift: 3,
          thickness: 4,
          round: 0.5,
        }),
      ),
      { ...LEATHER, outline: put(ring(0, -204, 13, 15)), rides: true, lift: 5, thickness: 5, round: 0.6 },
    ];
  };
  return { wobble: 0.2, parts: [...shoe(300, -7, 1), ...shoe(600, 7, -1)] };
}
