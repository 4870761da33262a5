import { mix, type Point, smoothstep } from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import { edge, type PatternPiece, seam } from '../../cloth/pattern.ts';
import type { Garment } from '../../sewing/garment.ts';

/** Where the waist is, and how far the skirt reaches below it. */
const WAIST = 1.07;
const LENGTH = 0.74;
const BAND = 0.036;
/** Half the width of a half that lies unfolded, and the pleats in it. */
const HALF = 0.46;
const PLEATS = 17;

/** Where a pleat folds, and lines beside the folds that keep them sharp. */
const FOLDS: readonly (readonly Point[])[] = Array.from({ length: PLEATS * 2 + 1 }, (_, index) =>
  [-0.32, -0.14, 0, 0.14, 0.32].map((beside) => -HALF + ((index + beside) * HALF) / PLEATS),
)
  .flat()
  .filter((x) => Math.abs(x) < HALF - 0.002)
  .map((x): Point[] => [
    [x, -0.01],
    [x, 0.01 - LENGTH],
  ]);

/** Pressed pleats keep their folds: the cloth is placed as it hangs, opening towards the hem. */
function half(name: string, side: 1 | -1): PatternPiece {
  const at = (index: number) => -HALF + (index * HALF) / PLEATS;
  const steps = Array.from({ length: PLEATS * 2 }, (_, index) => index);
  return {
    name,
    part: PART.body,
    turned: side < 0,
    softness: 2e-4,
    lines: FOLDS,
    pinned: () => true,
    place: ([x, y]) => {
      const down = -y;
      const along = Math.min(((x + HALF) / (2 * HALF)) * PLEATS, PLEATS - 1e-6);
      const pleat = Math.floor(along);
      const share = along - pleat;
      const rise = share < 0.5 ? share * 2 : 2 - share * 2;
      // The outer fold leads, as in knife pleats.
      const led = share < 0.5 ? share * 1.3 : 0.65 + (share - 0.5) * 0.7;
      const angle = ((pleat + led) / PLEATS - 0.5) * Math.PI;
      const open = smoothstep(0, LENGTH, down);
      const wider = Math.max(0, down / LENGTH) ** 0.85;
      const out = mix(0.012, 0.02, open) * (rise - 0.5) + 0.0025 * Math.sin(pleat * 2.4 + down * 5) * open;
      return [
        (mix(0.143, 0.235, wider) + out) * Math.sin(angle),
        WAIST + y,
        side * (mix(0.1, 0.185, wider) + out) * Math.cos(angle) - 0.006,
      ];
    },
    edges: [
      ...steps.map((index) => edge(`hem${index}`, [at(index), -LENGTH], [at(index + 1), -LENGTH])),
      edge('sideRight', [HALF, -LENGTH], [HALF, 0]),
      ...steps.map((index) =>
        edge(`top${index}`, [at(PLEATS * 2 - index), 0], [at(PLEATS * 2 - index - 1), 0]),
      ),
      edge('sideLeft', [-HALF, 0], [-HALF, -LENGTH]),
    ],
  };
}

const LENGTH_OF_BAND = 4 * HALF;

const band: PatternPiece = {
  name: 'waistband',
  part: PART.waistband,
  turned: true,
  softness: 5e-5,
  pinned: () => true,
  place: ([x, y]) => {
    const angle = Math.PI / 2 - (x / LENGTH_OF_BAND) * 2 * Math.PI;
    return [
      (0.1475 - 0.1 * y) * Math.sin(angle),
      WAIST + y - 0.004,
      (0.1045 - 0.08 * y) * Math.cos(angle) - 0.006,
    ];
  },
  edges: [
    edge('front', [0, 0], [LENGTH_OF_BAND / 2, 0]),
    edge('back', [LENGTH_OF_BAND / 2, 0], [LENGTH_OF_BAND, 0]),
    edge('end', [LENGTH_OF_BAND, 0], [LENGTH_OF_BAND, BAND]),
    edge('top', [LENGTH_OF_BAND, BAND], [0, BAND]),
    edge('start', [0, BAND], [0, 0]),
  ],
};

/** A skirt in pressed pleats that hang from a waistband; nothing falls. */
export function pleatedSkirt(): Garment {
  const pieces = [half('front', 1), half('back', -1), band];
  return {
    pattern: {
      pieces,
      seams: [
        seam('front', 'sideRight', 'back', 'sideRight'),
        seam('front', 'sideLeft', 'back', 'sideLeft'),
        seam('waistband', 'end', 'waistband', 'start', true),
      ],
      spacing: 0.0125,
    },
    form: () => ({ distance: () => 1 }),
    draping: { frames: 0 },
    fabric: 'weave',
    thickness: 0.0016,
    details: [
      ...['front', 'back'].map((on) => ({
        on,
        line: [
          [-HALF, 0.02 - LENGTH],
          [HALF, 0.02 - LENGTH],
        ] as const,
        kind: 'seam' as const,
        width: 0.0012,
      })),
      {
        on: 'waistband',
        line: [
          [0, 0.001],
          [LENGTH_OF_BAND, 0.001],
        ],
        kind: 'seam',
        width: 0.003,
      },
    ],
  };
}
