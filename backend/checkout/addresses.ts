import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { DeliveryAddress, SavedAddresses } from '#contract/client/client.schemas.ts';
import { mostAddresses, sameAddress } from '#shared/checkout/same-address.ts';
import { postalPlaceOf } from '#shared/places/postal-places.ts';
import { city } from '../domain/tables/places.ts';
import type { Database, Transaction } from '../platform/db/database.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { savedAddress } from './base/tables.ts';

/**
 * Saved addresses of an account, most recently used first. Addresses in cities that the shop no longer has
 * are left out.
 */
export async function getMyAddresses(db: Database | Transaction, ownerId: string): Promise<SavedAddresses> {
  const rows = await db
    .select({ saved: savedAddress, cityName: city.name })
    .from(savedAddress)
    .leftJoin(city, eq(city.code, savedAddress.cityCode))
    .where(eq(savedAddress.ownerId, ownerId))
    .orderBy(desc(savedAddress.usedAt), desc(savedAddress.id))
    .limit(mostAddresses);
  return {
    items: rows.flatMap(({ saved, cityName: known }) => {
      const cityName = known ?? postalPlaceOf(saved.cityCode)?.region;
      if (cityName === undefined) return [];
      const { id, cityCode, postalCode, address, flat, entrance, floor, intercom, usedAt } = saved;
      return [
        {
          id,
          city: cityCode,
          cityName,
          postalCode,
          address,
          flat,
          entrance,
          floor,
          intercom,
          usedAt: usedAt.toISOString(),
        },
      ];
    }),
  };
}

/** Deletes an address of an account. Throws NOT_FOUND if it does not exist or belongs to another account. */
export async function deleteMyAddress(
  db: Database,
  { ownerId, id }: { ownerId: string; id: string },
): Promise<void> {
  const deleted = await db
    .delete(savedAddress)
    .where(and(eq(savedAddress.id, id), eq(savedAddress.ownerId, ownerId)))
    .returning({ id: savedAddress.id });
  if (deleted.length === 0) throw new ProblemError(404, 'NOT_FOUND');
}

export type UsedAddress = DeliveryAddress & { id: string; ownerId: string; city: string; now: Date };

/**
 * Saves the delivery address of an account's order. If the address is already saved, its details are updated.
 * At the limit, the least recently used one is deleted. The caller must have locked the owner's cart, so that
 * parallel orders run one after the other.
 */
export async function saveAddress(
  tx: Transaction,
  { id, ownerId, city: cityCode, now, ...address }: UsedAddress,
): Promise<void> {
  const sameAs = sameAddress({ city: cityCode, ...address });
  const values = { ...address, cityCode, usedAt: now };
  await tx
    .insert(savedAddress)
    .values({ id, ownerId, sameAs, ...values })
    .onConflictDoUpdate({ target: [savedAddress.ownerId, savedAddress.sameAs], set: values });
  const newest = tx
    .select({ id: savedAddress.id })
    .from(savedAddress)
    .where(eq(savedAddress.ownerId, ownerId))
    .orderBy(desc(savedAddress.usedAt), desc(savedAddress.id))
    .limit(mostAddresses);
  await tx
    .delete(savedAddress)
    .where(and(eq(savedAddress.ownerId, ownerId), notInArray(savedAddress.id, newest)));
}
