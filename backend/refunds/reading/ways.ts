import type { RefundWayOffer } from '#contract/client/client.schemas.ts';
import { waysBack } from '../../delivery/ways-back.ts';
import type { OrderRow, Reader } from './read-offer.ts';

/** The possible ways back for goods of an order. The post is always possible. */
export async function waysOf(db: Reader, { delivery }: OrderRow, now: Date): Promise<RefundWayOffer[]> {
  const { courier, hasPoints, stores } = await waysBack(db, delivery.cityCode, now);
  const plain = { days: [], intervals: [], stores: [] };
  return [
    ...(courier ? [{ ...plain, ...courier, way: 'COURIER' as const }] : []),
    ...(hasPoints ? [{ ...plain, way: 'POINT' as const }] : []),
    ...(stores.length > 0 ? [{ ...plain, way: 'STORE' as const, stores }] : []),
    { ...plain, way: 'POST' as const },
  ];
}
