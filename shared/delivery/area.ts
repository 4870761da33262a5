/** A rectangle on the map. All values are degrees of longitude or latitude. */
type Rectangle = { west: number; south: number; east: number; north: number };

/**
 * The area in which pick-up points are searched: a city, a rectangle, or the part of a city inside a
 * rectangle.
 */
export type Area = { cityCode: string | undefined; rectangle: Rectangle | undefined };

type AreaQuery = { city?: string | undefined } & { [side in keyof Rectangle]?: number | undefined };

const SIDES = ['west', 'south', 'east', 'north'] as const;

/**
 * Reads the area from the query parameters, or returns the name of a parameter that is missing. A rectangle
 * needs all four sides. Without a rectangle, the city is required.
 */
export function readArea(query: AreaQuery): { area: Area } | { missing: keyof AreaQuery } {
  const { city, west, south, east, north } = query;
  if (west !== undefined && south !== undefined && east !== undefined && north !== undefined)
    return { area: { cityCode: city, rectangle: { west, south, east, north } } };
  const isBegun = SIDES.some((side) => query[side] !== undefined);
  if (isBegun) return { missing: SIDES.find((side) => query[side] === undefined) ?? 'west' };
  return city === undefined ? { missing: 'city' } : { area: { cityCode: city, rectangle: undefined } };
}
