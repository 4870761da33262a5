import type { Hang } from './hang.ts';

/** A coloured garment of a scene. */
type Garment = { silhouette: string; view: 'front' | 'back'; look: string };

/** A garment on a hanger. Its vertical position follows from the position of the hanger's arms. */
export type HungPiece = Garment & {
  kind: 'hung';
  hang: Hang;
  /** Position of the hook on the rail, as a share of the scene's width. */
  x: number;
  /** Height of the garment, as a share of the scene's height. */
  height: number;
  /** Maximum width, as a share of the scene's width. A wider garment is shrunk. */
  width?: number;
};

/** A garment that lies flat. */
export type LaidPiece = Garment & {
  kind: 'laid';
  /** Centre of the garment, as shares of the scene's width and height. */
  x: number;
  y: number;
  /** Height of the garment, as a share of the scene's height. */
  height: number;
  /** Maximum width, as a share of the scene's width. A wider garment is shrunk. */
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

/** A thin black rail. `from` and `to` are shares of the scene's width, `y` and `drop` of its height. */
export type Rail = {
  y: number;
  from: number;
  to: number;
  /** Distance from the rail to the point where the arms of a hanger meet. */
  drop: number;
};

/** Daylight through a window onto the wall: rows of panes, slanted by the position of the sun. */
export type WindowPatch = {
  /** Upper left corner and size of one pane, as shares of the scene's width and height. */
  x: number;
  y: number;
  width: number;
  height: number;
  columns: number;
  rows: number;
  /** Slant of a pane to the left: horizontal pixels per vertical pixel. */
  lean: number;
};

/** A composition of garments, hanging or lying, as plain data. */
export type Scene = {
  /** The largest offered size in pixels. All other widths have the same ratio. */
  width: number;
  height: number;
  /** Widths in pixels in which the scene is offered, ascending. */
  widths: readonly number[];
  /** `#rrggbb` of the wall in plain light. */
  wall: string;
  window: WindowPatch;
  rail?: Rail;
  /** The pieces in the order from back to front. */
  pieces: readonly ScenePiece[];
};

/** Height of a scene in pixels, at a width. */
export const sceneHeight = ({ width, height }: Scene, at: number): number =>
  Math.round((at * height) / width);
