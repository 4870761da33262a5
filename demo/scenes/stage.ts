import type {
  HungPiece,
  LaidPiece,
  Scene,
  ScenePiece,
  WindowPatch,
} from '../../backend/media/pictures/scenes/scene.ts';
import { hangs } from '../garments/hangs.ts';
import { lengthOf } from '../garments/lengths.ts';

/**
 * Sizes of scenes by format. They are limited because the drawings of goods are only about 1000 pixels high.
 * In a window wider than 1920 pixels, a scene is slightly enlarged.
 */
const formats = {
  hero: { width: 1920, height: 1053, widths: [640, 960, 1440, 1920] },
  band: { width: 1890, height: 810, widths: [640, 960, 1440, 1890] },
  wide: { width: 1800, height: 1200, widths: [400, 640, 960, 1280, 1800] },
  tall: { width: 1280, height: 1600, widths: [400, 640, 800, 960, 1280] },
  portrait: { width: 1200, height: 1600, widths: [240, 400, 640, 900, 1200] },
} as const satisfies Record<string, Pick<Scene, 'width' | 'height' | 'widths'>>;

type Format = keyof typeof formats;

/**
 * Background colours (docs/design.md §5): the wall behind hanging goods, and the floor under goods that lie
 * flat.
 */
const WALL = '#dcd8d0';
const FLOOR = '#d6d3cc';

const windows: Record<Format, WindowPatch> = {
  hero: { x: 0.34, y: -0.2, width: 0.27, height: 0.62, columns: 3, rows: 2, lean: 0.27 },
  band: { x: 0.24, y: -0.24, width: 0.24, height: 0.7, columns: 3, rows: 2, lean: 0.27 },
  wide: { x: 0.24, y: -0.16, width: 0.3, height: 0.6, columns: 3, rows: 2, lean: 0.27 },
  tall: { x: 0.32, y: -0.1, width: 0.4, height: 0.52, columns: 2, rows: 2, lean: 0.25 },
  portrait: { x: 0.34, y: -0.1, width: 0.4, height: 0.52, columns: 2, rows: 2, lean: 0.25 },
};

/** The distance from the rail down to the arms of a hanger, in centimetres, the same in all scenes. */
const HANGER_DROP = 8;

/**
 * A garment on the rail: silhouette, look, and where its hook is (0 = left edge, 1 = right edge of the
 * picture).
 */
type Hanging = readonly [silhouette: string, look: string, x: number];

/**
 * A scene with goods on a rail, listed from back to front. `cm` is the height that the picture shows, in
 * centimetres.
 */
export function onRail(
  format: Format,
  cm: number,
  goods: readonly Hanging[],
  rail: { y?: number; from?: number; to?: number } = {},
): Scene {
  return {
    ...formats[format],
    wall: WALL,
    window: windows[format],
    rail: { y: 0.08, from: 0, to: 1, drop: HANGER_DROP / cm, ...rail },
    pieces: goods.map(([silhouette, look, x]): HungPiece => {
      const hang = hangs[silhouette];
      if (!hang) throw new RangeError(`The silhouette ${silhouette} does not hang.`);
      return { kind: 'hung', silhouette, view: 'front', look, hang, x, height: lengthOf(silhouette) / cm };
    }),
  };
}

/**
 * A garment that lies flat: silhouette, look, its centre as shares of the picture's width and height (0–1),
 * and rotation in degrees.
 */
type Lying = readonly [silhouette: string, look: string, x: number, y: number, turn?: number];

/**
 * A scene with goods that lie flat, listed from the lowest layer to the top. `cm` is the height that the
 * picture shows, in centimetres.
 */
export function laidFlat(format: Format, cm: number, goods: readonly Lying[]): Scene {
  return {
    ...formats[format],
    wall: FLOOR,
    window: windows[format],
    pieces: goods.map(
      ([silhouette, look, x, y, turn]): LaidPiece => ({
        kind: 'laid',
        silhouette,
        view: 'front',
        look,
        x,
        y,
        height: lengthOf(silhouette) / cm,
        ...(turn ? { turn } : {}),
      }),
    ),
  };
}

/** A scene with a rail and hangers but no goods. */
export function emptyRail(
  size: { width: number; height: number },
  cm: number,
  y: number,
  hangers: readonly (readonly [x: number, turn: number])[],
): Scene {
  return {
    ...size,
    widths: [640, 1280],
    wall: WALL,
    window: windows.wide,
    rail: { y, from: 0, to: 1, drop: HANGER_DROP / cm },
    pieces: hangers.map(([x, turn]): ScenePiece => ({ kind: 'bare', x, turn })),
  };
}
