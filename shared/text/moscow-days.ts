/** The first and the last day of four digits; PostgreSQL reads no others. */
const [EARLIEST, LATEST] = [Date.parse('0001-01-02T00:00:00Z'), Date.parse('9999-12-30T00:00:00Z')];

/**
 * The moment at which a day (`YYYY-MM-DD`) begins in Moscow, or the next day if `plus` is 1. Days before the
 * first and after the last year become those.
 */
export const beginInMoscow = (day: string, plus: 0 | 1 = 0): Date => {
  const ms = Date.parse(`${day}T00:00:00+03:00`) + plus * 24 * 60 * 60_000;
  return new Date(Math.min(LATEST, Math.max(EARLIEST, ms)));
};
