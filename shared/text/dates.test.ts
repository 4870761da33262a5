import { describe, expect, it, test } from 'vitest';
import {
  dayInMoscow,
  formatDayAndMonth,
  formatDays,
  formatDottedDate,
  parseDottedDate,
  timeInMoscow,
} from './dates.ts';

describe('parseDottedDate', () => {
  test('parseDottedDate reads day, month and year (§1.1, §3.5.1)', () => {
    expect(parseDottedDate('08.03.1990')?.toISOString()).toBe('1990-03-08T00:00:00.000Z');
    expect(parseDottedDate('29.02.2024')?.toISOString()).toBe('2024-02-29T00:00:00.000Z');
    expect(parseDottedDate('01.01.0099')?.toISOString()).toBe('0099-01-01T00:00:00.000Z');
  });

  test.each([
    undefined,
    null,
    '',
    '31.02.2020',
    '00.01.2020',
    '01.13.2020',
    '8.3.1990',
    '1990-03-08',
    'сегодня',
  ])('parseDottedDate returns null for %s', (text) => {
    expect(parseDottedDate(text)).toBeNull();
  });
});

test('formatting a parsed date gives the original text (§3.5.1)', () => {
  for (const text of ['08.03.1990', '29.02.2024', '31.12.1999', '01.01.0099']) {
    expect(formatDottedDate(parseDottedDate(text))).toBe(text);
  }
  expect(formatDottedDate(null)).toBe('');
});

test.each([
  ['2026-12-31', '31\u00a0декабря'],
  ['2026-05-01', '1\u00a0мая'],
])('the date %s is displayed as %s in any time zone', (date, text) => {
  expect(formatDayAndMonth(new Date(date))).toBe(text);
});

test.each([
  ['2026-11-25', '2026-11-27', '25–27\u00a0ноября'],
  ['2026-11-25', '2026-11-25', '25\u00a0ноября'],
  ['2026-11-30', '2026-12-02', '30\u00a0ноября\u00a0– 2\u00a0декабря'],
  ['2026-11-25', '2027-11-27', '25\u00a0ноября\u00a0– 27\u00a0ноября'],
])('the days from %s to %s are displayed as %s', (first, last, text) => {
  expect(formatDays(first, last)).toBe(text);
});

it.each([
  ['2026-11-20T20:59:59.999Z', '2026-11-20'],
  ['2026-11-20T21:00:00.000Z', '2026-11-21'],
])('the moment %s is on the day %s in Moscow', (moment, day) => {
  expect(dayInMoscow(new Date(moment))).toBe(day);
});

test('the computed time in Moscow equals that of its IANA time zone at every hour of the year', () => {
  const zone = { timeZone: 'Europe/Moscow' };
  const day = new Intl.DateTimeFormat('sv-SE', zone);
  const time = new Intl.DateTimeFormat('sv-SE', { ...zone, hour: '2-digit', minute: '2-digit' });
  for (let ms = Date.parse('2026-01-01T00:00:30Z'); ms < Date.parse('2028-03-01'); ms += 3_660_000) {
    const moment = new Date(ms);
    expect([dayInMoscow(moment), timeInMoscow(moment)]).toEqual([day.format(moment), time.format(moment)]);
  }
});
