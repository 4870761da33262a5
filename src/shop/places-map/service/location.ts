import type { MapPlace } from '../parts/marks';
import type { Bounds } from './ymaps3';

type Coordinates = Pick<MapPlace, 'latitude' | 'longitude'>;

/** Width of the world at zoom level 0, in px: the tile size of the map service. */
const WORLD = 256;

/**
 * Width of the world at a zoom level, in px. The level is rounded to halves, so that marks are not regrouped
 * all the time during a pinch.
 */
export const scaleOf = (zoom: number): number => WORLD * 2 ** (Math.floor(zoom * 2) / 2);

/** The bounds that contain all places, or the whole world without places. */
export function boundsOf(places: readonly Coordinates[]): Bounds {
  if (places.length === 0) {
    return [
      [-180, 80],
      [180, -80],
    ];
  }
  let [west, east, south, north] = [180, -180, 90, -90];
  for (const { latitude, longitude } of places) {
    [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
    [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
  }
  return [
    [west, north],
    [east, south],
  ];
}

export function isWithin([one, other]: Bounds, { longitude, latitude }: Coordinates): boolean {
  const between = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b);
  return between(longitude, one[0], other[0]) && between(latitude, one[1], other[1]);
}
