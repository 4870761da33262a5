import type { Deps } from './deps.ts';
import { putStarterContent } from './exchange/content/starter.ts';
import { putStarterDelivery } from './exchange/delivery/starter.ts';
import { putPlaces } from './exchange/places/put-places.ts';

/**
 * Adds the starter pages, the places of Russia and the starter delivery table to a shop, unless the shop
 * already has its own.
 */
export async function prepareShop({ db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>): Promise<void> {
  await putStarterContent(db, { now: clock(), ids });
  await putPlaces(db);
  await putStarterDelivery(db);
}
