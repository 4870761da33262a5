import { dayInMoscow } from '#shared/text/dates.ts';

/** Days of promo codes and gift rules count whole in Moscow, as shoppers read them. */
export const beginOf = (day: string | null): Date | null =>
  day === null ? null : new Date(`${day}T00:00:00.000+03:00`);
export const endOf = (day: string | null): Date | null =>
  day === null ? null : new Date(`${day}T23:59:59.999+03:00`);

/** The day of a moment in Moscow, `YYYY-MM-DD`. */
export const dayOf = (moment: Date | null): string | null => (moment === null ? null : dayInMoscow(moment));
