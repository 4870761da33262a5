import { addDays, dayInMoscow } from '../text/dates.ts';

/**
 * Days after an order was handed over in which goods that were bought at a distance come back for any reason: article 26.1 of
 * the law on consumers' rights.
 */
export const ANY_REASON_DAYS = 7;
/** Years in which they come back for a defect where no guarantee says otherwise: article 19. */
const DEFECT_YEARS = 2;
/** Days after the purchase in which goods that were bought in a store are exchanged: article 25. */
export const STORE_EXCHANGE_DAYS = 14;
/** Days after the demand until the money is back, whenever the goods come: articles 22 and 26.1. */
export const MONEY_DAYS = 10;

/** The last days on which pieces of an order may be returned that was handed over at a moment. */
export function returnTerms(handedOverAt: Date): { until: string; defectsUntil: string } {
  const day = dayInMoscow(handedOverAt);
  const later = new Date(day);
  later.setUTCFullYear(later.getUTCFullYear() + DEFECT_YEARS);
  return { until: addDays(day, ANY_REASON_DAYS), defectsUntil: later.toISOString().slice(0, 10) };
}

/** States of a refund whose money is owed: its shopper has asked for it, and it was neither refused nor taken back. */
export const OWED_STATES = ['REQUESTED', 'APPROVED', 'SENT', 'RECEIVED'] as const;

type Demand = { state: string; submittedAt: Date | null; moneySentAt: Date | null };

/** The last day for the money of a refund; null where none is owed, and once it was sent. */
export function moneyUntil({ state, submittedAt, moneySentAt }: Demand): string | null {
  const isOwed = OWED_STATES.some((owed) => owed === state) && moneySentAt === null;
  return isOwed && submittedAt ? addDays(dayInMoscow(submittedAt), MONEY_DAYS) : null;
}

/** The moment before which refunds were asked for whose money is due on a day at the latest. */
export const demandedBefore = (day: string): Date =>
  new Date(`${addDays(day, 1 - MONEY_DAYS)}T00:00:00+03:00`);
