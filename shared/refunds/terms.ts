import { addDays, dayInMoscow } from '../text/dates.ts';

/**
 * How many days after delivery goods bought at a distance can be returned without a reason (Russian consumer
 * law, article 26.1).
 */
export const ANY_REASON_DAYS = 7;
/**
 * How many years defective goods can be returned if no guarantee says otherwise (Russian consumer law,
 * article 19).
 */
const DEFECT_YEARS = 2;
/**
 * How many days after the purchase goods bought in a store can be exchanged (Russian consumer law, article
 * 25).
 */
export const STORE_EXCHANGE_DAYS = 14;
/**
 * How many days after the request the money must be paid back, whenever the goods arrive (Russian consumer
 * law, articles 22 and 26.1).
 */
export const MONEY_DAYS = 10;

/** The last days on which pieces of an order can be returned: without a reason, and because of a defect. */
export function returnTerms(handedOverAt: Date): { until: string; defectsUntil: string } {
  const day = dayInMoscow(handedOverAt);
  const later = new Date(day);
  later.setUTCFullYear(later.getUTCFullYear() + DEFECT_YEARS);
  return { until: addDays(day, ANY_REASON_DAYS), defectsUntil: later.toISOString().slice(0, 10) };
}

/**
 * States of a refund whose money has not been paid yet. Rejected and cancelled refunds are left out, because
 * nothing is paid for them.
 */
export const UNPAID_STATES = ['REQUESTED', 'APPROVED', 'SENT', 'RECEIVED'] as const;

type Demand = { state: string; submittedAt: Date | null; moneySentAt: Date | null };

/**
 * The last day on which the money must be paid. Null if nothing is to be paid or the money was already sent.
 */
export function moneyUntil({ state, submittedAt, moneySentAt }: Demand): string | null {
  const isOwed = UNPAID_STATES.some((owed) => owed === state) && moneySentAt === null;
  return isOwed && submittedAt ? addDays(dayInMoscow(submittedAt), MONEY_DAYS) : null;
}

/** Refunds requested before the returned moment must be paid on the given day at the latest. */
export const requestedBefore = (day: string): Date =>
  new Date(`${addDays(day, 1 - MONEY_DAYS)}T00:00:00+03:00`);
