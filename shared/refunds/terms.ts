import { addDays, dayInMoscow } from '../text/dates.ts';

/**
 * Days after an order was handed over in which goods that were bought at a distance come back for any reason: article 26.1 of
 * the law on consumers' rights.
 */
const ANY_REASON_DAYS = 7;
/** Years in which they come back for a defect where no guarantee says otherwise: article 19. */
const DEFECT_YEARS = 2;
/** Days after the shop got the goods until the money is back. */
const MONEY_DAYS = 10;

/** The last days on which pieces of an order may be returned that was handed over at a moment. */
export function returnTerms(handedOverAt: Date): { until: string; defectsUntil: string } {
  const day = dayInMoscow(handedOverAt);
  const later = new Date(day);
  later.setUTCFullYear(later.getUTCFullYear() + DEFECT_YEARS);
  return { until: addDays(day, ANY_REASON_DAYS), defectsUntil: later.toISOString().slice(0, 10) };
}

/** The last day for the money of goods that the shop got at a moment. */
export const moneyUntil = (receivedAt: Date): string => addDays(dayInMoscow(receivedAt), MONEY_DAYS);
