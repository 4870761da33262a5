/**
 * For how many whole years, after the year of the order, the buyer's data must be kept: Federal Law 402-FZ,
 * article 29.
 */
const YEARS = 5;

/**
 * Until when a buyer's data must be kept if the order was finished at `moment`: five years after the end of
 * that year.
 */
export function keptUntil(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear() + 1 + YEARS, 0, 1));
}
