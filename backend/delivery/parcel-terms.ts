import type { Carrier } from '../domain/tables/delivery-types.ts';
import type { Database, Transaction } from '../platform/db/database.ts';
import type { Destination, Parcel } from './base/parcel.ts';
import { parcelOf } from './rules/parcel.ts';
import { loadDeliveryTable, placeWithTable } from './table.ts';

/** The carrier of a delivery method; null if the shop delivers itself, or if the method was deleted. */
export async function carrierOf(db: Database | Transaction, methodId: string): Promise<Carrier | null> {
  const { methods } = await loadDeliveryTable(db);
  return methods.find(({ id }) => id === methodId)?.carrier ?? null;
}

/** The weight that is assumed for each piece, in grams. */
export async function gramsOfPiece(db: Database): Promise<number> {
  const { warehouse } = await loadDeliveryTable(db);
  return warehouse.piece.grams;
}

type Wanted = { cityCode: string; postalCode: string | null; pieces: number };

/**
 * The data by which a carrier computes the price of a parcel: destination, weight and size.
 * @throws ProblemError NOT_FOUND for an unknown city
 */
export async function parcelTerms(
  db: Database,
  { cityCode, postalCode, pieces }: Wanted,
): Promise<{ to: Destination; parcel: Parcel; gramsOfPiece: number }> {
  const { place: to, table } = await placeWithTable(db, cityCode, postalCode);
  const { warehouse } = table;
  return { to, parcel: parcelOf(warehouse, pieces), gramsOfPiece: warehouse.piece.grams };
}
