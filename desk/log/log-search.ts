import * as zod from 'zod/mini';
import { readOrderNumber } from '#shared/orders/order-number.ts';
import type { ListOperatorCallsParams } from '../api/index.ts';
import { dayField, flagField, placeField, textField, uuidField } from '../parts/lists/search-fields.ts';

const PAGE_SIZE = 50;

/** What the address of the log keeps. */
export const logSearch = zod.object({
  /** The number of an order as it was typed. */
  order: textField(40),
  operator: uuidField(),
  /** What the calls are about: an operator, a review or a refund. */
  about: uuidField(),
  operation: textField(60),
  changes: flagField(),
  from: dayField(),
  to: dayField(),
  before: placeField(),
});

export type LogSearch = zod.output<typeof logSearch>;

/** The parameters of the call for a page of the log; undefined if the number of the order is not a number of orders. */
export function logParams({ order, to, ...search }: LogSearch): ListOperatorCallsParams | undefined {
  const number = order === undefined ? undefined : readOrderNumber(order);
  if (number === null) return undefined;
  return { ...search, ...(number && { order: number }), ...(to && { until: to }), size: PAGE_SIZE };
}
