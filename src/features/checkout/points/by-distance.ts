import type { DeliveryPoint } from '@/lib/api';
import { type Coordinates, distanceBetween } from '@/shop/distance/distance';
import type { ChosenAddress } from '../state/chosen-address';

/**
 * A pick-up point with its distance from the shopper's address in metres; null without an address in this
 * city.
 */
export type PlacedPoint = DeliveryPoint & { metres: number | null };

/** Sorts points by distance from the address, or without one, from the middle of all points. */
export function byDistance(
  points: readonly DeliveryPoint[],
  address: ChosenAddress | undefined,
): PlacedPoint[] {
  const inCity =
    address && points.some(({ cityCode }) => cityCode === address.cityCode) ? address : undefined;
  const from = inCity ?? middleOf(points);
  return points
    .map((point) => ({ point, metres: distanceBetween(from, point) }))
    .sort((one, other) => one.metres - other.metres)
    .map(({ point, metres }) => ({ ...point, metres: inCity ? metres : null }));
}

/** The middle is the median, because a few points far outside the city do not move it. */
const middleOf = (points: readonly Coordinates[]): Coordinates => ({
  latitude: median(points.map(({ latitude }) => latitude)),
  longitude: median(points.map(({ longitude }) => longitude)),
});

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
