import { seeded } from '../../../atelier/engine/random.ts';
import type { Vector } from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import { edgeInSpace } from '../../cloth/sew.ts';
import { spaceCurve } from '../../cloth/surface.ts';
import type { LaidPiece } from '../../laid/laid-piece.ts';
import { tube } from '../../laid/tube.ts';
import type { Draped } from '../../sewing/garment.ts';

const LENGTH = 0.07;
/** Distance from one tassel to the next, in metres. */
const APART = 0.007;

/**
 * Twisted tassels along both ends of a scarf (the edges `endFront` and `endBehind` of the piece `scarf`).
 * `half` is half the width of the scarf in metres.
 */
export function fringe({ cloth, originOf }: Draped, half: number): LaidPiece[] {
  const random = seeded(7);
  const origin = originOf('scarf');
  const count = Math.round((2 * half) / APART);
  return ['endFront', 'endBehind'].flatMap((name) => {
    const line = spaceCurve(edgeInSpace(cloth, 'scarf', name));
    return Array.from({ length: count }, (_, index) => {
      const share = (index + 0.5) / count;
      const [x, y, z] = line.at(share);
      const [aside, out] = [(random() - 0.5) * 0.008, (random() - 0.5) * 0.006];
      const length = LENGTH * (0.9 + 0.14 * random());
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
        [origin[0] + (name === 'endFront' ? -1 : 1) * (share - 0.5) * 2 * half, origin[1]],
      );
    });
  });
}
