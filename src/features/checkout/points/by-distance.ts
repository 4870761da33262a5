import type { DeliveryPoint } from '@/lib/api';
import { type Coordinates, distanceBetween } from '@/shop/distance/distance';
import type { ChosenAddress } from '../state/chosen-address';

/** A point with its distance from the address in metres; null without an address in its city. */
export type PlacedPoint = DeliveryPoint & { metres: number | null };

/** Points by their distance from the address, or from the middle of the city's points. */
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

/** The median, because a few points far outside do not move it. */
const middleOf = (points: readonly Coordinates[]): Coordinates => ({
  latitude: median(points.map(({ latitude }) => latitude)),
  longitude: median(points.map(({ longitude }) => longitude)),
});

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
