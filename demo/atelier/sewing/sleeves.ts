import { creases, type Fold, mirroredFolds, radiating } from '../engine/folds.ts';
import { type Line, mirrored, type Point, through } from '../engine/geometry.ts';
import type { Part } from '../engine/part.ts';
import { noise, type Random } from '../engine/random.ts';
import type { BodiceCut } from './bodice.ts';

/** Points on the two edges of the left sleeve at a share of its length. */
export function sleeveEdges(cut: BodiceCut, sleeve: NonNullable<BodiceCut['sleeve']>) {
  const angle = (sleeve.angle * Math.PI) / 180;
  const shoulder: Point = [450 - cut.shoulder, cut.slope];
  const along: Point = [-Math.sin(angle), Math.cos(angle)];
  const aside: Point = [-along[1], along[0]];
  const wrist: Point = [shoulder[0] + along[0] * sleeve.length + 12, shoulder[1] + along[1] * sleeve.length];
  const outer: Point = [wrist[0] + aside[0] * sleeve.cuff, wrist[1] + aside[1] * sleeve.cuff];
  const inner: Point = [wrist[0] - aside[0] * sleeve.cuff, wrist[1] - aside[1] * sleeve.cuff];
  return { shoulder, outer, inner };
}

/** Both sleeves, set into the body; the body learns to share its roundness with them. */
export function cutSleeves(
  cut: BodiceCut,
  sleeve: NonNullable<BodiceCut['sleeve']>,
  armhole: Line,
  random: Random,
  drape: number,
  body: Part,
): Part[] {
  const { shoulder, outer, inner } = sleeveEdges(cut, sleeve);
  const fullness = sleeve.fullness ?? 0;
  const armpit: Point = [450 - cut.armpit[0], cut.armpit[1]];
  const cap: Point = [shoulder[0] - 34 - fullness * 0.4, shoulder[1] + 44];
  const mid = (share: number, bulge: number): Point => [
    cap[0] + (outer[0] - cap[0]) * share - bulge,
    cap[1] + (outer[1] - cap[1]) * share,
  ];
  const long = sleeve.length > 380;
  const outerEdge = through(
    shoulder,
    [shoulder[0] - 17 - fullness * 0.2, shoulder[1] + 14],
    cap,
    mid(0.32, 13 + fullness),
    mid(0.68, 9 + fullness * (long ? 1.1 : 0.6)),
    outer,
  );
  const innerEdge = through(
    inner,
    [inner[0] + (armpit[0] - inner[0]) * 0.36 + 2 + fullness * 0.3, inner[1] + (armpit[1] - inner[1]) * 0.36],
    [inner[0] + (armpit[0] - inner[0]) * 0.75 + 3, inner[1] + (armpit[1] - inner[1]) * 0.75],
    [armpit[0] + 6, armpit[1] + 4],
  );
  const inBody: Line = armhole.toReversed().map(([x, y]): Point => [x + 14, y]);
  const outline: Line = [...outerEdge, ...innerEdge, ...inBody];
  const slow = noise(cut.seed * 7 + 3);
  const folds = (mirror: boolean): Fold[] => {
    const elbow = cut.slope + sleeve.length * 0.5;
    const list = [
      ...radiating(random, [armpit[0] - 4, armpit[1] - 6], {
        towards: 158,
        spread: 90,
        length: 140,
        count: 5,
        width: 12,
        height: 5 * drape,
      }),
      ...(long
        ? creases(
            random,
            { x: mid(0.5, 10)[0], y: elbow - 80, width: 104, height: 170 },
            { count: 6, tilt: -26, width: 11, height: 5.5 * drape },
          )
        : creases(
            random,
            { x: outer[0], y: outer[1] - 90, width: 110, height: 70 },
            { count: 3, tilt: -34, width: 13, height: 4 * drape },
          )),
      ...(long
        ? creases(
            random,
            { x: outer[0] - 2, y: outer[1] - 96, width: 92, height: 84 },
            { count: 4, tilt: 10, width: 10, height: 4 * drape },
          )
        : []),
    ];
    return mirror ? mirroredFolds(list) : list;
  };
  const shared = { from: cut.armpit[1] - 70, to: cut.armpit[1] + 130 };
  const make = (right: boolean): Part => {
    const flip = (line: Line) => (right ? mirrored(line) : line);
    return {
      outline: flip(outline),
      texture: cut.texture,
      ...(cut.textureSize && { textureSize: cut.textureSize }),
      ...(cut.gloss && { gloss: cut.gloss }),
      round: cut.round ?? 0.36,
      open: true,
      warp: right ? 90 - sleeve.angle - 4 : 90 + sleeve.angle + 4,
      thickness: 1.6,
      lift: -1,
      join: { outlines: [body.outline as Line, flip(outline), mirrored(flip(outline))], ...shared },
      folds: folds(right),
      height: ({ x, y }) =>
        drape *
        (2.4 * slow(x / 60, y / 120) + (y > cut.armpit[1] ? 10 * Math.min(1, (y - cut.armpit[1]) / 200) : 0)),
    };
  };
  const sleeves = [make(false), make(true)];
  body.join = { outlines: [outline, mirrored(outline)], ...shared };
  return sleeves;
}
