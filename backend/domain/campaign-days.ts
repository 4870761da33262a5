import type { LandingContent } from '../platform/db/content-types.ts';

const dayOfTheShop = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' });

/** The day it is in the shop at a moment, `YYYY-MM-DD` of Moscow. */
export const shopDay = (now: Date): string => dayOfTheShop.format(now);

/**
 * Whether a listing can be visited on the day of `now`: one whose landing names days only from the first of them to
 * the last, both included; every other one always.
 */
export function isOpen({ landing }: { landing: LandingContent | null }, now: Date): boolean {
  const today = shopDay(now);
  const { startsAt = null, endsAt = null } = landing ?? {};
  return (startsAt === null || startsAt <= today) && (endsAt === null || today <= endsAt);
}
