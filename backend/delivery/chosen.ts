import { and, eq } from 'drizzle-orm';
import type { DeliveryMethod, Fitting, OrderPayment, OrderPoint } from '#contract/client/client.schemas.ts';
import { goodsOfCart } from '#shared/delivery/goods-of-cart.ts';
import { isCollected } from '#shared/delivery/kinds.ts';
import { dispatchDay } from '#shared/delivery/terms.ts';
import { zoneOf } from '#shared/delivery/zones.ts';
import { orderPoint } from '#shared/orders/order-delivery.ts';
import { offeredPayments } from '../domain/payment-provider.ts';
import { deliveryPoint } from '../domain/tables/delivery.ts';
import type { MethodEntry } from '../domain/tables/delivery-types.ts';
import { store } from '../domain/tables/places.ts';
import { type Asked, methodsOfPlace, type OptionsDeps } from './options.ts';
import { isPostal, postalPoints } from './postal-points.ts';
import { leadsTo, paymentsAt } from './queries/points.ts';
import { type PlaceWithTable, placeWithTable } from './table.ts';

type ChosenPoint = {
  point: OrderPoint;
  fitting: Fitting;
  payments: OrderPayment[];
};

export type ChosenDelivery = {
  cityName: string;
  /** The chosen delivery method; undefined if it was removed from the delivery table. */
  method: DeliveryMethod | undefined;
  /** The chosen pick-up point; undefined if it is unknown, or if the chosen method does not deliver to it. */
  point: ChosenPoint | undefined;
  /** Name of the delivery zone to which the place belongs; null if the delivery table has none for it. */
  zone: string | null;
  /** The day `YYYY-MM-DD` on which an order placed now leaves the warehouse. */
  leavesOn: string;
  /** How many days the parcel waits at the pick-up point; null for courier delivery. */
  storageDays: number | null;
};

type Choice = { methodId: string; city: string; postalCode: string | null; pointCode: string | null };

/**
 * Computes the current price and days for the delivery that a shopper has chosen and the goods of a cart.
 * @throws ProblemError NOT_FOUND for an unknown city
 */
export async function chosenDelivery(
  deps: OptionsDeps,
  { methodId, city, postalCode, pointCode }: Choice,
  { cart, ...asked }: Asked & { cart: Parameters<typeof goodsOfCart>[0] },
): Promise<ChosenDelivery> {
  const found = await placeWithTable(deps.db, city, postalCode);
  const { place, table } = found;
  const goods = goodsOfCart(cart);
  const methods = await methodsOfPlace(deps, found, goods, asked);
  const method = methods.find(({ id }) => id === methodId);
  const entry = table.methods.find(({ id }) => id === methodId);
  const point =
    method && entry && pointCode !== null
      ? await findPoint(deps, found, { method, entry, code: pointCode, requestId: asked.requestId })
      : undefined;
  return {
    cityName: place.cityName,
    method,
    zone: zoneOf(table.zones, place)?.name ?? null,
    point: point && {
      ...point,
      payments: offeredPayments(deps.payments, point.payments, goods.sum + (method?.price ?? 0)),
    },
    leavesOn: dispatchDay(deps.clock(), table.warehouse, table.calendar),
    storageDays: entry && isCollected(entry) ? entry.storageDays : null,
  };
}

type PointChoice = { method: DeliveryMethod; entry: MethodEntry; code: string; requestId: string };

async function findPoint(
  deps: OptionsDeps,
  { place, table }: PlaceWithTable,
  { method, entry, code, requestId }: PointChoice,
): Promise<ChosenPoint | undefined> {
  const { db } = deps;
  const { cityCode: city } = place;
  if (method.kind === 'store') {
    const [found] = await db
      .select()
      .from(store)
      .where(and(eq(store.code, code), eq(store.cityCode, city)));
    return found && { point: orderPoint(found), fitting: method.fitting, payments: method.payments };
  }
  const found = isPostal(place)
    ? (await postalPoints(deps, table, place, requestId)).points
    : await db
        .select()
        .from(deliveryPoint)
        .where(and(eq(deliveryPoint.code, code), eq(deliveryPoint.cityCode, city)));
  const point = found.find((one) => one.code === code && leadsTo(entry, one));
  return point && { point: orderPoint(point), fitting: point.fitting, payments: paymentsAt(entry, point) };
}
