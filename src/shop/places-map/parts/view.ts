/** A point of the web's Mercator map: x from 0 in the west to 1 in the east, y from 0 in the north to 1 in the south. */
export type WorldPoint = { x: number; y: number };
/** What a window shows: the point in its middle, and how many px the whole world would be wide. */
export type View = { centre: WorldPoint; scale: number };
/** In px. */
export type Size = { width: number; height: number };
export type ScreenPoint = { left: number; top: number };

/** The closest scale: a house is some 15 px wide. */
export const CLOSEST = 2 ** 25;
/** Room at the edges, in px, for the marks themselves; at the right for the buttons over the map as well. */
export const MARGIN = { around: 64, right: 88 };
const EQUATOR_METRES = 40_075_017;

/** https://wiki.openstreetmap.org/wiki/Mercator */
export function toWorld(latitude: number, longitude: number): WorldPoint {
  const y = Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI;
  return { x: (longitude + 180) / 360, y: (1 - y) / 2 };
}

/** How many metres of the ground one px shows. The map stretches what is far from the equator. */
export const metresOfPixel = ({ centre, scale }: View): number =>
  EQUATOR_METRES / Math.cosh(Math.PI * (1 - 2 * centre.y)) / scale;

/** All points in sight, the closest such view. The whole world where there are none. */
export function fitView(points: readonly WorldPoint[], { width, height }: Size): View {
  if (points.length === 0) return { centre: { x: 0.5, y: 0.5 }, scale: width };
  const [west, east] = rangeOf(points.map(({ x }) => x));
  const [north, south] = rangeOf(points.map(({ y }) => y));
  const { around, right } = MARGIN;
  const scale = Math.min(
    Math.max(width - around - right, 1) / (east - west),
    Math.max(height - 2 * around, 1) / (south - north),
    // A street around a single place, which would be infinitely close.
    points.length === 1 ? CLOSEST / 4 : CLOSEST,
  );
  const aside = (right - around) / 2 / scale;
  return { centre: { x: (west + east) / 2 + aside, y: (north + south) / 2 }, scale };
}

/** No spread into Math.min: a big city has thousands of points. */
function rangeOf(values: readonly number[]): [number, number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return [least, most];
}

export const toScreen = (
  { centre, scale }: View,
  { width, height }: Size,
  point: WorldPoint,
): ScreenPoint => ({
  left: (point.x - centre.x) * scale + width / 2,
  top: (point.y - centre.y) * scale + height / 2,
});

/** The view after a drag by so many px. */
export const panned = ({ centre, scale }: View, { left, top }: ScreenPoint): View => ({
  centre: { x: centre.x - left / scale, y: centre.y - top / scale },
  scale,
});

/** A closer view (factor above 1) or a wider one; what is under the point of the window stays there. */
export function zoomed(view: View, factor: number, size: Size, around?: ScreenPoint): View {
  const { left, top } = around ?? { left: size.width / 2, top: size.height / 2 };
  const scale = Math.min(Math.max(view.scale * factor, size.width), CLOSEST);
  const [fromLeft, fromTop] = [left - size.width / 2, top - size.height / 2];
  return {
    centre: {
      x: view.centre.x + fromLeft / view.scale - fromLeft / scale,
      y: view.centre.y + fromTop / view.scale - fromTop / scale,
    },
    scale,
  };
}

export const inSight = (
  { left, top }: ScreenPoint,
  { width, height }: Size,
  { around, right } = { around: 0, right: 0 },
): boolean => left >= around && left <= width - right && top >= around && top <= height - around;
