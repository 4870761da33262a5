import type { Warehouse } from '../../domain/tables/delivery-types.ts';
import type { Parcel } from '../base/parcel.ts';

/** Computes the size and weight of a parcel; the pieces lie on top of one another. */
export function parcelOf({ postalCode, piece }: Warehouse, pieces: number): Parcel {
  const { grams, length, width, height } = piece;
  return { fromPostalCode: postalCode, grams: grams * pieces, length, width, height: height * pieces };
}
