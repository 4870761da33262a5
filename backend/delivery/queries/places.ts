import { eq } from 'drizzle-orm';
import { city } from '../../domain/tables/places.ts';
import type { Database } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Destination } from '../base/parcel.ts';

/** A place that the shop delivers to. @throws ProblemError NOT_FOUND for an unknown city */
export async function findPlace(db: Database, cityCode: string): Promise<Destination> {
  const [found] = await db
    .select({ cityCode: city.code, cityName: city.name, region: city.region })
    .from(city)
    .where(eq(city.code, cityCode));
  if (!found) throw new ProblemError(404, 'NOT_FOUND');
  return { ...found, postalCode: null };
}
