import type {
  DeliveryMethod,
  DeliveryPoint,
  DeliveryPointKind,
  DeliveryPoints,
} from '#contract/client/client.schemas.ts';
import type { Area } from '#shared/delivery/area.ts';
import type { GoodsOfCart } from '#shared/delivery/goods-of-cart.ts';
import { methodsFor } from '#shared/delivery/methods.ts';
import { pickUpDay } from '#shared/delivery/pick-up-day.ts';
import { offeredPayments } from '../domain/payment-provider.ts';
import type { DeliveryParts, MethodEntry } from '../domain/tables/delivery-types.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { quotesFor, refreshPoints } from './ask-carrier.ts';
import type { OptionsDeps } from './options.ts';
import { isPostal, postalPoints, within } from './postal-points.ts';
import { findPlace } from './queries/places.ts';
import {
  countPoints,
  leadsTo,
  paymentsAt,
  pointFilters,
  readPoints,
  type StoredPoint,
} from './queries/points.ts';
import { type StoreWithStock, storesWithStock } from './queries/stores-with-stock.ts';
import { loadDeliveryTable } from './table.ts';

export type PointsQuestion = {
  area: Area;
  /** Kinds of points to return; undefined for all kinds. */
  kinds: readonly DeliveryPointKind[] | undefined;
  page: number;
  size: number;
  goods: GoodsOfCart;
  requestId: string;
};

/**
 * Computes the price and days of a delivery method at a pick-up point; undefined if the method does not
 * deliver there. `hasAll` is true if the point is a store that has all goods of the cart in stock.
 */
type Terms = (method: MethodEntry, hasAll: boolean) => DeliveryMethod | undefined;

/**
 * One page of the stores and pick-up points in an area where an order can be collected. First the stores,
 * sorted by how many pieces of the cart they have in stock; then the pick-up points, sorted by address.
 * @throws ProblemError NOT_FOUND for a page after the last, or an unknown city
 */
export async function getDeliveryPoints(
  deps: OptionsDeps,
  { area, kinds, page, size, goods, requestId }: PointsQuestion,
): Promise<DeliveryPoints> {
  const { db } = deps;
  const table = await loadDeliveryTable(db);
  const place = area.cityCode === undefined ? undefined : await findPlace(db, area.cityCode);
  const postal = place && isPostal(place) ? await postalPoints(deps, table, place, requestId) : undefined;
  const isFresh = postal
    ? postal.isFresh
    : place === undefined
      ? deps.deliveryProvider !== null
      : (await refreshPoints(deps, table, place, requestId)).isFresh;
  const isWanted = ({ kind }: { kind: string }) => kinds === undefined || kinds.some((one) => one === kind);
  const storeMethod = table.methods.find(({ kind }) => kind === 'store');
  const stores = storeMethod && isWanted(storeMethod) ? await storesWithStock(db, area, goods.wanted) : [];
  const filters = pointFilters(table.methods).filter(isWanted);
  const inPostal = postal && within(postal.points, area).filter(isWanted);
  const totalItems = stores.length + (inPostal?.length ?? (await countPoints(db, area, filters)));
  const totalPages = Math.max(1, Math.ceil(totalItems / size));
  if (page > totalPages) throw new ProblemError(404, 'NOT_FOUND');

  const first = (page - 1) * size;
  const ofStores = stores.slice(first, first + size);
  const offset = Math.max(0, first - stores.length);
  const limit = size - ofStores.length;
  const points =
    inPostal?.slice(offset, offset + limit) ?? (await readPoints(db, area, filters, { offset, limit }));
  const cityCodes = [
    ...ofStores.map(({ store }) => store.cityCode),
    ...points.map((point) => point.cityCode),
  ];
  const terms = await termsByCity(deps, table, goods, { cityCodes, requestId });
  const items = [
    ...ofStores.flatMap((one) => {
      if (!storeMethod) return [];
      const item = storeItem(one, storeMethod, goods, terms);
      // If the store has all goods in stock, they can be collected there today, or on its next open day.
      const hasAll = item.firstDay !== null && one.pieces === goods.pieces;
      const day = hasAll ? pickUpDay(one.store, storeMethod, table.calendar, deps.clock()) : null;
      return [day ? { ...item, firstDay: day, lastDay: day } : item];
    }),
    ...points.flatMap((point) => pointItem(point, table, terms, isFresh)),
  ];
  return {
    page,
    size,
    totalItems,
    totalPages,
    items: items.map((item) => ({
      ...item,
      payments: offeredPayments(deps.payments, item.payments, goods.sum + (item.price ?? 0)),
    })),
  };
}

/**
 * Maximum number of cities in the visible part of the map for which carriers are asked for prices. With more
 * cities, all prices come from the delivery table.
 */
const MAX_CITIES_ASKED = 3;

/** Computes the prices and days of all methods of the delivery table for each city. */
async function termsByCity(
  deps: OptionsDeps,
  table: DeliveryParts,
  goods: GoodsOfCart,
  { cityCodes, requestId }: { cityCodes: readonly string[]; requestId: string },
): Promise<Map<string, Terms>> {
  const now = deps.clock();
  const cities = [...new Set(cityCodes)];
  const found = await Promise.all(
    cities.map(async (cityCode): Promise<[string, Terms]> => {
      const place = await findPlace(deps.db, cityCode);
      const quotes =
        cities.length > MAX_CITIES_ASKED
          ? 'failed'
          : await quotesFor(deps, table, place, { pieces: goods.pieces, requestId });
      const methodsWith = (hasAllInStore: boolean) =>
        methodsFor({
          // The number of orders per delivery day is limited only for deliveries on a chosen day. A shopper
          // who collects an order chooses no day, so the limit does not apply here.
          table,
          place,
          goods,
          quotes,
          now,
          booked: () => 0,
          supply: { hasStores: true, hasAllInStore, hasPoints: () => true },
        });
      const [withAll, without] = [methodsWith(true), methodsWith(false)];
      return [cityCode, ({ id }, hasAll) => (hasAll ? withAll : without).find((method) => method.id === id)];
    }),
  );
  return new Map(found);
}

const termOf = (method: DeliveryMethod | undefined) => ({
  price: method?.price ?? null,
  firstDay: method?.firstDay ?? null,
  lastDay: method?.lastDay ?? null,
});

function storeItem(
  { store, pieces }: StoreWithStock,
  method: MethodEntry,
  goods: GoodsOfCart,
  terms: ReadonlyMap<string, Terms>,
): DeliveryPoint {
  const { code, name, cityCode, address, landmark, phone, hours, specialDays, latitude, longitude } = store;
  const { id, fitting, payments, storageDays } = method;
  return {
    code,
    kind: 'store',
    methodId: id,
    name,
    cityCode,
    address,
    landmark,
    phone,
    hours,
    specialDays,
    latitude,
    longitude,
    fitting,
    payments,
    storageDays,
    stock: { pieces, wanted: goods.pieces },
    ...termOf(terms.get(cityCode)?.(method, pieces === goods.pieces)),
    estimated: false,
  };
}

function pointItem(
  point: StoredPoint,
  { methods }: DeliveryParts,
  terms: ReadonlyMap<string, Terms>,
  isFresh: boolean,
): DeliveryPoint[] {
  const method = methods.find((one) => leadsTo(one, point));
  if (!method) return [];
  const { source, ...facts } = point;
  const term = terms.get(point.cityCode)?.(method, false);
  return [
    {
      ...facts,
      specialDays: [],
      methodId: method.id,
      payments: paymentsAt(method, point),
      storageDays: method.storageDays,
      stock: null,
      ...termOf(term),
      estimated: (source !== 'table' && !isFresh) || (term?.estimated ?? false),
    },
  ];
}
