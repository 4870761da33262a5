import { expect, test } from 'vitest';
import { isSameRegion } from './same-region.ts';

test.each([
  ['Татарстан', 'Республика Татарстан', true],
  ['Якутия', 'Республика Саха (Якутия)', true],
  ['ханты-мансийский АО', 'Ханты-Мансийский автономный округ — Югра', true],
  ['Кемеровская область — Кузбасс', 'Кемеровская область', true],
  ['Свердловская обл.', 'Свердловская область', true],
  ['Республика Алтай', 'Алтайский край', false],
  ['Тверская область', 'Тульская область', false],
  ['', '', true],
  ['', 'Тверская область', false],
])('isSameRegion compares «%s» and «%s»: %s', (one, other, same) => {
  expect(isSameRegion(one, other)).toBe(same);
});
