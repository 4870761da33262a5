import type { MapPlace } from '../parts/marks';
import type { Bounds } from './ymaps3';

type Coordinates = Pick<MapPlace, 'latitude' | 'longitude'>;

/** Tile size of the service in px: the width of the world at zoom 0. */
const WORLD = 256;

/**
 * Width of the world in px at a zoom. The zoom is rounded to halves, so that marks do not regroup
 * continuously during a pinch.
 */
export const scaleOf = (zoom: number): number => WORLD * 2 ** (Math.floor(zoom * 2) / 2);

/** Bounds that contain all places; the whole world if there are no places. */
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
