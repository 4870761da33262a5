import { dayInMoscow } from '#shared/text/dates.ts';
import type { LandingContent } from './tables/content-types.ts';

/**
 * Whether a listing is open on the day of `now` in Moscow. A landing may have a first and a last day, both
 * inclusive; other listings are always open.
 */
export function isOpen({ landing }: { landing: LandingContent | null }, now: Date): boolean {
  const today = dayInMoscow(now);
  const { startsAt = null, endsAt = null } = landing ?? {};
  return (startsAt === null || startsAt <= today) && (endsAt === null || today <= endsAt);
}
