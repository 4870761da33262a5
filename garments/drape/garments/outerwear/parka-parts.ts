import { mix, moved, type Point, smoothstep, type Vector } from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import type { Cloth } from '../../cloth/sew.ts';
import { locator } from '../../cloth/surface.ts';
import { type Button, buttonsOn } from '../../laid/button.ts';
import { gridPiece, type LaidPiece, laidOn } from '../../laid/laid-piece.ts';
import { tube } from '../../laid/tube.ts';
import type { Draped } from '../../sewing/garment.ts';
import type { Hood } from '../../sewing/hood.ts';
import {
  CHIN,
  FLAP,
  NECK_DEPTH,
  type ParkaMeasures,
  POCKET,
  pocket,
  pocketFlap,
  SIDES,
  THICKNESS,
} from './parka-cut.ts';

const SNAP = { radius: 0.0078, holes: false };

/** How far the storm flap is from the coat: little at its sewn edge, more at its free edge. */
const flapLift = (closes: ParkaMeasures['closes'], x: number) =>
  0.0035 + 0.0055 * smoothstep(-FLAP.half, FLAP.half, closes === 'right' ? x : -x);

/**
 * Returns a function for points on the closed front of the hood: `x` metres from the middle, `up` metres
 * above the neckline.
 */
function onChin(
  cloth: Cloth,
  { chinAt }: Hood,
): (x: number, up: number) => { place: Vector; facing: Vector } {
  const on = { right: locator(cloth, 'hoodRight'), left: locator(cloth, 'hoodLeft') };
  return (x, up) => {
    const [edge, y] = chinAt(up);
    return x >= 0 ? on.right([edge + x, y]) : on.left([-edge + x, y]);
  };
}

/** Lays storm flap, pockets, tabs and cords on the draped parka. */
export function layParka({ cloth, originOf }: Draped, up: Hood, measures: ParkaMeasures): LaidPiece[] {
  const { torso, sleeve, waist, closes } = measures;
  const chin = onChin(cloth, up);
  const [left, bottom] = originOf('chinFlap');
  const patch = (
    name: string,
    on: string,
    outline: readonly Point[],
    lift: (point: Point) => number,
    part: number = PART.flap,
  ) => laidOn(cloth, { name, on, outline, part, thickness: THICKNESS * 0.8, lift });
  return [
    patch(
      'stormFlap',
      'front',
      [
        [-FLAP.half, -torso.length + FLAP.above],
        [FLAP.half, -torso.length + FLAP.above],
        [FLAP.half, -NECK_DEPTH + 0.006],
        [0, -NECK_DEPTH],
        [-FLAP.half, -NECK_DEPTH + 0.006],
      ],
      ([x]) => flapLift(closes, x),
    ),
    gridPiece(
      { name: 'chinFlap', part: PART.flap, thickness: THICKNESS * 0.8 },
      [12, 14],
      (across, along) => {
        const x = mix(-FLAP.half, FLAP.half, across);
        const { place, facing } = chin(x, mix(-0.002, CHIN - 0.004, along));
        return {
          place: moved(place, facing, flapLift(closes, x)),
          onSheet: [left + across * FLAP.half * 2, bottom + along * CHIN],
        };
      },
    ),
    ...SIDES.flatMap((side) => [
      patch(
        `pocket${side}`,
        'front',
        pocket(side, waist),
        ([x, y]) => {
          const across = Math.sin((Math.PI * (Math.abs(x) - POCKET.inner)) / (POCKET.outer - POCKET.inner));
          const down = smoothstep(waist + POCKET.bottom, waist + POCKET.bottom + 0.05, y);
          return 0.003 + 0.0055 * Math.max(0, across) ** 0.6 * down;
        },
        PART.pocket,
      ),
      patch(
        `pocketFlap${side}`,
        'front',
        pocketFlap(side, waist),
        ([, y]) => 0.0085 + 0.0045 * smoothstep(waist + POCKET.top + 0.014, waist + POCKET.top - 0.04, y),
      ),
    ]),
    ...(['sleeveRight', 'sleeveLeft'] as const).map((name) => {
      const y = -sleeve.length + 0.05;
      return patch(
        `${name}Tab`,
        name,
        [
          [-0.02, y - 0.017],
          [0.076, y - 0.017],
          [0.09, y],
          [0.076, y + 0.017],
          [-0.02, y + 0.017],
        ],
        ([x]) => 0.002 + 0.003 * smoothstep(-0.02, 0.01, x),
      );
    }),
    ...cords(cloth, up, waist),
  ];
}

/** Cords at the hood and the waist. Each comes out of an eyelet, hangs down, and ends in a knot. */
function cords(cloth: Cloth, { chinAt }: Hood, waist: number): LaidPiece[] {
  const front = locator(cloth, 'front');
  const off = ({ place, facing }: { place: Vector; facing: Vector }, lift: number) =>
    moved(place, facing, lift);
  return SIDES.flatMap((side) => {
    const sideOfHood = locator(cloth, side > 0 ? 'hoodRight' : 'hoodLeft');
    const [edge, y] = chinAt(CHIN * 0.55);
    const eyelet = sideOfHood([side * (edge + 0.05), y]);
    const hang = (x: number, from: number, length: number) =>
      [0, 0.25, 0.5, 0.75, 1].map((share) =>
        off(front([side * (x + 0.004 * Math.sin(share * 5 + side)), from - length * share]), 0.0075),
      );
    const lengths = side > 0 ? [0.125, 0.15] : [0.14, 0.138];
    return [
      [off(eyelet, 0.002), off(eyelet, 0.008), ...hang(0.058, -NECK_DEPTH - 0.02, lengths[0] ?? 0)],
      [
        off(front([side * 0.07, waist]), 0.002),
        off(front([side * 0.07, waist]), 0.008),
        ...hang(0.068, waist - 0.012, lengths[1] ?? 0),
      ],
    ].flatMap((places, index): LaidPiece[] => {
      const made = { name: `cord${side}${index}`, part: PART.band };
      const [end, before] = [places.at(-1), places.at(-2)];
      if (!end || !before) return [];
      const along = ([x, y, z]: Vector, down: number): Vector => [x, y - down, z + 0.001];
      return [
        tube(made, places, 0.0027, [0.002, 0.002]),
        tube(
          { ...made, name: `${made.name}End` },
          [along(end, -0.004), along(end, 0.006), along(end, 0.016)],
          (share) => 0.0032 + 0.0022 * Math.sin(Math.PI * share),
          [0.002, 0.002],
        ),
      ];
    });
  });
}

/** The snaps of flaps and tabs, and the eyelets at the waist. */
export function snaps(
  { cloth }: Draped,
  up: Hood,
  { torso, sleeve, waist, closes }: ParkaMeasures,
): Button[] {
  const middle = flapLift(closes, 0) + THICKNESS;
  const [first, last] = [-NECK_DEPTH - 0.05, -torso.length + 0.07];
  const count = 6;
  const onFront = Array.from(
    { length: count },
    (_, index): Point => [0, mix(first, last, index / (count - 1))],
  );
  const chin = onChin(cloth, up)(0, CHIN * 0.55);
  const { inner, outer, top } = POCKET;
  return [
    { place: moved(chin.place, chin.facing, middle), facing: chin.facing, ...SNAP },
    ...buttonsOn(cloth, 'front', onFront, { ...SNAP, lift: middle }),
    ...buttonsOn(
      cloth,
      'front',
      SIDES.flatMap((side) =>
        [inner + 0.026, outer - 0.026].map((x): Point => [side * x, waist + top - 0.034]),
      ),
      { ...SNAP, lift: 0.0158 },
    ),
    ...(['sleeveRight', 'sleeveLeft'] as const).flatMap((name) =>
      buttonsOn(cloth, name, [[0.07, -sleeve.length + 0.05]], { ...SNAP, lift: 0.0075 }),
    ),
    ...buttonsOn(
      cloth,
      'front',
      SIDES.map((side): Point => [side * 0.07, waist]),
      { radius: 0.0052, lift: 0.0022, holes: false },
    ),
  ];
}
