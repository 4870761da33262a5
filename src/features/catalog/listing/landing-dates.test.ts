import { expect, test } from 'vitest';
import { landingDates } from './landing-dates';

test.each([
  [null, '2026-12-31', 'До 31 декабря'],
  ['2026-11-01', '2026-12-05', 'С 1 ноября до 5 декабря'],
  ['2026-11-20', null, 'С 20 ноября'],
  [null, null, undefined],
])('a landing that starts on %s and ends on %s shows its dates in words', (startsAt, endsAt, words) => {
  expect(landingDates({ startsAt, endsAt })?.replaceAll('\u00a0', ' ')).toBe(words);
});
