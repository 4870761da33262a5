/** Whole years after the year of an order for which its buyer is kept: 402-FZ, article 29. */
const YEARS = 5;

/** Until when the buyer of an order is kept that was finished at a moment: five years after the end of its year. */
export function keptUntil(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear() + 1 + YEARS, 0, 1));
}
