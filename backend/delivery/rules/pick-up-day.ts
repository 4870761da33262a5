import { isOvernight, openingOn } from '#shared/delivery/opening.ts';
import type { StoreHours, StoreSpecialDay } from '../../domain/tables/content-types.ts';
import type { MethodEntry, WorkCalendar } from '../../domain/tables/delivery-types.ts';
import { storeDay } from './terms.ts';
import { addDays, localMoment, workingDayAfter } from './working-days.ts';

type Place = { timeZone: string; hours: readonly StoreHours[]; specialDays: readonly StoreSpecialDay[] };

/** A store that is closed for longer is not waited for. */
const MOST_DAYS = 60;

/**
 * The first day on which a store hands over what lies in it: today until an hour of the method and not after it has closed,
 * then the next day on which it is open and the method works. Null for a store that opens no more.
 */
export function pickUpDay(
  store: Place,
  method: Pick<MethodEntry, 'deliversOn' | 'sameDayUntil'>,
  calendar: WorkCalendar,
  now: Date,
): string | null {
  const { day: today, time } = localMoment(now, store.timeZone);
  const isOpen = (day: string) =>
    openingOn(store, day).some((span) => day !== today || isOvernight(span) || time < span.closes);
  let { firstDay } = storeDay(now, store.timeZone, method, calendar);
  for (let tries = 0; tries < MOST_DAYS; tries += 1) {
    if (isOpen(firstDay)) return firstDay;
    firstDay = workingDayAfter(addDays(firstDay, 1), 0, method.deliversOn, calendar);
  }
  return null;
}
