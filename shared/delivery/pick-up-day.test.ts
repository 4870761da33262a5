import { expect, test } from 'vitest';
import { pickUpDay } from './pick-up-day.ts';

const week = [1, 2, 3, 4, 5, 6, 7];
const store = {
  timeZone: 'Europe/Moscow',
  hours: [{ days: [1, 2, 3, 4, 5, 6], opens: '10:00', closes: '20:00' }],
  specialDays: [
    { day: '2026-11-26', opens: null, closes: null, reason: 'Переучёт' },
    { day: '2026-11-27', opens: '10:00', closes: '15:00', reason: null },
  ],
};
const method = { deliversOn: week, sameDayUntil: '19:00' };
const calendar = { holidays: [], workdays: [] };

// The times are UTC. 2026-11-21 is a Saturday; Moscow time is UTC+3.
test.each([
  ['while it is open', '2026-11-21T10:00:00Z', '2026-11-21'],
  ['before it opens, later on that day', '2026-11-21T04:00:00Z', '2026-11-21'],
  ['after the cut-off hour, but not on a day off', '2026-11-21T16:30:00Z', '2026-11-23'],
  ['on a day off', '2026-11-22T10:00:00Z', '2026-11-23'],
  ['on a day closed for stocktaking', '2026-11-26T10:00:00Z', '2026-11-27'],
  ['after it closed early', '2026-11-27T12:30:00Z', '2026-11-28'],
])('pickUpDay: goods in stock are handed over %s (§3.12.5)', (_, now, day) => {
  expect(pickUpDay(store, method, calendar, new Date(now))).toBe(day);
});

test('without a cut-off hour, goods in stock are handed over on the next day', () => {
  const next = { ...method, sameDayUntil: null };
  expect(pickUpDay(store, next, calendar, new Date('2026-11-23T06:00:00Z'))).toBe('2026-11-24');
});

test('a store that never opens again has no pick-up day', () => {
  expect(pickUpDay({ ...store, hours: [] }, method, calendar, new Date('2026-11-28T06:00:00Z'))).toBeNull();
});
