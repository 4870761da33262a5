import { formatMoney } from '../text/money.ts';
import { countOf, type PluralForms } from '../text/plural.ts';
import { typeset } from '../text/typeset.ts';
import type { OfferedMethod } from './check-choice.ts';
import { isPointKind } from './kinds.ts';
import {
  type DeliveryTable,
  type Destination,
  freeFromOf,
  type MethodEntry,
  priceOf,
  type Quote,
  type Tariff,
  type ZoneEntry,
} from './table.ts';
import { arrival, choosableDays, type DayRange, storeDay } from './terms.ts';
import { localMoment } from './working-days.ts';
import { zoneOf } from './zones.ts';

/** Why a delivery method is unavailable (openapi, delivery-obstacle). */
type DeliveryObstacle = {
  code: 'NOT_THERE' | 'NO_POINTS' | 'SUM_TOO_LOW' | 'SUM_TOO_HIGH' | 'TOO_MANY_PIECES' | 'CART_EMPTY';
  text: string;
};

/**
 * A delivery method for certain goods and a certain place (openapi, delivery-method). Sums are in kopecks.
 */
export type DeliveryMethod = OfferedMethod & {
  id: string;
  name: string;
  payments: MethodEntry['payments'];
  price: number | null;
  freeFrom: number | null;
  missingForFree: number | null;
  firstDay: string | null;
  lastDay: string | null;
  days: { day: string; isFull: boolean }[];
  intervals: MethodEntry['intervals'];
  /**
   * Whether price and days come from the retailer's delivery table, because the carrier's system did not
   * respond.
   */
  estimated: boolean;
  obstacle: DeliveryObstacle | null;
};

/** What delivery needs to know about the goods. */
export type Goods = {
  /** The amount due for the goods, in kopecks. */
  sum: number;
  pieces: number;
  /** Whether a promo code makes delivery free. */
  isDeliveryFree: boolean;
};

/** Where orders can be collected in a place. */
export type Supply<Method extends MethodEntry = MethodEntry> = {
  hasStores: boolean;
  /** Whether a single store in the place has all the goods. */
  hasAllInStore: boolean;
  /** Whether the place has pick-up points of the method. */
  hasPoints(method: Method): boolean;
};

/**
 * Returns how many orders a method already delivers on a day: in a zone or, if none is given, in all zones.
 */
export type BookedOrders = (methodId: string, day: string, zone?: string) => number;

/**
 * Whether a method can take no more orders for a delivery day: its limit in the zone, or for all zones
 * together, is reached.
 */
export function isDayFull(
  { id, ordersPerDay }: Pick<MethodEntry, 'id' | 'ordersPerDay'>,
  zone: ZoneEntry | undefined,
  day: string,
  booked: BookedOrders,
): boolean {
  const ofZone = zone?.tariffs[id]?.ordersPerDay ?? null;
  return (
    (ordersPerDay !== null && booked(id, day) >= ordersPerDay) ||
    (zone !== undefined && ofZone !== null && booked(id, day, zone.name) >= ofZone)
  );
}

/**
 * What carriers demand for a delivery. `failed`: the carrier's system did not respond. `not-connected`: the
 * shop has no account with the carrier.
 */
export type Quotes = readonly Quote[] | 'failed' | 'not-connected';

export type MethodQuestion<Method extends MethodEntry = MethodEntry> = {
  table: DeliveryTable<Method>;
  place: Destination;
  goods: Goods;
  supply: Supply<Method>;
  quotes: Quotes;
  booked: BookedOrders;
  now: Date;
};

/**
 * The delivery methods for the goods and the place, in the order of the delivery table (docs/specification.md
 * §3.7). A method is left out if the shop would have to get the pick-up points from a carrier with which it
 * has no account.
 */
export function methodsFor<Method extends MethodEntry>(question: MethodQuestion<Method>): DeliveryMethod[] {
  const { table, place, quotes, supply } = question;
  const zone = zoneOf(table.zones, place);
  const methods = table.methods.filter(
    (method) =>
      quotes !== 'not-connected' ||
      method.carrier === null ||
      !isPointKind(method.kind) ||
      supply.hasPoints(method),
  );
  return methods.map((method) => {
    const tariff = zone?.tariffs[method.id];
    const obstacle = obstacleOf(method, tariff, question);
    return tariff && !obstacle
      ? available(method, tariff, question)
      : unavailable(method, obstacle ?? notThere);
  });
}

/**
 * How much must be added to the cart for free delivery: the smallest such sum of all methods. Null if no
 * method offers free delivery, or if delivery is already free.
 */
export function leastMissing(methods: readonly Pick<DeliveryMethod, 'missingForFree'>[]): number | null {
  const sums = methods.flatMap(({ missingForFree }) => missingForFree ?? []);
  return sums.length > 0 ? Math.min(...sums) : null;
}

/** The part of a MethodQuestion that determines price and days. */
type Terms = Omit<MethodQuestion, 'supply'> & { supply: Pick<Supply, 'hasAllInStore'> };

const quoteOf = ({ carrier, kind }: MethodEntry, quotes: Quotes): Quote | undefined =>
  carrier === null || typeof quotes === 'string' ? undefined : quotes.find((quote) => quote.kind === kind);

const factsOf = ({ id, kind, name, fitting, payments }: MethodEntry) => ({
  id,
  kind,
  name,
  fitting,
  payments,
});

function available(method: MethodEntry, tariff: Tariff, question: Terms): DeliveryMethod {
  const { goods, quotes } = question;
  const quote = quoteOf(method, quotes);
  const freeFrom = freeFromOf(tariff);
  const isFree = goods.isDeliveryFree || (freeFrom !== null && goods.sum >= freeFrom);
  return {
    ...factsOf(method),
    price: isFree ? 0 : (quote?.price ?? priceOf(tariff, goods.sum)),
    freeFrom,
    missingForFree: isFree || freeFrom === null ? null : freeFrom - goods.sum,
    ...termOf(method, tariff, question),
    intervals: method.intervals,
    estimated: method.carrier !== null && typeof quotes === 'string',
    obstacle: null,
  };
}

function termOf(method: MethodEntry, tariff: Tariff, question: Terms) {
  const { table, place, supply, quotes, now } = question;
  const { warehouse, calendar } = table;
  const { timeZone } = place;
  if (method.kind === 'store' && supply.hasAllInStore)
    return { ...storeDay(now, timeZone, method, calendar), days: [] };
  const days = quoteOf(method, quotes)?.days ?? tariff.days;
  const range = arrival({ now, warehouse, calendar, method, days, timeZone });
  return { ...range, days: daysFor(method, range, question, localMoment(now, timeZone).day) };
}

function daysFor(method: MethodEntry, range: DayRange, { table, place, booked }: Terms, today: string) {
  const zone = zoneOf(table.zones, place);
  return choosableDays(range, today, method, table.calendar).map((day) => ({
    day,
    isFull: isDayFull(method, zone, day, booked),
  }));
}

const unavailable = (method: MethodEntry, obstacle: DeliveryObstacle): DeliveryMethod => ({
  ...factsOf(method),
  price: null,
  freeFrom: null,
  missingForFree: null,
  firstDay: null,
  lastDay: null,
  days: [],
  intervals: [],
  estimated: false,
  obstacle,
});

const PIECES: PluralForms = ['вещи', 'вещей', 'вещей'];
const notThere: DeliveryObstacle = { code: 'NOT_THERE', text: typeset('Сюда так не доставляем') };
const noPoints = {
  store: 'В этом городе нет наших магазинов',
  'pickup-point': 'В этом городе нет пунктов выдачи',
  locker: 'В этом городе нет постаматов',
};

function obstacleOf<Method extends MethodEntry>(
  method: Method,
  tariff: Tariff | undefined,
  { goods, supply, quotes }: MethodQuestion<Method>,
): DeliveryObstacle | undefined {
  const say = (code: DeliveryObstacle['code'], text: string) => ({ code, text: typeset(text) });
  const { kind, minSum, maxSum, maxPieces, carrier } = method;
  if (goods.pieces === 0) return say('CART_EMPTY', 'В корзине нет товаров');
  if (!tariff) return notThere;
  if (kind === 'store' && !supply.hasStores) return say('NO_POINTS', noPoints.store);
  if (isPointKind(kind) && !supply.hasPoints(method)) return say('NO_POINTS', noPoints[kind]);
  if (carrier !== null && typeof quotes !== 'string' && !quoteOf(method, quotes)) return notThere;
  if (minSum !== null && goods.sum < minSum)
    return say('SUM_TOO_LOW', `Доступно для заказов от ${formatMoney(minSum)}`);
  if (maxSum !== null && goods.sum > maxSum)
    return say('SUM_TOO_HIGH', `Доступно для заказов до ${formatMoney(maxSum)}`);
  if (maxPieces !== null && goods.pieces > maxPieces)
    return say('TOO_MANY_PIECES', `Помещается не больше ${countOf(maxPieces, PIECES)}`);
  return undefined;
}
