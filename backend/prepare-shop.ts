import type { Deps } from './deps.ts';
import { putStarterContent } from './exchange/content/starter.ts';
import { putStarterDelivery } from './exchange/delivery/starter.ts';
import { putPlaces } from './exchange/places/put-places.ts';

/**
 * Adds pages, a delivery table and the places of Russia to a new shop. What the shop already has stays
 * unchanged.
 */
export async function prepareShop({ db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>): Promise<void> {
  await putStarterContent(db, { now: clock(), ids });
  await putPlaces(db);
  await putStarterDelivery(db);
}
