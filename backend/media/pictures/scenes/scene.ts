import type { Hang } from './hang.ts';

/** A coloured garment of a scene. */
type Garment = { silhouette: string; view: 'front' | 'back'; look: string };

/** A garment on a hanger. Its height follows from the hanger: shoulders start where the hanger's arms do. */
export type HungPiece = Garment & {
  kind: 'hung';
  hang: Hang;
  /** Place of the hook on the rail, share of the scene's width. */
  x: number;
  /** Height of the garment, share of the scene's height. */
  height: number;
  /** Widest that it may become, share of the scene's width; it is made smaller when it would be wider. */
  width?: number;
};

/** A garment that lies flat. */
export type LaidPiece = Garment & {
  kind: 'laid';
  /** Its middle, shares of the scene's width and height. */
  x: number;
  y: number;
  /** Height of the garment, share of the scene's height. */
  height: number;
  /** Widest that it may become, share of the scene's width; it is made smaller when it would be wider. */
  width?: number;
  /** Degrees, clockwise. */
  turn?: number;
};

/** A hanger without a garment. */
export type BarePiece = {
  kind: 'bare';
  x: number;
  /** Degrees that it swings about the rail, clockwise. */
  turn?: number;
};

export type ScenePiece = HungPiece | LaidPiece | BarePiece;

/** A thin black rail; lengths are shares of the scene's width (`from`, `to`) and height (`y`, `drop`). */
export type Rail = {
  y: number;
  from: number;
  to: number;
  /** From the middle of the rail down to where the arms of a hanger meet. */
  drop: number;
};

/** Daylight that falls through a window onto the wall: panes in rows, leaning as the sun stands. */
export type WindowPatch = {
  /** Upper left corner and size of one pane, shares of the scene's width and height. */
  x: number;
  y: number;
  width: number;
  height: number;
  columns: number;
  rows: number;
  /** How far a pane leans to the left on its way down, elements across for one down. */
  lean: number;
};

/** A composition of goods on a wall or laid flat. Plain data: one drawing code serves all of them. */
export type Scene = {
  /** The largest size, in picture elements; its ratio holds for every width. */
  width: number;
  height: number;
  /** Widths that are offered, ascending. */
  widths: readonly number[];
  /** `#rrggbb` of the wall in plain light. */
  wall: string;
  window: WindowPatch;
  rail?: Rail;
  /** From the back to the front. */
  pieces: readonly ScenePiece[];
};

/** Height in picture elements of a scene at a width. */
export const sceneHeight = ({ width, height }: Scene, at: number): number =>
  Math.round((at * height) / width);
