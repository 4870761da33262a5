import type { ColourRole } from '../../../backend/media/pictures/colouring/palette.ts';
import type { Fold } from './folds.ts';
import type { Line } from './geometry.ts';
import type { TextureName } from './textures.ts';

/** Where a height is asked: canvas units, and the shares 0 to 1 across the shape at that level and down the shape. */
export type Place = { x: number; y: number; across: number; down: number };

/** A line sewn or pressed into the cloth. */
export type Groove = { line: Line; width?: number; depth?: number };

/** A piece of a garment. Pieces are laid one over another in the order of their list. Lengths in canvas units. */
export type Part = {
  /** One outline, or several where a later one cuts a hole. */
  outline: Line | Line[];
  role?: ColourRole;
  /** Whether the pattern of a look applies; when absent, to the base cloth. */
  cloth?: boolean;
  texture?: TextureName;
  textureSize?: number;
  /** Direction of the warp in degrees, 90 is down the canvas. */
  warp?: number;
  /** Depth of the cross-section against its half width: 0 flat, 0.35 a body, 0.8 a sleeve. */
  round?: number;
  /** The shape goes on below its lower edge, as a hem or a cuff does: its roundness does not end there. */
  open?: boolean;
  /**
   * Shares its roundness with neighbours, so that a seam between them has no step: above `from` the roundness is that
   * of all the outlines together, below `to` the piece's own.
   */
  join?: { outlines: Line[]; from: number; to: number };
  /** Lies on what is below and follows it, instead of standing free. */
  rides?: boolean;
  /** Is cut to what has been laid so far, so that a cuff or a pocket never sticks out. */
  clip?: boolean;
  /** Height of a free piece's edge above the wall's nearest things, or a riding piece's gap to what it lies on. */
  lift?: number;
  /** Rounds the edge of a piece over its own thickness. */
  thickness?: number;
  folds?: Fold[];
  grooves?: Groove[];
  height?: (place: Place) => number;
  /** Rows of visible stitches. */
  stitches?: Line[];
  /** Highlights: how strong (0 to 1) and how narrow (an exponent). */
  gloss?: { strength: number; sharpness: number };
  /** Multiplies the light, for what lies in the dark anyway. */
  dim?: number;
};

export type View = {
  parts: Part[];
  /** Warps every outline a little; 1 suits cloth, 0 hardware. */
  wobble?: number;
};

export type Garment = {
  /** Metres of a canvas unit, before framing. */
  metres: number;
  /** Share of the canvas that the garment's height takes after framing. */
  share: number;
  views: Record<string, () => View>;
  /** Views that are a part of another: centre and width in canvas units of the framed picture. */
  details?: Record<string, { of: string; x: number; y: number; width: number }>;
};
