import { NBSP } from '#shared/text/typography.ts';

export type Coordinates = { latitude: number; longitude: number };

const EARTH_METRES = 6_371_000;
const KILOMETRE = 1000;

/** Distance between two points along the globe, in metres. https://en.wikipedia.org/wiki/Haversine_formula */
export function distanceBetween(one: Coordinates, other: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      half(one.longitude, other.longitude);
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/**
 * A distance in words: «350 м», «1,2 км», «48 км». It is rounded, because the way is longer than a straight
 * line.
 */
export function distanceText(metres: number): string {
  const rounded = Math.max(50, Math.round(metres / 50) * 50);
  if (rounded < KILOMETRE) return `${rounded}${NBSP}м`;
  const kilometres = metres / KILOMETRE;
  const text = kilometres < 10 ? kilometres.toFixed(1) : String(Math.round(kilometres));
  return `${text.replace('.', ',').replace(/,0$/, '')}${NBSP}км`;
}
