import { dayInMoscow } from '#shared/text/dates.ts';
import type { LandingContent } from './tables/content-types.ts';

/**
 * Whether a listing can be visited on the day of `now`: one whose landing names days only from the first of them to
 * the last, both included; every other one always.
 */
export function isOpen({ landing }: { landing: LandingContent | null }, now: Date): boolean {
  const today = dayInMoscow(now);
  const { startsAt = null, endsAt = null } = landing ?? {};
  return (startsAt === null || startsAt <= today) && (endsAt === null || today <= endsAt);
}
