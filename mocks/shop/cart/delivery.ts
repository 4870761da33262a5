import type {
  AddressSuggestions,
  Cart,
  City,
  DeliveryMethod,
  DeliveryPoint,
  DeliveryPoints,
} from '#contract/client/client.schemas.ts';
import { readArea } from '#shared/delivery/area.ts';
import { type GoodsOfCart, goodsOfCart, onePiece } from '#shared/delivery/goods-of-cart.ts';
import { isCollected } from '#shared/delivery/kinds.ts';
import { leastMissing, methodsFor, type Supply } from '#shared/delivery/methods.ts';
import { pickUpDay } from '#shared/delivery/pick-up-day.ts';
import type { MethodEntry } from '#shared/delivery/table.ts';
import { timeZoneOf } from '#shared/delivery/time-zones.ts';
import { requiredMessage } from '#shared/forms/required.ts';
import { postalCodeOf, postalPlaceOf } from '#shared/places/postal-places.ts';
import { dayInMoscow } from '#shared/text/dates.ts';
import { exampleOf } from '../../contract/contract.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import type { Visitor } from '../../contract/visitor.ts';
import { articleOf } from '../goods/articles.ts';
import { allCities, allStores, isInStore } from '../goods/stores.ts';
import { pageOf } from '../state/page-of.ts';
import { Refusal } from '../state/refusal.ts';
import { belongingsOf, type ShopState } from '../state/state.ts';
import { ownerOf } from '../state/visitor.ts';
import { viewOf } from './cart-view.ts';
import { booked, deliveryTable, payable } from './delivery-table.ts';

const points = exampleOf<DeliveryPoints>('getDeliveryPoints', 'moscow').items.filter(
  ({ kind }) => kind !== 'store',
);
const addresses = exampleOf<AddressSuggestions>('suggestAddresses', 'moscow').items;
/** Code of the only city for which the mock shop suggests streets. */
const CITY_OF_ADDRESSES = 'moskva';

function findCity(code: string): Pick<City, 'code' | 'name' | 'region'> | undefined {
  const byPostalCode = postalPlaceOf(code);
  if (byPostalCode) return { code, name: byPostalCode.region, region: byPostalCode.region };
  return allCities().find((city) => city.code === code);
}

/**
 * Finds a city by its code.
 * @throws {Refusal} NOT_FOUND for an unknown code
 */
function cityOf(code: string): Pick<City, 'code' | 'name' | 'region'> {
  const found = findCity(code);
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

/**
 * The delivery methods for goods in a city. Pick-up points are offered only in cities for which the examples
 * have some.
 */
function methodsIn({ code, name, region }: ReturnType<typeof cityOf>, goods: GoodsOfCart): DeliveryMethod[] {
  const isThere = ({ cityCode }: { cityCode: string }) => cityCode === code;
  const supply: Supply = {
    hasStores: allStores().some(isThere),
    hasAllInStore: true,
    hasPoints: ({ id }) => points.some((point) => point.methodId === id && isThere(point)),
  };
  const place = {
    cityCode: code,
    cityName: name,
    region,
    timeZone: timeZoneOf(region),
    postalCode: postalCodeOf(code) ?? null,
  };
  const now = new Date();
  const found = methodsFor({ table: deliveryTable, place, goods, supply, quotes: [], booked, now });
  return found.map((method) => ({
    ...method,
    payments: payable(method.payments, goods.sum + (method.price ?? 0)),
  }));
}

/** A delivery method for goods in a city, with its current price and days. Undefined if it is not there. */
export function offeredMethod(
  { cityCode, methodId }: { cityCode: string; methodId: string },
  goods: GoodsOfCart,
): DeliveryMethod | undefined {
  const city = findCity(cityCode);
  return city && methodsIn(city, goods).find(({ id }) => id === methodId);
}

/** The delivery that the shopper chose, with its current price and days. Null if the city does not exist. */
export function chosenIn(
  cart: Cart,
  { methodId, city, pointCode }: { methodId: string | null; city: string; pointCode: string | null },
) {
  const found = findCity(city);
  if (!found) return null;
  const method = methodsIn(found, goodsOfCart(cart)).find(({ id }) => id === methodId);
  const entry = deliveryTable.methods.find(({ id }) => id === methodId);
  const isSamePlace = (place: { code: string; cityCode: string }) =>
    place.code === pointCode && place.cityCode === city;
  const store = method?.kind === 'store' ? allStores().find(isSamePlace) : undefined;
  const point = points.find((one) => one.methodId === methodId && isSamePlace(one));
  return {
    cityName: found.name,
    method,
    point:
      method && store
        ? { point: store, fitting: method.fitting, payments: method.payments }
        : point && { point, fitting: point.fitting, payments: withTerms(point, cart).payments },
    leavesOn: dayInMoscow(new Date()),
    storageDays: entry && isCollected(entry) ? entry.storageDays : null,
  };
}

function methodTo(id: string): MethodEntry {
  const found = deliveryTable.methods.find((method) => method.id === id);
  if (!found) throw new Error(`The table has no method ${id}`);
  return found;
}

/**
 * The first day on which a store can hand over goods that it has in stock. Null if it does not open again.
 */
const handsOver = (store: Parameters<typeof pickUpDay>[0]): string | null =>
  pickUpDay(store, methodTo('store'), deliveryTable.calendar, new Date());

const piecesOf = (wanted: GoodsOfCart['wanted']) => [...wanted.values()].reduce((all, one) => all + one, 0);

/** A store in the form of a pick-up point, for a certain cart. */
function storePoint(state: ShopState, store: ReturnType<typeof allStores>[number], cart: Cart) {
  const { cityName: _city, timeZone: _zone, services: _services, pictures: _pictures, ...place } = store;
  const { fitting, payments, storageDays } = methodTo('store');
  const { wanted } = goodsOfCart(cart);
  const there = new Map([...wanted].filter(([articleId]) => isInStore(state, articleId, store.code)));
  return {
    ...place,
    kind: 'store' as const,
    methodId: 'store',
    fitting,
    payments,
    storageDays,
    stock: { pieces: piecesOf(there), wanted: piecesOf(wanted) },
    price: null,
    firstDay: null,
    lastDay: null,
    estimated: false,
  };
}

/** A pick-up point with the delivery price for this cart. */
function withTerms(point: DeliveryPoint, cart: Cart): DeliveryPoint {
  const method = methodsIn(cityOf(point.cityCode), goodsOfCart(cart)).find(({ id }) => id === point.methodId);
  const { price = null, firstDay = null, lastDay = null } = method ?? {};
  return {
    ...point,
    price,
    firstDay,
    lastDay,
    payments: payable(point.payments, cart.discountPrice + (price ?? 0)),
  };
}

export function deliveryOperations(
  state: ShopState,
): Pick<
  ShopOperations,
  'getArticleDelivery' | 'getDeliveryOptions' | 'getDeliveryPoints' | 'suggestAddresses'
> {
  const cartOf = (visitor: Visitor) => viewOf(state, belongingsOf(state, ownerOf(visitor).id).cart);

  return {
    getDeliveryOptions({ query, visitor }) {
      const city = cityOf(query.city);
      const goods = goodsOfCart(cartOf(visitor));
      const methods = methodsIn(city, goods);
      return {
        cityCode: city.code,
        cityName: city.name,
        timeZone: timeZoneOf(city.region),
        cartVersion: goods.cartVersion,
        goodsSum: goods.sum,
        missingForFree: leastMissing(methods),
        methods,
      };
    },

    getArticleDelivery({ params: { articleId }, query }) {
      const city = cityOf(query.city);
      const stock = state.stock[articleId];
      if (stock === undefined) throw new Refusal('NOT_FOUND');
      const goods = onePiece(articleId, articleOf(state, articleId)?.price ?? 0);
      return {
        articleId,
        cityCode: city.code,
        cityName: city.name,
        timeZone: timeZoneOf(city.region),
        methods: stock > 0 ? methodsIn(city, goods) : [],
        stores: allStores()
          .filter(({ cityCode }) => cityCode === city.code)
          .map((store) => {
            const pieces = isInStore(state, articleId, store.code) ? 1 : 0;
            return { store, pieces, firstDay: pieces > 0 ? handsOver(store) : null };
          })
          .sort((one, other) => other.pieces - one.pieces),
      };
    },

    getDeliveryPoints({ query, visitor }) {
      const read = readArea(query);
      if ('missing' in read) {
        const pointer = `/${read.missing}`;
        throw new Refusal('INVALID_REQUEST', [
          { in: 'query', pointer, code: 'required', message: requiredMessage(pointer) },
        ]);
      }
      const { cityCode, rectangle } = read.area;
      if (cityCode !== undefined) cityOf(cityCode);
      const cart = cartOf(visitor);
      const stores = allStores()
        .map((store) => storePoint(state, store, cart))
        .sort((one, other) => other.stock.pieces - one.stock.pieces);
      const found = [...stores, ...points]
        .filter((point) => cityCode === undefined || point.cityCode === cityCode)
        .filter(({ kind }) => query.kind?.includes(kind) ?? true)
        .filter(
          ({ latitude, longitude }) =>
            !rectangle ||
            (rectangle.south <= latitude &&
              latitude <= rectangle.north &&
              rectangle.west <= longitude &&
              longitude <= rectangle.east),
        );
      const { items, ...page } = pageOf(found, query);
      return { ...page, items: items.map((point) => withTerms(point, cart)) };
    },

    suggestAddresses({ query }) {
      cityOf(query.city);
      if (query.city !== CITY_OF_ADDRESSES) return { items: [] };
      const typed = query.q.trim().toLowerCase();
      return { items: addresses.filter(({ text }) => text.toLowerCase().includes(typed)) };
    },
  };
}
