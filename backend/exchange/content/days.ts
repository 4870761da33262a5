import { dayInMoscow } from '#shared/text/dates.ts';

/**
 * The moment at which a day begins in Moscow. Promo codes and gift rules start and end at midnight in Moscow,
 * as shoppers of a Russian shop expect.
 */
export const beginOf = (day: string | null): Date | null =>
  day === null ? null : new Date(`${day}T00:00:00.000+03:00`);
export const endOf = (day: string | null): Date | null =>
  day === null ? null : new Date(`${day}T23:59:59.999+03:00`);

/** The calendar day in Moscow at a moment, `YYYY-MM-DD`. */
export const dayOf = (moment: Date | null): string | null => (moment === null ? null : dayInMoscow(moment));
