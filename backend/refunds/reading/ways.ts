import type { RefundWayOffer } from '#contract/client/client.schemas.ts';
import { waysBack } from '../../delivery/ways-back.ts';
import type { OrderRow, Reader } from './read-offer.ts';

const NAMES = { courier: 'COURIER', 'pickup-point': 'POINT', store: 'STORE', post: 'POST' } as const;

/**
 * The ways in which the goods of an order can be returned: the ways that the retailer offers, if they are
 * possible in the city of the order.
 */
export async function waysOf(db: Reader, { delivery }: OrderRow, now: Date): Promise<RefundWayOffer[]> {
  const { offered, courier, hasPoints, stores } = await waysBack(db, delivery.cityCode, now);
  const exists = {
    courier: courier !== null,
    'pickup-point': hasPoints,
    store: stores.length > 0,
    // Goods can be sent by post from any place.
    post: true,
  };
  return offered
    .filter(({ way }) => exists[way])
    .map(({ way, paidBy, note }) => ({
      way: NAMES[way],
      payer: paidBy === 'shop' ? 'SHOP' : 'BUYER',
      note,
      days: [],
      intervals: [],
      stores: way === 'store' ? stores : [],
      ...(way === 'courier' && courier),
    }));
}
