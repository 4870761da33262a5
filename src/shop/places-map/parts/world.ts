/**
 * A point of the Web Mercator projection: x from 0 in the west to 1 in the east, y from 0 in the north to 1
 * in the south.
 */
export type WorldPoint = { x: number; y: number };

/** Width of the whole world at the highest zoom, in px. A house is then about 15 px wide. */
export const CLOSEST = 2 ** 25;

/** Projects coordinates to a point of Web Mercator (https://wiki.openstreetmap.org/wiki/Mercator). */
export function toWorld(latitude: number, longitude: number): WorldPoint {
  const y = Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI;
  return { x: (longitude + 180) / 360, y: (1 - y) / 2 };
}
