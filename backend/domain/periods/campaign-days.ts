import { dayInMoscow } from '#shared/text/dates.ts';
import type { LandingContent, Period } from '../tables/content-types.ts';
import { isCurrent } from './periods.ts';

const MOSCOW = '+03:00';
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The period of a landing in whole days, Moscow time, from its first to its last day. Used if no exact times
 * are stored.
 */
const periodOfDays = ({ startsAt, endsAt }: Pick<LandingContent, 'startsAt' | 'endsAt'>): Period => ({
  ...(startsAt !== null && { from: new Date(`${startsAt}T00:00:00${MOSCOW}`).toISOString() }),
  ...(endsAt !== null && {
    to: new Date(Date.parse(`${endsAt}T00:00:00${MOSCOW}`) + DAY_MS).toISOString(),
  }),
});

/** The period in which a landing is open. */
export const periodOfLanding = ({ from, to, ...days }: LandingContent): Period => ({
  ...periodOfDays(days),
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

/**
 * Converts a period to the form in which a landing stores it: the first and last day, as pages show them, and
 * the exact times if they are not midnights in Moscow.
 */
export function landingTimes(
  { from, to }: Period,
  dayOf: (moment: Date) => string = dayInMoscow,
): Pick<LandingContent, 'startsAt' | 'endsAt' | 'from' | 'to'> {
  const startsAt = from === undefined ? null : dayOf(new Date(from));
  const endsAt = to === undefined ? null : dayOf(new Date(Date.parse(to) - 1));
  const usual = periodOfDays({ startsAt, endsAt });
  return {
    startsAt,
    endsAt,
    ...(from !== undefined && from !== usual.from && { from }),
    ...(to !== undefined && to !== usual.to && { to }),
  };
}

/**
 * Whether a listing is open at the given time. Only a landing can have a period; listings without one are
 * always open.
 */
export const isOpen = ({ landing }: { landing: LandingContent | null }, now: Date): boolean =>
  landing === null || isCurrent(periodOfLanding(landing), now);
