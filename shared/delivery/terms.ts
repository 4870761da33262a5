import { addDays } from '../text/dates.ts';
import type { Days, MethodEntry, Warehouse, WorkCalendar } from './table.ts';
import { isWorkingDay, localMoment, workingDayAfter } from './working-days.ts';

export type DayRange = { firstDay: string; lastDay: string };

/** The day on which an order placed now is sent, by the warehouse's working hours and the calendar. */
export function dispatchDay(
  now: Date,
  { timeZone, cutOff, worksOn }: Warehouse,
  calendar: WorkCalendar,
): string {
  const { day, time } = localMoment(now, timeZone);
  const isInTime = isWorkingDay(day, worksOn, calendar) && time < cutOff;
  return workingDayAfter(isInTime ? day : addDays(day, 1), 0, worksOn, calendar);
}

type TermQuestion = {
  now: Date;
  warehouse: Warehouse;
  calendar: WorkCalendar;
  method: Pick<MethodEntry, 'deliversOn'>;
  days: Days;
  /** Time zone of the destination. */
  timeZone: string;
};

/**
 * The first and last day on which an order placed now may arrive. Working days are counted from the day on
 * which it is sent, but not from a day that is already past at the destination.
 */
export function arrival({ now, warehouse, calendar, method, days, timeZone }: TermQuestion): DayRange {
  const leaves = dispatchDay(now, warehouse, calendar);
  const today = localMoment(now, timeZone).day;
  const from = leaves > today ? leaves : today;
  const after = (count: number) => workingDayAfter(from, count, method.deliversOn, calendar);
  return { firstDay: after(days.min), lastDay: after(days.max) };
}

/**
 * The delivery days from which a shopper may choose. The chosen day is a promise, so the first is the day by
 * which the order has certainly arrived. Never today, since part of today is over.
 */
export function choosableDays(
  { lastDay }: DayRange,
  today: string,
  { deliversOn, daysToChoose }: Pick<MethodEntry, 'deliversOn' | 'daysToChoose'>,
  calendar: WorkCalendar,
): string[] {
  const days: string[] = [];
  let from = lastDay > today ? lastDay : addDays(today, 1);
  while (days.length < daysToChoose) {
    const day = workingDayAfter(from, 0, deliversOn, calendar);
    days.push(day);
    from = addDays(day, 1);
  }
  return days;
}

/**
 * The day on which a store can hand over goods that it has in stock: today before the cut-off hour, otherwise
 * the next working day.
 */
export function storeDay(
  now: Date,
  timeZone: string,
  { deliversOn, sameDayUntil }: Pick<MethodEntry, 'deliversOn' | 'sameDayUntil'>,
  calendar: WorkCalendar,
): DayRange {
  const { day, time } = localMoment(now, timeZone);
  const isToday = sameDayUntil !== null && time < sameDayUntil;
  const first = workingDayAfter(isToday ? day : addDays(day, 1), 0, deliversOn, calendar);
  return { firstDay: first, lastDay: first };
}
