import type { DeliveryOptions } from '#contract/client/client.schemas.ts';
import type { GoodsOfCart } from '#shared/delivery/goods-of-cart.ts';
import { leastMissing, methodsFor } from '#shared/delivery/methods.ts';
import { localMoment } from '#shared/delivery/working-days.ts';
import { offeredPayments } from '../domain/payment-provider.ts';
import { quotesFor, refreshPoints } from './ask-carrier.ts';
import type { DeliveryDeps } from './base/deps.ts';
import { isPostal, postalPoints } from './postal-points.ts';
import { bookedOrders } from './queries/booked-orders.ts';
import { leadsTo } from './queries/points.ts';
import { readSupply } from './queries/supply.ts';
import { type PlaceWithTable, shownPlaceWithTable } from './table.ts';

export type OptionsDeps = Pick<
  DeliveryDeps,
  'db' | 'goods' | 'clock' | 'logger' | 'marketing' | 'deliveryProvider' | 'addressSuggester' | 'payments'
>;

type OptionsQuestion = {
  cityCode: string;
  postalCode: string | null;
  goods: GoodsOfCart;
  requestId: string;
};

/**
 * The methods by which the goods in a shopper's cart can be delivered to a place.
 * @throws ProblemError NOT_FOUND for an unknown city
 */
export async function getDeliveryOptions(
  deps: OptionsDeps,
  { cityCode, postalCode, goods, requestId }: OptionsQuestion,
): Promise<DeliveryOptions> {
  const found = await shownPlaceWithTable(deps, cityCode, postalCode);
  const { place } = found;
  const methods = await methodsOfPlace(deps, found, goods, { requestId });
  return {
    cityCode,
    cityName: place.cityName,
    timeZone: place.timeZone,
    cartVersion: goods.cartVersion,
    goodsSum: goods.sum,
    missingForFree: leastMissing(methods),
    methods,
  };
}

export type Asked = {
  requestId: string;
  /** The id of a stored order whose delivery is about to change, so that it does not fill its own day. */
  exceptId?: string | undefined;
};

/**
 * All methods of the delivery table for the given goods and place, with the current prices of carriers and
 * the stock of stores.
 */
export async function methodsOfPlace(
  deps: OptionsDeps,
  { place, table }: PlaceWithTable,
  goods: GoodsOfCart,
  { requestId, exceptId }: Asked,
) {
  const [quotes, postal] = await Promise.all([
    quotesFor(deps, table, place, { pieces: goods.pieces, requestId }),
    isPostal(place) ? postalPoints(deps, table, place, requestId) : undefined,
    refreshPoints(deps, table, place, requestId),
  ]);
  const { hasStores, mostPieces, ...supply } = await readSupply(deps.db, place.cityCode, goods.wanted);
  const points = postal?.points ?? supply.points;
  const now = deps.clock();
  const booked = await bookedOrders(deps.db, table, localMoment(now, place.timeZone).day, exceptId);
  const methods = methodsFor({
    table,
    place,
    goods,
    quotes,
    booked,
    now,
    supply: {
      hasStores,
      hasAllInStore: hasStores && mostPieces === goods.pieces,
      hasPoints: (method) => points.some((point) => leadsTo(method, point)),
    },
  });
  return methods.map((method) => ({
    ...method,
    payments: offeredPayments(deps.payments, method.payments, goods.sum + (method.price ?? 0)),
  }));
}
