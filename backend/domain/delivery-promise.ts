import { eq, or } from 'drizzle-orm';
import { freeFromOf, priceOf } from '#shared/delivery/table.ts';
import type { Database } from '../platform/db/database.ts';
import { deliveryPart } from './tables/delivery.ts';
import type { Days, DeliveryParts, MethodEntry } from './tables/delivery-types.ts';

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
  const brought = new Set(methods.filter(isBrought).map(({ id }) => id));
  const tariffs = zones.map((zone) =>
    Object.entries(zone.tariffs).flatMap(([id, tariff]) => (brought.has(id) ? [tariff] : [])),
  );
  const free = tariffs.map((ofZone) =>
    Math.min(...ofZone.map((tariff) => freeFromOf(tariff) ?? Number.POSITIVE_INFINITY)),
  );
  const most = Math.max(...free);
  const prices = tariffs.flat().map(({ price }) => price);
  return {
    freeFrom: zones.length > 0 && Number.isFinite(most) ? most : null,
    least: prices.length > 0 ? Math.min(...prices) : null,
  };
}

/** What it costs to bring goods of one sum, in kopecks, and how long it takes, in working days: over all zones. */
export type DeliveryTerms = { least: number; most: number; days: Days };

/**
 * The terms of the cheapest way to each zone for goods of a sum; null where nothing is delivered. Ways that have prices of
 * a carrier's own are left out, as in the promise.
 */
export function deliveryTerms(
  { methods, zones }: Pick<DeliveryParts, 'methods' | 'zones'>,
  sum: number,
): DeliveryTerms | null {
  const brought = new Set(
    methods.filter((method) => isBrought(method) && takes(method, sum)).map(({ id }) => id),
  );
  const cheapest = zones.flatMap(({ tariffs }) =>
    Object.entries(tariffs)
      .flatMap(([id, tariff]) =>
        brought.has(id) ? [{ price: priceOf(tariff, sum), days: tariff.days }] : [],
      )
      .sort((one, other) => one.price - other.price || one.days.max - other.days.max)
      .slice(0, 1),
  );
  if (cheapest.length === 0) return null;
  const prices = cheapest.map(({ price }) => price);
  return {
    least: Math.min(...prices),
    most: Math.max(...prices),
    days: {
      min: Math.min(...cheapest.map(({ days }) => days.min)),
      max: Math.max(...cheapest.map(({ days }) => days.max)),
    },
  };
}

const isBrought = ({ kind, carrier }: MethodEntry) => kind !== 'store' && carrier === null;

const takes = ({ minSum, maxSum }: MethodEntry, sum: number) =>
  sum >= (minSum ?? 0) && sum <= (maxSum ?? Number.POSITIVE_INFINITY);

/** The promise of the shop's table. */
export async function loadDeliveryPromise(db: Database): Promise<DeliveryPromise> {
  return deliveryPromise(await loadTariffs(db));
}

/** What promises and terms are made of. */
export async function loadTariffs(db: Database): Promise<Pick<DeliveryParts, 'methods' | 'zones'>> {
  const rows = await db
    .select()
    .from(deliveryPart)
    .where(or(eq(deliveryPart.part, 'methods'), eq(deliveryPart.part, 'zones')));
  const parts: Partial<DeliveryParts> = Object.fromEntries(rows.map(({ part, body }) => [part, body]));
  return { methods: parts.methods ?? [], zones: parts.zones ?? [] };
}
