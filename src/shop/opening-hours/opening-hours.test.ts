import { expect, test } from 'vitest';
import { hoursRows } from '#shared/delivery/hours-words.ts';
import type { StoreHours, StoreSpecialDay } from '@/lib/api';
import { openStateText } from './opening-hours';

const DAILY: StoreHours[] = [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '10:00', closes: '22:00' }];
const OFFICE: StoreHours[] = [{ days: [1, 2, 3, 4, 5], opens: '10:00', closes: '21:00' }];
const NIGHT: StoreHours[] = [{ days: [5], opens: '20:00', closes: '02:00' }];
const words = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test.each([
  [[1, 2, 3, 4, 5, 6, 7], 'Ежедневно'],
  [[1, 2, 3, 4, 5], 'Пн–Пт'],
  [[6, 7], 'Сб, Вс'],
  [[7], 'Вс'],
  [[5, 1, 2, 3], 'Пн–Ср, Пт'],
])('the days of the week %j are displayed as %s (§9.26)', (days, text) => {
  expect(hoursRows([{ days, opens: '10:00', closes: '21:00' }])).toEqual([
    { days: text, time: '10:00–21:00' },
  ]);
});

// 2026-11-20 is a Friday.
test.each([
  ['an open store, by its own clock', DAILY, 'Europe/Moscow', '2026-11-20T18:59:00Z', 'Открыто до 22:00'],
  ['the minute it closes', DAILY, 'Europe/Moscow', '2026-11-20T19:00:00Z', 'Закрыто, откроется в 10:00'],
  ['the minute it opens', DAILY, 'Europe/Moscow', '2026-11-20T07:00:00Z', 'Открыто до 22:00'],
  [
    'the same minute farther east',
    DAILY,
    'Asia/Novosibirsk',
    '2026-11-20T18:59:00Z',
    'Закрыто, откроется в 10:00',
  ],
  [
    'a Friday evening before days off',
    OFFICE,
    'Europe/Moscow',
    '2026-11-20T19:00:00Z',
    'Закрыто, откроется в понедельник в 10:00',
  ],
  ['a Sunday evening', OFFICE, 'Europe/Moscow', '2026-11-22T19:00:00Z', 'Закрыто, откроется в 10:00'],
  ['hours over midnight, before it', NIGHT, 'Europe/Moscow', '2026-11-20T20:30:00Z', 'Открыто до 02:00'],
  ['hours over midnight, after it', NIGHT, 'Europe/Moscow', '2026-11-20T22:30:00Z', 'Открыто до 02:00'],
  [
    'hours over midnight, when they are over',
    NIGHT,
    'Europe/Moscow',
    '2026-11-20T23:00:00Z',
    'Закрыто, откроется в пятницу в 20:00',
  ],
  [
    'a single day a week, in its evening',
    [{ days: [2], opens: '10:00', closes: '11:00' }],
    'Europe/Moscow',
    '2026-11-24T12:00:00Z',
    'Закрыто, откроется во вторник в 10:00',
  ],
])('the text says whether a store is open: %s', (_, hours, zone, now, text) => {
  expect(words(openStateText({ hours, timeZone: zone }, new Date(now)))).toBe(text);
});

test('if the browser does not know the time zone, there is no text', () => {
  expect(openStateText({ hours: DAILY, timeZone: 'Mars/Olympus' }, new Date())).toBeUndefined();
});

const closed = (day: string, reason: string | null = null): StoreSpecialDay => ({
  day,
  opens: null,
  closes: null,
  reason,
});
// 2026-12-31 is a Thursday.
test.each([
  [
    'a short day, before it ends',
    [{ day: '2026-12-31', opens: '10:00', closes: '18:00', reason: null }],
    '2026-12-31T14:00:00Z',
    'Открыто до 18:00',
  ],
  [
    'a short day, after it ended, before a day off',
    [{ day: '2026-12-31', opens: '10:00', closes: '18:00', reason: null }, closed('2027-01-01', 'Новый год')],
    '2026-12-31T15:00:00Z',
    'Закрыто, откроется в субботу в 10:00',
  ],
  [
    'a day off with a reason',
    [closed('2026-12-31', 'переучёт')],
    '2026-12-31T09:00:00Z',
    'Сегодня закрыто: переучёт, откроется завтра в 10:00',
  ],
  [
    'holidays longer than a week',
    Array.from({ length: 9 }, (_, index) => closed(`2027-01-0${index + 1}`)),
    '2027-01-01T09:00:00Z',
    'Закрыто, откроется 10 января в 10:00',
  ],
])('the text says whether a store is open on a special day: %s (§3.12.3)', (_, specialDays, now, text) => {
  expect(words(openStateText({ hours: DAILY, specialDays, timeZone: 'Europe/Moscow' }, new Date(now)))).toBe(
    text,
  );
});
