/**
 * Number of whole years, after the year of the order, for which buyer data is retained: Federal Law 402-FZ,
 * article 29.
 */
const YEARS = 5;

/**
 * The end of the retention period for the buyer of an order finished at `moment`: five years after the end of
 * that year.
 */
export function keptUntil(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear() + 1 + YEARS, 0, 1));
}
