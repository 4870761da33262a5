import { foldAlong } from '../engine/folds.ts';
import { type Line, mirrored, moved, type Point, path, through } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import type { TextureName } from '../engine/textures.ts';
import { armholeSeams, type Bodice, type BodiceCut, cutBodice } from './bodice.ts';
import { cuffs, hemBand } from './ribbing.ts';

/** What finishes the back of an upper garment; lengths in millimetres. */
type BackTrim = {
  /** Ribbed or sewn ends of the sleeves. */
  cuff?: { depth: number; part: Partial<Part> };
  /** A band at the hem, or a row of stitches so far above it. */
  hem?: { depth: number; part: Partial<Part> } | { stitched: number };
  /** Seams across the back, besides those of the armholes. */
  seams?: Line[];
  stitches?: Line[];
  body?: (bodice: Bodice) => Partial<Part>;
  /** What is laid on last: neck band, collar, hood, yoke. */
  over?: (bodice: Bodice) => Part[];
  wobble?: number;
};

/**
 * The back of a garment that is cut like its front. It closes high at the neck, so nothing of the inside shows, and its
 * folds are its own.
 */
export function backView(cut: BodiceCut, trim: BackTrim): View {
  const bodice = cutBodice({ ...cut, seed: cut.seed + 2000, frontNeck: 16 });
  const { cuff, hem } = trim;
  const seams = (trim.seams ?? []).map((line) => ({ line, width: 1.8, depth: 1.5 }));
  const stitched = hem && 'stitched' in hem ? [moved(bodice.hemline, 0, -hem.stitched)] : [];
  const shape = trim.body?.(bodice) ?? {};
  return {
    ...(trim.wobble && { wobble: trim.wobble }),
    parts: [
      ...bodice.sleeves,
      ...(cuff && cut.sleeve
        ? cuffs(bodice, cuff.depth).map(
            (outline): Part => ({ rides: true, clip: true, thickness: 2, ...cuff.part, outline }),
          )
        : []),
      {
        ...bodice.body,
        ...shape,
        folds: [...(shape.folds ?? bodice.body.folds ?? []), ...shoulderBlades(cut)],
        grooves: [
          ...(cut.sleeve ? armholeSeams(bodice) : []),
          ...seams,
          ...stitched.map((line) => ({ line, width: 1.4, depth: 0.9 })),
          ...(shape.grooves ?? []),
        ],
        stitches: [...stitched, ...(trim.stitches ?? [])],
      },
      ...(hem && 'depth' in hem
        ? [
            {
              rides: true,
              clip: true,
              thickness: 3,
              ...hem.part,
              outline: hemBand(bodice, hem.depth),
            } as Part,
          ]
        : []),
      ...(trim.over?.(bodice) ?? []),
    ],
  };
}

/** Two soft falls from where the cloth rests on the shoulder blades. */
function shoulderBlades({ armpit, length }: BodiceCut) {
  const line = through(
    [450 - armpit[0] * 0.52, armpit[1] * 0.62],
    [450 - armpit[0] * 0.44, armpit[1] + 40],
    [450 - armpit[0] * 0.4, Math.min(length * 0.62, armpit[1] + 220)],
  );
  return [line, mirrored(line)].map((fold) => foldAlong(fold, 34, 4));
}

/** A turned-down collar from behind: half its width, how high it stands and how deep it falls. */
export function collarBack(
  half: number,
  stand: number,
  fall: number,
  part: Partial<Part> & { texture: TextureName },
  stitched = false,
): Part {
  const top = path(
    `M${450 - half} ${fall * 0.62} C${450 - half * 1.01} ${fall * 0.1} ${450 - half * 0.9} ${-stand * 0.62} ${450 - half * 0.74} ${-stand * 0.78} C${450 - half * 0.5} ${-stand} ${450 - half * 0.2} ${-stand} 450 ${-stand}`,
  );
  const lower = path(
    `M${450 - half} ${fall * 0.62} C${450 - half * 0.7} ${fall * 0.92} ${450 - half * 0.3} ${fall} 450 ${fall}`,
  );
  const edge = [...lower, ...mirrored(lower)];
  return {
    rides: true,
    lift: 4,
    thickness: 3.2,
    round: 0.3,
    ...part,
    outline: [...top, ...mirrored(top), ...edge.toReversed()],
    ...(stitched && { stitches: [moved(edge, 0, -7)] }),
  };
}

/** An outline drawn in by a belt at a level. */
export const belted = (outline: Line, y: number, share = 0.06): Line =>
  outline.map(([x, at]): Point => [x + (450 - x) * share * Math.exp(-(((at - y) / 70) ** 2)), at]);
