import type { Cart } from '#contract/client/client.schemas.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { readCart } from '../queries/read-cart.ts';
import { priceCart } from '../queries/view.ts';

/** The cart of an owner with current prices, without offers of the marketing platform. */
export async function getCart(db: Database | Transaction, ownerId: string, now: Date): Promise<Cart> {
  return priceCart(await readCart(db, ownerId, now));
}
