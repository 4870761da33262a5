import { eq, sql } from 'drizzle-orm';
import type { OrderPayment } from '#contract/client/client.schemas.ts';
import { isPointKind } from '#shared/delivery/kinds.ts';
import { isOnline, WAYS_TO_PAY } from '#shared/payments/ways-to-pay.ts';
import type { Database } from '../platform/db/database.ts';
import { deliveryPart, deliveryPoint } from './tables/delivery.ts';
import type { MethodEntry } from './tables/delivery-types.ts';

/**
 * All payment methods that the delivery table allows in any place, online methods first. For payment on
 * receipt at pick-up points, only the retailer's own points count, because the points of carriers differ in
 * what they allow.
 */
export function waysToPay(
  methods: readonly Pick<MethodEntry, 'kind' | 'payments'>[],
  ofPoints: readonly OrderPayment[],
): OrderPayment[] {
  const allowed = new Set([
    ...methods.flatMap(({ kind, payments }) => (isPointKind(kind) ? payments.filter(isOnline) : payments)),
    ...ofPoints,
  ]);
  return WAYS_TO_PAY.filter((way) => allowed.has(way));
}

/** Loads the payment methods of the current delivery table. */
export async function loadWaysToPay(db: Database): Promise<OrderPayment[]> {
  const [kept] = await db.select().from(deliveryPart).where(eq(deliveryPart.part, 'methods'));
  const points = await db
    .selectDistinct({ way: sql<OrderPayment>`unnest(${deliveryPoint.payments})` })
    .from(deliveryPoint)
    .where(eq(deliveryPoint.source, 'table'));
  return waysToPay(
    (kept?.body ?? []) as MethodEntry[],
    points.map(({ way }) => way),
  );
}
