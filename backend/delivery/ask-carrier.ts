import type { Quotes } from '#shared/delivery/methods.ts';
import { postalCodeOf } from '#shared/places/postal-places.ts';
import type { DeliveryParts } from '../domain/tables/delivery-types.ts';
import { loggedCause } from '../platform/log/logged-cause.ts';
import type { DeliveryDeps } from './base/deps.ts';
import type { Destination } from './base/parcel.ts';
import { keepPoints, lastReading, pointFilters } from './queries/points.ts';
import { parcelOf } from './rules/parcel.ts';

export type CarrierDeps = Pick<DeliveryDeps, 'db' | 'clock' | 'logger' | 'deliveryProvider'>;

/** How long a carrier's list of pick-up points is used before it is fetched again, in ms. */
export const FRESH_MS = 6 * 60 * 60 * 1000;

/**
 * Fetches the carrier's quotes for a number of pieces. If the carrier fails, this is logged, and the shopper
 * sees no error.
 */
export async function quotesFor(
  { deliveryProvider: provider, logger }: CarrierDeps,
  { warehouse, methods }: DeliveryParts,
  place: Destination,
  { pieces, requestId }: { pieces: number; requestId: string },
): Promise<Quotes> {
  if (methods.every(({ carrier }) => carrier === null)) return [];
  if (!provider) return 'not-connected';
  if (pieces === 0) return [];
  try {
    return (await provider.quotes(parcelOf(warehouse, pieces), place)) ?? 'failed';
  } catch (error) {
    logger.warn(
      { requestId, operation: 'carrier prices', cause: loggedCause(error) },
      'the carrier failed; the delivery table was used instead',
    );
    return 'failed';
  }
}

/**
 * Fetches a carrier's pick-up points in a city again if the stored ones are outdated. Returns whether the
 * stored points are current now. If the carrier is slow or down, the old points stay in use.
 */
export async function refreshPoints(
  { db, clock, logger, deliveryProvider: provider }: CarrierDeps,
  { methods }: DeliveryParts,
  place: Destination,
  requestId: string,
): Promise<{ isFresh: boolean }> {
  // If a place is not in the shop's list of cities, its points are not stored in the database
  // (postal-points.ts).
  if (postalCodeOf(place.cityCode) !== undefined) return { isFresh: true };
  if (pointFilters(methods).every(({ source }) => source === 'table')) return { isFresh: true };
  if (!provider) return { isFresh: false };
  const { carrier } = provider;
  const now = clock();
  const readAt = await lastReading(db, carrier, place.cityCode);
  if (readAt && now.getTime() - readAt.getTime() < FRESH_MS) return { isFresh: true };
  try {
    const points = await provider.points(place);
    if (points === null) return { isFresh: false };
    await keepPoints(db, { carrier, cityCode: place.cityCode, points, now });
    return { isFresh: true };
  } catch (error) {
    logger.warn(
      { requestId, operation: 'carrier points', cause: loggedCause(error) },
      'the carrier failed; its last known points are used',
    );
    return { isFresh: false };
  }
}
