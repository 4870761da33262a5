import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { OrderCursor } from '#shared/orders/order-cursor.ts';
import { beginInMoscow } from '#shared/text/moscow-days.ts';
import type { OrderState } from '../../domain/tables/order-types.ts';
import { order } from '../../domain/tables/orders.ts';
import { payment } from '../../payments/base/tables.ts';
import { isUndecided } from '../../payments/payment-cases.ts';
import { isLateOn } from './waiting-orders.ts';

/** By what operators narrow a list of orders. */
export type OrderFilters = {
  state?: OrderState[] | undefined;
  /** The first and the last day to list, in Moscow time, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
  number?: string | undefined;
  /**
   * Whether to list only orders with a payment that differs from the sum due and waits for an operator's
   * decision.
   */
  undecided?: boolean | undefined;
  /** Lists only orders that the shop is late with on this day in Moscow. */
  lateOn?: string | undefined;
  /** What an operator typed to find orders. */
  search?: string | undefined;
};

/** The days as a condition. */
export const ofDays = ({ from, to }: OrderFilters): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(order.placedAt, beginInMoscow(from)),
    to === undefined ? undefined : lt(order.placedAt, beginInMoscow(to, 1)),
  );

export const ofStates = ({ state }: OrderFilters): SQL | undefined => state && inArray(order.state, state);

/** Filters that few orders ever match: the number, the wait for a decision, and being late. */
export const ofFew = ({ number, undecided, lateOn }: OrderFilters): SQL | undefined =>
  and(
    number === undefined ? undefined : eq(order.number, number),
    undecided === true
      ? sql`${order.id} in (select ${payment.orderId} from ${payment} where ${isUndecided})`
      : undefined,
    lateOn === undefined ? undefined : isLateOn(lateOn),
  );

/** Orders on the side of a place to which its cursor reads on. A comparison of rows, so that an index is used. */
export const beyond = ({ to, placedAt, id }: OrderCursor): SQL =>
  sql`(${order.placedAt}, ${order.id}) ${sql.raw(to === 'after' ? '<' : '>')} (${placedAt}::timestamptz, ${id}::uuid)`;
