import { eq, or } from 'drizzle-orm';
import type { Database } from '../platform/db/client.ts';
import type { DeliveryParts, Tariff } from '../platform/db/delivery-types.ts';
import { deliveryPart } from '../platform/db/schema/delivery.ts';

/** What may be said of delivery without knowing the place, in kopecks. */
export type DeliveryPromise = {
  /** The sum of goods from which something is brought free of charge everywhere the shop delivers to; null when there is none. */
  freeFrom: number | null;
  /** What the cheapest delivery costs; null where nothing is delivered. */
  least: number | null;
};

/** The promise of a delivery table. Collecting at a store is no delivery, and a carrier's own prices promise nothing. */
export function deliveryPromise({
  methods,
  zones,
}: Pick<DeliveryParts, 'methods' | 'zones'>): DeliveryPromise {
  const brought = new Set(
    methods.filter(({ kind, carrier }) => kind !== 'store' && carrier === null).map(({ id }) => id),
  );
  const tariffs = zones.map((zone) =>
    Object.entries(zone.tariffs).flatMap(([id, tariff]) => (brought.has(id) ? [tariff] : [])),
  );
  const free = tariffs.map((ofZone) => Math.min(...ofZone.map(freeFromOf)));
  const most = Math.max(...free);
  const prices = tariffs.flat().map(({ price }) => price);
  return {
    freeFrom: zones.length > 0 && Number.isFinite(most) ? most : null,
    least: prices.length > 0 ? Math.min(...prices) : null,
  };
}

function freeFromOf({ price, steps, freeFrom }: Tariff): number {
  if (price === 0 && steps.length === 0) return 0;
  return freeFrom ?? Number.POSITIVE_INFINITY;
}

/** The promise of the shop's table. */
export async function loadDeliveryPromise(db: Database): Promise<DeliveryPromise> {
  const rows = await db
    .select()
    .from(deliveryPart)
    .where(or(eq(deliveryPart.part, 'methods'), eq(deliveryPart.part, 'zones')));
  const parts: Partial<DeliveryParts> = Object.fromEntries(rows.map(({ part, body }) => [part, body]));
  return deliveryPromise({ methods: parts.methods ?? [], zones: parts.zones ?? [] });
}
