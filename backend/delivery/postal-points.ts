import type { Area } from '#shared/delivery/area.ts';
import { postalCodeOf } from '#shared/places/postal-places.ts';
import type { DeliveryParts } from '../domain/tables/delivery-types.ts';
import { loggedCause } from '../platform/log/logged-cause.ts';
import { type CarrierDeps, FRESH_MS } from './ask-carrier.ts';
import type { DeliveryProvider } from './base/delivery-provider.ts';
import type { Destination } from './base/parcel.ts';
import { leadsTo, pointFilters, type StoredPoint } from './queries/points.ts';

/** The pick-up points of a place, and whether the carrier has reported them recently. */
export type PostalPoints = { points: StoredPoint[]; isFresh: boolean };

/** Maximum number of places per carrier whose points a process caches. */
const MOST_PLACES = 500;

type Reading = { points: StoredPoint[]; readAt: number };

/**
 * Cached points by carrier and postal code. They cannot be stored in the table of points: a row belongs to
 * one city of the shop's list, and the postal code may be that of a town in the list.
 */
const readings = new WeakMap<DeliveryProvider, Map<string, Reading>>();

function readingsOf(provider: DeliveryProvider): Map<string, Reading> {
  const known = readings.get(provider) ?? new Map<string, Reading>();
  readings.set(provider, known);
  return known;
}

/**
 * Whether a place was chosen by its postal code. The points of such a place are not stored in the database.
 */
export const isPostal = ({ cityCode }: Pick<Destination, 'cityCode'>): boolean =>
  postalCodeOf(cityCode) !== undefined;

/**
 * The carrier's points for a place that was chosen by postal code, sorted by address. If the carrier is slow
 * or down, the points that it last reported stay in use.
 */
export async function postalPoints(
  { clock, logger, deliveryProvider: provider }: CarrierDeps,
  { methods }: DeliveryParts,
  place: Destination,
  requestId: string,
): Promise<PostalPoints> {
  const filters = pointFilters(methods).filter(({ source }) => source !== 'table');
  if (filters.length === 0) return { points: [], isFresh: true };
  if (!provider) return { points: [], isFresh: false };
  const known = readingsOf(provider);
  const now = clock().getTime();
  const last = known.get(place.cityCode);
  if (last && now - last.readAt < FRESH_MS) return { points: last.points, isFresh: true };
  const stale = { points: last?.points ?? [], isFresh: false };
  try {
    const read = await provider.points(place);
    if (read === null) return stale;
    const points = read
      .map((point): StoredPoint => ({ ...point, source: provider.carrier }))
      .filter((point) => methods.some((method) => leadsTo(method, point)))
      .sort((one, other) => (one.address < other.address ? -1 : 1));
    known.delete(place.cityCode);
    known.set(place.cityCode, { points, readAt: now });
    const [oldest] = known.keys();
    if (known.size > MOST_PLACES && oldest !== undefined) known.delete(oldest);
    return { points, isFresh: true };
  } catch (error) {
    logger.warn(
      { requestId, operation: 'carrier points', cause: loggedCause(error) },
      'the carrier failed; its last known points are used',
    );
    return stale;
  }
}

/** The points within the rectangle of an area; all points if it has no rectangle. */
export const within = (points: readonly StoredPoint[], { rectangle }: Area): StoredPoint[] =>
  points.filter(
    ({ latitude, longitude }) =>
      !rectangle ||
      (latitude >= rectangle.south &&
        latitude <= rectangle.north &&
        longitude >= rectangle.west &&
        longitude <= rectangle.east),
  );
