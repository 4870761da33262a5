import type { DeliveryOptions } from '../../src/generated/model/deliveryOptions.ts';
import type { Deps } from '../deps.ts';
import { offeredPayments } from '../platform/ports/payment-provider.ts';
import { quotesFor, refreshPoints } from './ask-carrier.ts';
import { bookedOrders } from './queries/booked-orders.ts';
import { type GoodsOfCart, goodsOfCart, type Shopper } from './queries/goods-of-cart.ts';
import { findPlace } from './queries/places.ts';
import { leadsTo, pointKindsOf } from './queries/points.ts';
import { storesWithStock } from './queries/stores-with-stock.ts';
import { leastMissing, methodsFor } from './rules/methods.ts';
import { timeZoneOf } from './rules/time-zones.ts';
import { localMoment } from './rules/working-days.ts';
import { loadDeliveryTable } from './table.ts';

export type DeliveryDeps = Pick<
  Deps,
  'db' | 'clock' | 'logger' | 'marketing' | 'deliveryProvider' | 'addressSuggester' | 'payments'
>;

/** How the goods of a shopper's cart come to a place. An unknown city is NOT_FOUND. */
export async function getDeliveryOptions(
  deps: DeliveryDeps,
  { cityCode, postalCode, shopper }: { cityCode: string; postalCode: string | undefined; shopper: Shopper },
): Promise<DeliveryOptions> {
  const place = await findPlace(deps.db, cityCode, postalCode ?? null);
  const goods = await goodsOfCart(deps, shopper);
  const methods = await methodsOfPlace(deps, place, goods, shopper.requestId);
  return {
    cityCode,
    cityName: place.cityName,
    timeZone: timeZoneOf(place.region),
    cartVersion: goods.cartVersion,
    goodsSum: goods.sum,
    missingForFree: leastMissing(methods),
    methods,
  };
}

type Place = Awaited<ReturnType<typeof findPlace>>;

/** Every method of the table for goods and a place, with what carriers and stores say now. */
export async function methodsOfPlace(
  deps: DeliveryDeps,
  place: Place,
  goods: GoodsOfCart,
  requestId: string,
) {
  const table = await loadDeliveryTable(deps.db);
  const [quotes] = await Promise.all([
    quotesFor(deps, table, place, { pieces: goods.pieces, requestId }),
    refreshPoints(deps, table, place, requestId),
  ]);
  const area = { cityCode: place.cityCode, rectangle: undefined };
  const stores = await storesWithStock(deps.db, area, goods.wanted);
  const kinds = await pointKindsOf(deps.db, place.cityCode);
  const now = deps.clock();
  const booked = await bookedOrders(deps.db, table, localMoment(now, timeZoneOf(place.region)).day);
  const methods = methodsFor({
    ...{ table, place, goods, quotes, booked, now },
    supply: {
      hasStores: stores.length > 0,
      hasAllInStore: stores.some(({ pieces }) => pieces === goods.pieces),
      hasPoints: (method) => kinds.some((kind) => leadsTo(method, kind)),
    },
  });
  return methods.map((method) => ({
    ...method,
    payments: offeredPayments(deps.payments, method.payments, goods.sum + (method.price ?? 0)),
  }));
}
