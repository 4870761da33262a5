import { city, store } from '../../domain/tables/places.ts';
import type { Database } from '../../platform/db/database.ts';

/** Adds stores with these codes to the database. */
export async function openStores(db: Database, ...codes: string[]): Promise<void> {
  await db.insert(city).values({ code: 'tver', name: 'Тверь', ordinal: 1 });
  await db.insert(store).values(
    codes.map((code) => ({
      code,
      name: code,
      cityCode: 'tver',
      timeZone: 'Europe/Moscow',
      address: 'ул. Ленина, 1',
      phone: '+78000000000',
      hours: [{ days: [1], opens: '10:00', closes: '22:00' }],
      latitude: 56.8,
      longitude: 35.9,
      services: [],
    })),
  );
}
