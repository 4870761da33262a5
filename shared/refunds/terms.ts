import { addDays, dayInMoscow } from '../text/dates.ts';

/**
 * For how many days after delivery goods bought at a distance can be returned without a reason: article 26.1 of the law
 * on consumers' rights.
 */
export const ANY_REASON_DAYS = 7;
/** For how many years defective goods can be returned if there is no other guarantee: article 19. */
const DEFECT_YEARS = 2;
/** For how many days after the purchase goods bought in a store can be exchanged: article 25. */
export const STORE_EXCHANGE_DAYS = 14;
/**
 * Within how many days after the request the money is paid back, no matter when the goods arrive: articles 22 and 26.1.
 */
export const MONEY_DAYS = 10;

/** The last days on which pieces of an order can be returned, by the time when the order was handed over. */
export function returnTerms(handedOverAt: Date): { until: string; defectsUntil: string } {
  const day = dayInMoscow(handedOverAt);
  const later = new Date(day);
  later.setUTCFullYear(later.getUTCFullYear() + DEFECT_YEARS);
  return { until: addDays(day, ANY_REASON_DAYS), defectsUntil: later.toISOString().slice(0, 10) };
}

/**
 * States in which a refund still has to be paid. A refund that was rejected or cancelled is in none of them.
 */
export const UNPAID_STATES = ['REQUESTED', 'APPROVED', 'SENT', 'RECEIVED'] as const;

type Demand = { state: string; submittedAt: Date | null; moneySentAt: Date | null };

/** The last day for paying a refund; null if no money is due or it was already sent. */
export function moneyUntil({ state, submittedAt, moneySentAt }: Demand): string | null {
  const isOwed = UNPAID_STATES.some((owed) => owed === state) && moneySentAt === null;
  return isOwed && submittedAt ? addDays(dayInMoscow(submittedAt), MONEY_DAYS) : null;
}

/** Refunds that were requested before this moment have to be paid on the given day or earlier. */
export const requestedBefore = (day: string): Date =>
  new Date(`${addDays(day, 1 - MONEY_DAYS)}T00:00:00+03:00`);
