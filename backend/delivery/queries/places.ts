import { eq } from 'drizzle-orm';
import type { Destination } from '#shared/delivery/table.ts';
import { timeZoneOf } from '#shared/delivery/time-zones.ts';
import { postalPlaceOf } from '#shared/places/postal-places.ts';
import { city } from '../../domain/tables/places.ts';
import type { Database } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';

/** The database columns that `placeOf` needs. */
export const placeColumns = {
  cityCode: city.code,
  cityName: city.name,
  region: city.region,
  timeZone: city.timeZone,
};

type PlaceRow = Omit<Destination, 'postalCode' | 'timeZone'> & { timeZone: string | null };

/**
 * Converts a row to a place with its time zone. A place without a time zone of its own gets that of its
 * region.
 */
export const placeOf = (row: PlaceRow): Omit<Destination, 'postalCode'> => ({
  ...row,
  timeZone: row.timeZone ?? timeZoneOf(row.region || row.cityName),
});

/**
 * The place for a code that the shop made from a postal code, with the time zone of its region. Undefined for
 * the codes of places in the shop's list.
 */
export function postalDestination(cityCode: string): Destination | undefined {
  const found = postalPlaceOf(cityCode);
  if (!found) return undefined;
  const { region, postalCode } = found;
  return { cityCode, cityName: region, region, timeZone: timeZoneOf(region), postalCode };
}

/** A place that the shop delivers to. @throws ProblemError NOT_FOUND for an unknown city */
export async function findPlace(db: Database, cityCode: string): Promise<Destination> {
  const byPostalCode = postalDestination(cityCode);
  if (byPostalCode) return byPostalCode;
  const [found] = await db.select(placeColumns).from(city).where(eq(city.code, cityCode));
  if (!found) throw new ProblemError(404, 'NOT_FOUND');
  return { ...placeOf(found), postalCode: null };
}
