import { isPointKind } from '#shared/delivery/kinds.ts';
import { methodsFor } from '#shared/delivery/methods.ts';
import type { Destination } from '#shared/delivery/table.ts';
import {
  isOnline,
  isOnReceipt,
  type OnlineWay,
  WAYS_TO_PAY,
  type WayToPay,
} from '#shared/payments/ways-to-pay.ts';
import type { Carrier, DeliveryParts, MethodEntry } from '../../domain/tables/delivery-types.ts';

/**
 * What determines how a shop can deliver: the rows of its delivery table, and the places where orders can be
 * collected.
 */
export type DeliverySupply = {
  table: Pick<DeliveryParts, 'warehouse' | 'calendar' | 'methods' | 'zones'>;
  /** Codes of the cities with stores. */
  storeCities: readonly string[];
  /**
   * Pick-up points of all cities: who runs the point, its kind, its city, and the payment methods that it
   * accepts.
   */
  points: readonly { source: Carrier | 'table'; kind: string; cityCode: string; payments: WayToPay[] }[];
};

/**
 * The payment methods and carriers that the shop can use because it has accounts at payment providers and
 * carriers.
 */
export type Accounts = {
  /** Online payment methods that the payment providers support for any sum. */
  online: ReadonlySet<OnlineWay>;
  hasCarrier: boolean;
};

/** The delivery methods by which goods can be both delivered and paid for in at least one place. */
export const sellingMethods = (supply: DeliverySupply, accounts: Accounts): MethodEntry[] =>
  supply.table.methods.filter(
    (method) =>
      supply.table.zones.some(({ tariffs }) => tariffs[method.id] !== undefined) &&
      (method.kind !== 'store' || supply.storeCities.length > 0) &&
      payableWays(method, supply, accounts).length > 0,
  );

/**
 * The names of the methods by which goods can be delivered to a place and paid for. A method's limits on the
 * sum of an order and on its number of pieces are ignored.
 */
export function methodsTo(
  place: Destination,
  supply: DeliverySupply,
  accounts: Accounts,
  now: Date,
): string[] {
  const methods = methodsFor<MethodEntry>({
    table: supply.table,
    place,
    goods: { sum: 0, pieces: 1, isDeliveryFree: false },
    // The doctor does not call the carrier. The carrier's methods get the tariffs of the delivery table, as
    // when the carrier does not respond.
    quotes: accounts.hasCarrier ? 'failed' : 'not-connected',
    supply: {
      hasStores: supply.storeCities.includes(place.cityCode),
      hasAllInStore: false,
      hasPoints: (method) =>
        (method.carrier !== null && accounts.hasCarrier) ||
        pointsOf(method, supply).some(({ cityCode }) => cityCode === place.cityCode),
    },
    booked: () => 0,
    now,
  });
  return methods
    .filter(({ obstacle }) => obstacle === null || isAboutCart(obstacle.code))
    .filter(({ id }) => {
      const method = supply.table.methods.find((one) => one.id === id);
      return method && payableWays(method, supply, accounts, place.cityCode).length > 0;
    })
    .map(({ name }) => name);
}

const isAboutCart = (code: string) => ['SUM_TOO_LOW', 'SUM_TOO_HIGH', 'TOO_MANY_PIECES'].includes(code);

const pointsOf = ({ kind, carrier }: MethodEntry, { points }: DeliverySupply, cityCode?: string) =>
  points.filter(
    (point) =>
      point.kind === kind &&
      point.source === (carrier ?? 'table') &&
      (cityCode === undefined || point.cityCode === cityCode),
  );

/**
 * The payment methods that the shop can accept for orders by a delivery method: in the given city, or in any
 * city.
 */
function payableWays(
  method: MethodEntry,
  supply: DeliverySupply,
  { online, hasCarrier }: Accounts,
  cityCode?: string,
): WayToPay[] {
  const isTaken = (way: WayToPay) => !isOnline(way) || online.has(way);
  return allowedWays(method, supply, { hasCarrier, cityCode }).filter(isTaken);
}

/**
 * The payment methods that a delivery method allows. The retailer's own pick-up points list all their payment
 * methods; a carrier's points list only methods of payment on receipt.
 */
function allowedWays(
  method: MethodEntry,
  supply: DeliverySupply,
  { hasCarrier, cityCode }: { hasCarrier: boolean; cityCode: string | undefined },
): readonly WayToPay[] {
  if (!isPointKind(method.kind)) return method.payments;
  const atPoints = pointsOf(method, supply, cityCode).flatMap(({ payments }) => payments);
  if (method.carrier === null) return atPoints;
  const prepaid = method.payments.filter(isOnline);
  if (hasCarrier) return [...prepaid, ...WAYS_TO_PAY.filter(isOnReceipt)];
  return atPoints.length > 0 ? [...prepaid, ...atPoints.filter(isOnReceipt)] : [];
}
