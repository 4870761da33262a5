import { mix } from '../cloth/geometry.ts';
import { PART } from '../cloth/parts.ts';
import { edge, type PatternPiece, type Seam, seam } from '../cloth/pattern.ts';
import { NECK_HEIGHT } from './torso.ts';

export type GatheredSkirtMeasures = {
  /**
   * In metres: half the width of the bodice into which the skirt is gathered, and the depth below the
   * shoulder at which the skirt starts.
   */
  bodice: number;
  from: number;
  /**
   * In metres: half the width of the cut skirt at the bodice and at the hem, half its width in space before
   * the cloth falls, and the depth of its lower end.
   */
  top: number;
  hem: number;
  start: number;
  end: number;
  /** How much lower the hem is in the middle than at the sides, in metres. */
  tail: number;
  softness: number;
};

/** The front or the back of a skirt that is gathered into the bodice of a dress. */
export function gatheredSkirt(name: string, side: 1 | -1, measures: GatheredSkirtMeasures): PatternPiece {
  const { bodice, from, top, hem, start, end, tail, softness } = measures;
  return {
    name,
    part: PART.body,
    turned: side < 0,
    softness,
    place: ([x, y]) => {
      const share = Math.min(1, Math.max(0, (-y - from) / (end - from)));
      const angle = ((x / mix(top, hem, share)) * Math.PI) / 2;
      const round = (mix(bodice, start, share) * 2) / Math.PI;
      return [
        round * 1.16 * Math.sin(angle),
        NECK_HEIGHT + y + 0.01,
        side * (round * 0.8 * Math.cos(angle) + 0.01) - 0.012,
      ];
    },
    edges: [
      edge(
        'hem',
        [-hem, -end],
        [hem, -end],
        [
          [-hem * 0.6, -end - tail * 1.33],
          [hem * 0.6, -end - tail * 1.33],
        ],
      ),
      edge('sideRight', [hem, -end], [top, -from]),
      edge('top', [top, -from], [-top, -from]),
      edge('sideLeft', [-top, -from], [-hem, -end]),
    ],
  };
}

/** The seams of the skirt: between front and back, and with the bodice. */
export const gatheredSeams = (front: PatternPiece, back: PatternPiece): Seam[] => [
  seam(front.name, 'top', 'front', 'hem', true),
  seam(back.name, 'top', 'back', 'hem', true),
  seam(front.name, 'sideRight', back.name, 'sideRight'),
  seam(front.name, 'sideLeft', back.name, 'sideLeft'),
];
