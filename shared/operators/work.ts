/**
 * The kinds of work that wait for the people of a shop, in the order of a day's work, each with the operation
 * that lists it. Operators who may call that operation see how much of it waits.
 */
export const WORK = {
  LATE: 'listOrders',
  PACK: 'listOrders',
  SHIP: 'listOrders',
  HAND_OVER: 'listOrders',
  OTHER_SUM: 'listOrders',
  REFUND_DUE: 'listRefunds',
  REFUND_DECISION: 'listRefunds',
  REFUND_MONEY: 'listRefunds',
  REVIEW: 'listReviews',
  COMPLAINT: 'listReviews',
  REQUEST: 'listContactRequests',
  DEAD_MESSAGE: 'listMessages',
  FAILED_IMPORT: 'getShopHealth',
  SOLD_OUT_SIZE: 'listSoldOutSizes',
} as const;

export type WorkKind = keyof typeof WORK;

export const WORK_KINDS = Object.keys(WORK) as readonly WorkKind[];

/** Counts of waiting work stop here. */
export const MOST_COUNTED = 1000;

/** For how many days a size that ran out is shown. */
export const SOLD_OUT_DAYS = 7;
