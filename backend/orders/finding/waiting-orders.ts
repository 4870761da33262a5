import { type SQL, sql } from 'drizzle-orm';
import { DUE_STATES, dueDayOf, order } from '../../domain/tables/orders.ts';
import { payment } from '../../payments/base/tables.ts';
import { isUndecided } from '../../payments/payment-cases.ts';

/**
 * SQL condition: the shop is late with the order (shared/orders/late.ts).
 * @param today the day in Moscow
 */
export const isLateOn = (today: string): SQL =>
  sql`${order.state} in ${DUE_STATES} and ${dueDayOf(order)} < ${today}`;

/** SQL queries for the orders that wait for operators. */
export const waitingOrders = {
  late: (today: string) => sql`select from ${order} where ${isLateOn(today)}`,
  toPack: sql`select from ${order} where ${order.state} in ('PLACED', 'PAID')`,
  toShip: sql`select from ${order} where ${order.state} = 'PACKING'`,
  toHandOver: sql`select from ${order} where ${order.state} in ('SHIPPED', 'READY')`,
  ofOtherSum: sql`select distinct ${payment.orderId} from ${payment} where ${isUndecided}`,
};
