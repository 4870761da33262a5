import type {
  AddressSuggestions,
  ArticleDelivery,
  Cart,
  Cities,
  DeliveryMethod,
  DeliveryOptions,
  DeliveryPoint,
  DeliveryPoints,
  OrderPayment,
} from '#contract/client/client.schemas.ts';
import { readArea } from '#shared/delivery/area.ts';
import { REQUIRED } from '#shared/forms/required.ts';
import { dayInMoscow } from '#shared/text/dates.ts';
import { exampleOf } from '../../contract/contract.ts';
import type { ShopOperations } from '../../contract/typed-hole.ts';
import { allStores, isInStore } from '../goods/stores.ts';
import { Refusal } from '../state/refusal.ts';
import { belongingsOf, type ShopState } from '../state/state.ts';
import { ownerOf, type Visitor } from '../state/visitor.ts';
import { viewOf } from './cart-view.ts';

/** Days for which orders wait where they are collected. */
export const STORAGE_DAYS = 3;

/** The day on which the examples were written. */
const EXAMPLE_DAY = Date.parse('2026-11-22');

/** As long after today as the day of an example is after its own. */
function dayLike(day: string): string {
  const today = Date.parse(dayInMoscow(new Date()));
  return new Date(today + Date.parse(day) - EXAMPLE_DAY).toISOString().slice(0, 10);
}

const onePiece = exampleOf<ArticleDelivery>('getArticleDelivery', 'moscow').methods;
const methods = exampleOf<DeliveryOptions>('getDeliveryOptions', 'moscow').methods;
const points = exampleOf<DeliveryPoints>('getDeliveryPoints', 'moscow').items.filter(
  ({ kind }) => kind !== 'store',
);
const addresses = exampleOf<AddressSuggestions>('suggestAddresses', 'moscow').items;

/** @throws {Refusal} NOT_FOUND for a city the shop does not know */
function cityOf(code: string): Cities['items'][number] {
  const found = exampleOf<Cities>('getCities', 'cities').items.find((city) => city.code === code);
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

const wantedOf = ({ items }: Cart) => items.filter(({ maxQuantity }) => maxQuantity > 0);
const piecesOf = (items: Cart['items']) => items.reduce((all, { quantity }) => all + quantity, 0);

/** The bank of the examples takes no more in parts, in kopecks. */
const MOST_IN_PARTS = 5_000_000;

const payable = (payments: readonly OrderPayment[], sum: number) =>
  payments.filter((payment) => payment !== 'parts' || sum <= MOST_IN_PARTS);

/** A method of the example as it is today. */
const datedLike = (method: DeliveryMethod): DeliveryMethod => ({
  ...method,
  firstDay: method.firstDay && dayLike(method.firstDay),
  lastDay: method.lastDay && dayLike(method.lastDay),
  days: method.days.map(({ day, isFull }) => ({ day: dayLike(day), isFull })),
});

/** A method of the example for a cart in a city. Places to collect at are where the examples have them. */
function methodFor(method: DeliveryMethod, cart: Cart, city: string): DeliveryMethod {
  const obstacle = obstacleOf(method, cart, city);
  if (obstacle)
    return {
      ...method,
      price: null,
      freeFrom: null,
      missingForFree: null,
      firstDay: null,
      lastDay: null,
      days: [],
      intervals: [],
      obstacle,
    };
  const { freeFrom } = method;
  const isFree =
    cart.promoCodes.some(({ applied, freeDelivery }) => applied && freeDelivery) ||
    (freeFrom !== null && cart.discountPrice >= freeFrom);
  const price = isFree ? 0 : method.price;
  return {
    ...datedLike(method),
    price,
    payments: payable(method.payments, cart.discountPrice + (price ?? 0)),
    missingForFree: isFree || freeFrom === null ? null : freeFrom - cart.discountPrice,
  };
}

/** What a shopper chose, as it is now: the method for a cart in a city, and the place where it is collected. */
export function chosenIn(
  cart: Cart,
  { methodId, city, pointCode }: { methodId: string; city: string; pointCode: string | null },
) {
  const { name: cityName } = cityOf(city);
  const known = methods.find(({ id }) => id === methodId);
  const method = known && methodFor(known, cart, city);
  const places =
    method?.kind === 'store' ? allStores() : points.filter((point) => point.methodId === method?.id);
  const found = places.find(({ code, cityCode }) => code === pointCode && cityCode === city);
  const point = found && 'methodId' in found ? withTerms(found, cart) : found;
  return { cityName, method, point };
}

function obstacleOf(
  { kind, obstacle }: DeliveryMethod,
  cart: Cart,
  city: string,
): DeliveryMethod['obstacle'] {
  if (wantedOf(cart).length === 0) return { code: 'CART_EMPTY', text: 'В\u00a0корзине нет товаров' };
  const isThere = [...allStores(), ...points].some(({ cityCode }) => cityCode === city);
  if (['store', 'pickup-point'].includes(kind) && !isThere)
    return { code: 'NO_POINTS', text: 'В\u00a0этом городе некуда доставить' };
  return obstacle;
}

export function deliveryOperations(
  state: ShopState,
): Pick<
  ShopOperations,
  'getArticleDelivery' | 'getDeliveryOptions' | 'getDeliveryPoints' | 'suggestAddresses'
> {
  const cartOf = (visitor: Visitor) => viewOf(state, belongingsOf(state, ownerOf(visitor).id).cart);

  const storePoints = (cart: Cart): DeliveryPoint[] =>
    allStores()
      .map(({ cityName: _city, timeZone: _zone, services: _services, pictures: _pictures, ...store }) => ({
        ...store,
        kind: 'store' as const,
        methodId: 'store',
        ...placeOf('store'),
        stock: {
          pieces: piecesOf(wantedOf(cart).filter(({ articleId }) => isInStore(state, articleId, store.code))),
          wanted: piecesOf(wantedOf(cart)),
        },
      }))
      .sort((one, other) => other.stock.pieces - one.stock.pieces);

  return {
    getDeliveryOptions({ query, visitor }) {
      const city = cityOf(query.city);
      const cart = cartOf(visitor);
      const all = methods.map((method) => methodFor(method, cart, city.code));
      const missing = all.flatMap(({ missingForFree }) => missingForFree ?? []);
      return {
        cityCode: city.code,
        cityName: city.name,
        timeZone: 'Europe/Moscow',
        cartVersion: cart.version,
        goodsSum: cart.discountPrice,
        missingForFree: missing.length > 0 ? Math.min(...missing) : null,
        methods: all,
      };
    },

    getArticleDelivery({ params: { articleId }, query }) {
      const city = cityOf(query.city);
      const stock = state.stock[articleId];
      if (stock === undefined) throw new Refusal('NOT_FOUND');
      const { firstDay } = methods.find(({ kind }) => kind === 'store') ?? {};
      return {
        articleId,
        cityCode: city.code,
        cityName: city.name,
        timeZone: 'Europe/Moscow',
        methods: stock > 0 ? onePiece.map(datedLike) : [],
        stores: allStores()
          .filter(({ cityCode }) => cityCode === city.code)
          .map((store) => {
            const pieces = isInStore(state, articleId, store.code) ? 1 : 0;
            return { store, pieces, firstDay: pieces > 0 && firstDay ? dayLike(firstDay) : null };
          })
          .sort((one, other) => other.pieces - one.pieces),
      };
    },

    getDeliveryPoints({ query, visitor }) {
      const read = readArea(query);
      if ('missing' in read) {
        const pointer = `/${read.missing}`;
        throw new Refusal('INVALID_REQUEST', [{ in: 'query', pointer, code: 'required', message: REQUIRED }]);
      }
      const { cityCode, rectangle } = read.area;
      if (cityCode !== undefined) cityOf(cityCode);
      const cart = cartOf(visitor);
      const found = [...storePoints(cart), ...points]
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
      const { page, size } = query;
      const totalPages = Math.max(1, Math.ceil(found.length / size));
      if (page > totalPages) throw new Refusal('NOT_FOUND');
      const items = found.slice((page - 1) * size, page * size).map((point) => withTerms(point, cart));
      return { page, size, totalItems: found.length, totalPages, items };
    },

    suggestAddresses({ query }) {
      cityOf(query.city);
      const typed = query.q.trim().toLowerCase();
      return { items: addresses.filter(({ text }) => text.toLowerCase().includes(typed)) };
    },
  };
}

/** What places of a method have in common, before it is known what delivery there costs. */
function placeOf(methodId: string) {
  const { fitting, payments } = methods.find(({ id }) => id === methodId) ?? {
    fitting: 'none',
    payments: [],
  };
  const terms = { price: null, firstDay: null, lastDay: null };
  return { fitting, payments, storageDays: STORAGE_DAYS, estimated: false, ...terms };
}

function withTerms(point: DeliveryPoint, cart: Cart): DeliveryPoint {
  const method = methods.find(({ id }) => id === point.methodId);
  if (!method) throw new Error(`No method leads to ${point.code}`);
  const { price, firstDay, lastDay } = methodFor(method, cart, point.cityCode);
  const payments = payable(point.payments, cart.discountPrice + (price ?? 0));
  return { ...point, price, firstDay, lastDay, payments };
}
