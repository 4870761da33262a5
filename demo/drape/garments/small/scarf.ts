import { seeded } from '../../../atelier/engine/random.ts';
import { type Limb, limbDistance } from '../../body/shapes.ts';
import { mix, smoothstep, unit, type Vector } from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import { edge, type PatternPiece } from '../../cloth/pattern.ts';
import { edgeInSpace } from '../../cloth/sew.ts';
import { spaceCurve } from '../../cloth/surface.ts';
import { evenedOut } from '../../finish/even-out.ts';
import type { LaidPiece } from '../../laid/laid-piece.ts';
import { tube } from '../../laid/tube.ts';
import type { Garment } from '../../sewing/garment.ts';

/** Half the width of the cloth, and how far its ends hang in front and behind. */
const HALF = 0.155;
const FRONT = 0.64;
const BEHIND = 0.75;
const TOP = 1.4;
const BAR: Limb = { from: [-0.4, TOP, 0], to: [0.4, TOP, 0], radii: [0.016, 0.016] };
const FRINGE = 0.07;
const TASSELS = 44;

/** Gathered into three folds over a bar, wider where it hangs free. */
function place([x, y]: readonly [number, number]): Vector {
  const share = x / HALF;
  const bend = Math.PI * (BAR.radii[0] + 0.012);
  const along = y;
  const free = smoothstep(0.02, 0.5, Math.abs(along));
  const folds = 0.012 * Math.sin(share * Math.PI * 2.4 + 0.5) * mix(1, 0.5, free);
  const across = mix(0.52, 0.72, free) * x;
  const radius = bend / Math.PI + 0.004 + folds;
  if (Math.abs(along) < bend / 2) {
    const angle = along / (bend / Math.PI);
    return [across, TOP + radius * Math.cos(angle), -radius * Math.sin(angle)];
  }
  const side = along < 0 ? 1 : -1;
  return [across + side * 0.018 * free, TOP - (Math.abs(along) - bend / 2), side * radius];
}

const cloth: PatternPiece = {
  name: 'scarf',
  part: PART.body,
  turned: false,
  softness: 6e-3,
  place,
  pinned: ([, y]) => Math.abs(y) < 0.02,
  edges: [
    edge('endFront', [-HALF, -FRONT], [HALF, -FRONT]),
    edge('right', [HALF, -FRONT], [HALF, BEHIND]),
    edge('endBehind', [HALF, BEHIND], [-HALF, BEHIND]),
    edge('left', [-HALF, BEHIND], [-HALF, -FRONT]),
  ],
};

/** Twisted tassels along both ends. */
function fringe(draped: Parameters<NonNullable<Garment['laid']>>[0]): LaidPiece[] {
  const random = seeded(7);
  return ['endFront', 'endBehind'].flatMap((name) => {
    const line = spaceCurve(edgeInSpace(draped.cloth, 'scarf', name));
    const origin = draped.originOf('scarf');
    return Array.from({ length: TASSELS }, (_, index) => {
      const share = (index + 0.5) / TASSELS;
      const [x, y, z] = line.at(share);
      const [aside, out] = [(random() - 0.5) * 0.008, (random() - 0.5) * 0.006];
      const length = FRINGE * (0.9 + 0.14 * random());
      const at = (down: number): Vector => [
        x + aside * down ** 1.5,
        y + 0.004 - length * down,
        z + out * down,
      ];
      return tube(
        { name: `tassel ${name} ${index}`, part: PART.body },
        [at(0), at(0.3), at(0.65), at(1)],
        (along) =>
          0.0017 +
          0.0007 * Math.sin(along * 40) * (along < 0.86 ? 1 : 0) +
          (along > 0.82 && along < 0.92 ? 0.0012 : 0),
        [origin[0] + (name === 'endFront' ? -1 : 1) * (share - 0.5) * 2 * HALF, origin[1]],
      );
    });
  });
}

/** A long scarf with fringes, laid over a bar that is not seen. */
export function scarf(): Garment {
  return {
    pattern: { pieces: [cloth], seams: [], spacing: 0.009 },
    form: () => ({
      distance(x, y, z, normal) {
        if (normal) {
          const away = unit([0, y - TOP, z]);
          normal.set(away);
        }
        return limbDistance(x, y, z, BAR);
      },
    }),
    draping: { frames: 150, friction: 0.9, clearance: 0.004, selfClearance: 0.008 },
    finish: (sewn) => evenedOut(sewn, 3),
    fabric: 'wool',
    thickness: 0.004,
    unevenness: 0.4,
    laid: fringe,
    details: [],
  };
}
