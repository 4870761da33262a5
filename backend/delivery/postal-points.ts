import type { Area } from '#shared/delivery/area.ts';
import { postalCodeOf } from '#shared/places/postal-places.ts';
import type { DeliveryParts } from '../domain/tables/delivery-types.ts';
import { loggedCause } from '../platform/log/logged-cause.ts';
import { type CarrierDeps, FRESH_MS } from './ask-carrier.ts';
import type { DeliveryProvider } from './base/delivery-provider.ts';
import type { Destination } from './base/parcel.ts';
import { leadsTo, pointFilters, type StoredPoint } from './queries/points.ts';

/** The pick-up points of a place. `isFresh` is true if the carrier has reported them recently. */
export type PostalPoints = { points: StoredPoint[]; isFresh: boolean };

/** Maximum number of places for which a process caches the pick-up points of one carrier. */
const MOST_PLACES = 500;

type Reading = { points: StoredPoint[]; readAt: number };

/**
 * Cached points by carrier and postal code. They are not stored in the database: there, each point belongs to
 * one city of the shop's list, and a town of that list may have the same postal code.
 */
const readings = new WeakMap<DeliveryProvider, Map<string, Reading>>();

function readingsOf(provider: DeliveryProvider): Map<string, Reading> {
  const known = readings.get(provider) ?? new Map<string, Reading>();
  readings.set(provider, known);
  return known;
}

/**
 * Whether the shopper chose the place by its postal code. The pick-up points of such a place are not stored
 * in the database.
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

/** The points inside the rectangle of an area; all points if the area has no rectangle. */
export const within = (points: readonly StoredPoint[], { rectangle }: Area): StoredPoint[] =>
  points.filter(
    ({ latitude, longitude }) =>
      !rectangle ||
      (latitude >= rectangle.south &&
        latitude <= rectangle.north &&
        longitude >= rectangle.west &&
        longitude <= rectangle.east),
  );
