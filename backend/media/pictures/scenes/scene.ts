import type { Hang } from './hang.ts';

/** What a garment in a scene looks like: its silhouette, its view and the id of its colourway. */
type Garment = { silhouette: string; view: 'front' | 'back'; look: string };

/** A garment on a hanger. It has no vertical position, because that follows from the arms of the hanger. */
export type HungPiece = Garment & {
  kind: 'hung';
  hang: Hang;
  /** Position of the hook on the rail, as a share of the scene's width (0 = left, 1 = right). */
  x: number;
  /** Height of the garment as a share of the scene's height. */
  height: number;
  /** Maximum width as a share of the scene's width. A wider garment is made smaller. */
  width?: number;
};

/** A garment that lies flat. */
export type LaidPiece = Garment & {
  kind: 'laid';
  /** Position of the garment's centre, as shares of the scene's width and height. */
  x: number;
  y: number;
  /** Height of the garment as a share of the scene's height. */
  height: number;
  /** Maximum width as a share of the scene's width. A wider garment is made smaller. */
  width?: number;
  /** Rotation in degrees, clockwise. */
  turn?: number;
};

/** A hanger without a garment. */
export type BarePiece = {
  kind: 'bare';
  x: number;
  /** Rotation about the rail in degrees, clockwise. */
  turn?: number;
};

export type ScenePiece = HungPiece | LaidPiece | BarePiece;

/**
 * A thin black rail from which hangers hang. `from` and `to` are shares of the scene's width, `y` and `drop`
 * of its height.
 */
export type Rail = {
  y: number;
  from: number;
  to: number;
  /** Vertical distance from the rail to the point where both arms of a hanger meet. */
  drop: number;
};

/**
 * Sunlight that falls through a window onto the wall: rows of bright patches, one for each pane, slanted
 * because the sun is at one side.
 */
export type WindowPatch = {
  /** Upper left corner and size of the first patch, as shares of the scene's width and height. */
  x: number;
  y: number;
  width: number;
  height: number;
  columns: number;
  rows: number;
  /** How far a patch leans to the left: horizontal pixels per vertical pixel. */
  lean: number;
};

/** A picture of several garments that hang or lie, described as plain data. */
export type Scene = {
  /**
   * Width and height, in pixels, of the largest file that is offered. All smaller files have the same ratio.
   */
  width: number;
  height: number;
  /** Widths in pixels of the files that are offered, smallest first. */
  widths: readonly number[];
  /** Colour `#rrggbb` of the wall in even light. */
  wall: string;
  window: WindowPatch;
  rail?: Rail;
  /** The garments and hangers, from back to front. */
  pieces: readonly ScenePiece[];
};

/** Height in pixels of a scene that is drawn in the width `at`. */
export const sceneHeight = ({ width, height }: Scene, at: number): number =>
  Math.round((at * height) / width);
