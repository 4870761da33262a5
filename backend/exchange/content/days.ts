import { dayInMoscow } from '#shared/text/dates.ts';

/**
 * The first moment of a day in Moscow. Promo codes and gift rules begin and end with whole days in Moscow
 * time, as shoppers expect of a Russian shop.
 */
export const beginOf = (day: string | null): Date | null =>
  day === null ? null : new Date(`${day}T00:00:00.000+03:00`);
export const endOf = (day: string | null): Date | null =>
  day === null ? null : new Date(`${day}T23:59:59.999+03:00`);

/** The calendar day in Moscow at a moment, `YYYY-MM-DD`. */
export const dayOf = (moment: Date | null): string | null => (moment === null ? null : dayInMoscow(moment));
