import { addDays } from '../text/dates.ts';
import { isOvernight, type Opening, openingOn } from './opening.ts';
import type { MethodEntry, WorkCalendar } from './table.ts';
import { storeDay } from './terms.ts';
import { localMoment, workingDayAfter } from './working-days.ts';

type Place = Opening & { timeZone: string };

/** How many days ahead the next opening day is searched. */
const MOST_DAYS = 60;

/**
 * The first day on which a shopper can collect goods that the store has in stock: today before the method's
 * cut-off hour and before closing time, otherwise the next day on which the store is open and the method
 * works. Null if the store does not open again.
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
