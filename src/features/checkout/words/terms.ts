import { dayInMoscow, formatDays } from '#shared/text/dates.ts';
import { NBSP } from '#shared/text/typography.ts';
import type { DeliveryMethod, DeliveryPoint } from '@/lib/api';

type Term = Pick<DeliveryMethod | DeliveryPoint, 'firstDay' | 'lastDay' | 'estimated'>;

const WITH = ['С', 'С', 'Со', 'Со', 'С', 'С', 'С', 'С'] as const;
const FROM = ['воскресенья', 'понедельника', 'вторника', 'среды', 'четверга', 'пятницы', 'субботы'] as const;

/** Today's date in a time zone; in the device's zone if the time zone is unknown. */
export function dayIn(timeZone: string, now: Date): string {
  // Moscow's time zone needs no Intl formatter, which takes long to create during hydration.
  if (timeZone === 'Europe/Moscow') return dayInMoscow(now);
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
  } catch {
    return new Intl.DateTimeFormat('sv-SE').format(now);
  }
}

/** Delivery days in words: «Со вторника, 24 ноября», «25–27 ноября», «Можно забрать сегодня». */
export function termOf(
  { kind, firstDay, lastDay, days, estimated }: Term & Pick<DeliveryMethod, 'kind' | 'days'>,
  today: string,
): string {
  if (!firstDay || !lastDay) return '';
  const about = estimated ? ' (ориентировочно)' : '';
  if (kind === 'store' && firstDay === today) return 'Можно забрать сегодня';
  const open = days.find(({ isFull }) => !isFull);
  return (open ? fromDay(open.day) : formatDays(firstDay, lastDay)) + about;
}

function fromDay(day: string): string {
  const weekday = new Date(day).getUTCDay();
  return `${WITH[weekday]}${NBSP}${FROM[weekday]}, ${formatDays(day, day)}`;
}

const WEEKDAYS = ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'] as const;
const MONTHS = [
  'янв.',
  'февр.',
  'марта',
  'апр.',
  'мая',
  'июня',
  'июля',
  'авг.',
  'сент.',
  'окт.',
  'нояб.',
  'дек.',
] as const;

/** A day as a short weekday and date: «вт», «24 нояб.». */
export function shortDay(day: string): { weekday: string; date: string } {
  const date = new Date(day);
  return {
    weekday: WEEKDAYS[date.getUTCDay()] ?? '',
    date: `${date.getUTCDate()}${NBSP}${MONTHS[date.getUTCMonth()] ?? ''}`,
  };
}
