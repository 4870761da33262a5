import { eq, or } from 'drizzle-orm';
import { freeFromOf, priceOf } from '#shared/delivery/table.ts';
import type { Database } from '../platform/db/database.ts';
import { deliveryPart } from './tables/delivery.ts';
import type { Days, DeliveryParts, MethodEntry } from './tables/delivery-types.ts';

/** What the shop can promise about its delivery for all places together. Sums are in kopecks. */
export type DeliveryPromise = {
  /** The sum of goods from which delivery is free in every zone; null if there is no such sum. */
  freeFrom: number | null;
  /** The lowest delivery price in any zone; null if the shop does not deliver. */
  least: number | null;
  /** Number of methods that deliver orders to the buyer or to a pick-up point. */
  methods: number;
};

/**
 * Computes what the shop can promise from its delivery table. Collecting at a store does not count as
 * delivery. Methods whose prices a carrier sets are ignored.
 */
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
    methods: methods.filter(({ kind }) => kind !== 'store').length,
  };
}

/**
 * For a certain sum of goods: the lowest and the highest delivery price of all zones, in kopecks, and the
 * time of delivery in working days.
 */
export type DeliveryTerms = { least: number; most: number; days: Days };

/**
 * The price range and the time of delivery for a sum of goods; in each zone, the cheapest method counts. Null
 * if the shop does not deliver. Methods whose prices a carrier sets are ignored.
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

/** Loads the delivery table and computes what the shop can promise. */
export async function loadDeliveryPromise(db: Database): Promise<DeliveryPromise> {
  return deliveryPromise(await loadTariffs(db));
}

/** Loads the methods and zones of the delivery table. */
export async function loadTariffs(db: Database): Promise<Pick<DeliveryParts, 'methods' | 'zones'>> {
  const rows = await db
    .select()
    .from(deliveryPart)
    .where(or(eq(deliveryPart.part, 'methods'), eq(deliveryPart.part, 'zones')));
  const parts: Partial<DeliveryParts> = Object.fromEntries(rows.map(({ part, body }) => [part, body]));
  return { methods: parts.methods ?? [], zones: parts.zones ?? [] };
}
