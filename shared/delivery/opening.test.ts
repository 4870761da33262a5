import { expect, test } from 'vitest';
import { isOvernight, openingOn, weekdayOf } from './opening.ts';

const store = {
  hours: [
    { days: [1, 2, 3, 4, 5], opens: '10:00', closes: '21:00' },
    { days: [6], opens: '15:00', closes: '19:00' },
    { days: [6], opens: '11:00', closes: '14:00' },
  ],
  specialDays: [
    { day: '2026-12-31', opens: '10:00', closes: '18:00' },
    { day: '2027-01-01', opens: null, closes: null },
  ],
};

test('weekdayOf returns 1 for Monday and 7 for Sunday', () => {
  expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(weekdayOf)).toEqual([1, 6, 7]);
});

test.each([
  ['2026-11-23', ['10:00–21:00']],
  ['2026-11-28', ['11:00–14:00', '15:00–19:00']],
  ['2026-11-29', []],
  // The last days of the year, which are special days: a Thursday and a Friday.
  ['2026-12-31', ['10:00–18:00']],
  ['2027-01-01', []],
])('on %s a store is open %j (§3.12.3)', (day, spans) => {
  expect(openingOn(store, day).map(({ opens, closes }) => `${opens}–${closes}`)).toEqual(spans);
});

test('a store whose closing time is not after its opening time closes on the next day', () => {
  expect(isOvernight({ opens: '18:00', closes: '02:00' })).toBe(true);
  expect(isOvernight({ opens: '00:00', closes: '00:00' })).toBe(true);
  expect(isOvernight({ opens: '10:00', closes: '21:00' })).toBe(false);
});
