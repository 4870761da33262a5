import { eq } from 'drizzle-orm';
import { city } from '../../domain/tables/places.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';

/**
 * The name of a city's region; '' if the shop does not know the city, or if the city is a region of its own.
 */
export async function regionOf(db: Database | Transaction, cityCode: string): Promise<string> {
  const [found] = await db.select({ region: city.region }).from(city).where(eq(city.code, cityCode));
  return found?.region ?? '';
}
