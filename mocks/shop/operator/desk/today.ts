import type { SalesOfDay, SalesOfHour, SoldOutSize } from '#contract/client/client.schemas.ts';
import { operatorRoles } from '#contract/operations.ts';
import { MOST_COUNTED, WORK, WORK_KINDS, type WorkKind } from '#shared/operators/work.ts';
import { isLate } from '#shared/orders/late.ts';
import { addDays, dayInMoscow } from '#shared/text/dates.ts';
import type { ShopOperations } from '../../../contract/shop-operations.ts';
import { goods } from '../../goods/goods.ts';
import { payUntilOf } from '../../refunds/stored-refund.ts';
import { pageOf } from '../../state/page-of.ts';
import type { ShopState, StoredOrder } from '../../state/state.ts';
import { callerOf } from '../access/people.ts';
import { paymentCasesOf } from '../orders/operator-view.ts';
import { openComplaintsOf } from '../reviews/review-view.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS = 14;

/** What waits for the people of the shop, and what the day has brought. */
export function todayOperations(
  state: ShopState,
): Pick<ShopOperations, 'getToday' | 'getTodaySales' | 'listSoldOutSizes'> {
  return {
    getToday({ visitor }) {
      const { role } = callerOf(visitor);
      const now = new Date();
      const day = dayInMoscow(now);
      const mayCall = (id: keyof typeof operatorRoles) =>
        (operatorRoles[id] as readonly string[]).includes(role);
      const begin = midnight(day);
      const today = salesOf(state, begin, begin + DAY_MS);
      const weekAgo = salesOf(state, begin - 7 * DAY_MS, now.getTime() - 7 * DAY_MS);
      return {
        day,
        waiting: WORK_KINDS.filter((kind) => mayCall(WORK[kind])).map((kind) => {
          const found = counts[kind](state, day);
          return { kind, count: Math.min(found, MOST_COUNTED), hasMore: found > MOST_COUNTED };
        }),
        sales: mayCall('getTodaySales')
          ? { ...today, ordersBefore: weekAgo.orders, sumBefore: weekAgo.sum }
          : null,
      };
    },

    getTodaySales() {
      const now = Date.now();
      const day = dayInMoscow(new Date(now));
      const dayBefore = addDays(day, -7);
      const firstDay = addDays(day, 1 - DAYS);
      return {
        day,
        dayBefore,
        hours: hoursOf(state, midnight(day), Math.floor((now - midnight(day)) / HOUR_MS) + 1),
        hoursBefore: hoursOf(state, midnight(dayBefore), 24),
        days: Array.from({ length: DAYS }, (_, place): SalesOfDay => {
          const begin = midnight(firstDay) + place * DAY_MS;
          return { day: addDays(firstDay, place), ...salesOf(state, begin, begin + DAY_MS) };
        }),
      };
    },

    listSoldOutSizes: ({ query }) => pageOf(soldOutSizes(state), query),
  };
}

const midnight = (day: string): number => Date.parse(`${day}T00:00:00+03:00`);

function salesOf({ orders }: ShopState, begin: number, end: number) {
  const placed = orders.filter(({ order: { placedAt } }) => {
    const at = Date.parse(placedAt);
    return at >= begin && at < end;
  });
  return {
    orders: placed.length,
    sum: placed.reduce((sum, { order }) => sum + order.total + order.cancelledSum, 0),
  };
}

const hoursOf = (state: ShopState, begin: number, hours: number): SalesOfHour[] =>
  Array.from({ length: hours }, (_, hour) => {
    const from = begin + hour * HOUR_MS;
    return { hour, ...salesOf(state, from, from + HOUR_MS) };
  });

const ordersIn =
  (...states: readonly StoredOrder['order']['state'][]) =>
  ({ orders }: ShopState): number =>
    orders.filter(({ order }) => states.includes(order.state)).length;

const refundsIn =
  (wanted: string) =>
  ({ refunds }: ShopState): number =>
    refunds.filter((stored) => stored.state === wanted && stored.moneySentAt === null).length;

/** How much work of each kind waits. */
const counts: Record<WorkKind, (state: ShopState, day: string) => number> = {
  LATE: ({ orders }, day) => orders.filter(({ order }) => isLate(order, day)).length,
  PACK: ordersIn('PLACED', 'PAID'),
  SHIP: ordersIn('PACKING'),
  HAND_OVER: ordersIn('SHIPPED', 'READY'),
  OTHER_SUM: ({ orders }) =>
    orders.filter((stored) => paymentCasesOf(stored).some(({ decision }) => decision === null)).length,
  REFUND_DUE: ({ refunds }, day) =>
    refunds.filter((stored) => {
      const until = payUntilOf(stored);
      return until !== null && until <= day;
    }).length,
  REFUND_DECISION: refundsIn('REQUESTED'),
  REFUND_MONEY: refundsIn('RECEIVED'),
  REVIEW: ({ reviews }) => reviews.filter(({ state }) => state === 'WAITING').length,
  COMPLAINT: (state) => state.reviews.filter(({ id }) => openComplaintsOf(state, id) > 0).length,
  REQUEST: ({ contactRequests }) => contactRequests.filter(({ state }) => state === 'WAITING').length,
  DEAD_MESSAGE: ({ desk }) => desk.messages.filter((message) => message.state === 'DEAD').length,
  FAILED_IMPORT: ({ desk }) => desk.imports.filter(({ failure }) => failure !== null).length,
  SOLD_OUT_SIZE: (state) => soldOutSizes(state).length,
};

/** The sizes that ran out and have no pieces now, the latest first. */
function soldOutSizes({ soldOut, stock }: ShopState): SoldOutSize[] {
  return goods
    .flatMap(({ product }) =>
      product.articles.map(({ articleId, size }) => ({
        at: soldOut[articleId] ?? '',
        isOut: (stock[articleId] ?? 0) === 0,
        shown: {
          sku: articleId,
          productName: product.name,
          colour: product.colour.displayValue,
          vendorCode: product.vendorCode ?? product.variantId,
          size,
        },
      })),
    )
    .filter(({ at, isOut }) => at !== '' && isOut)
    .map(({ at, shown }) => ({ ...shown, at }))
    .sort((one, other) => other.at.localeCompare(one.at));
}
