import { expect, test } from 'vitest';
import { readSpecialDays } from './special-days.ts';

test('special days of a store (other hours, or closed with a reason) are parsed and sorted by date', () => {
  expect(readSpecialDays('01.01.2027 закрыто (Новый год); 31.12.2026 10–18\n08.03.2027: выходной')).toEqual({
    specialDays: [
      { day: '2026-12-31', opens: '10:00', closes: '18:00', reason: null },
      { day: '2027-01-01', opens: null, closes: null, reason: 'Новый год' },
      { day: '2027-03-08', opens: null, closes: null, reason: null },
    ],
  });
  expect(readSpecialDays('')).toEqual({ specialDays: [] });
});

test.each([
  ['31.02.2027 закрыто', /not written as/],
  ['завтра закрыто', /not written as/],
  ['31.12.2026 как обычно', /have invalid hours/],
  ['31.12.2026 пн 10–12; 31.12.2026 закрыто', /the same day twice/],
])('the special days «%s» are refused', (text, why) => {
  expect(readSpecialDays(text)).toEqual({ why: expect.stringMatching(why) });
});
