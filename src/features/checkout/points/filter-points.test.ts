import { expect, test } from 'vitest';
import { testPoint } from '../testing';
import { filterPoints, type PointFilter } from './filter-points';

const tverskaya = testPoint({ code: 'tverskaya' });
const noFitting = testPoint({
  code: 'korolyova',
  name: 'Постамат',
  address: 'ул.\u00a0Королёва, 8',
  landmark: null,
  fitting: 'none',
  payments: ['sbp'],
  hours: [],
});
const night = testPoint({
  code: 'night',
  address: 'Тверской б-р, 3',
  hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '20:00', closes: '06:00' }],
});
const NOON = new Date('2026-11-23T09:00:00Z');

const find = (text: string, ...filters: PointFilter[]) =>
  filterPoints([tverskaya, noFitting, night], {
    text,
    filters: new Set(filters),
    timeZone: 'Europe/Moscow',
    now: NOON,
  }).map(({ code }) => code);

test.each<[string, PointFilter[], string[]]>([
  ['', [], ['tverskaya', 'korolyova', 'night']],
  ['тверск', [], ['tverskaya', 'night']],
  ['ПУШКИН', [], ['tverskaya', 'night']],
  ['королева 8', [], ['korolyova']],
  ['верская', [], []],
  ['', ['fitting'], ['tverskaya', 'night']],
  ['', ['on-receipt'], ['tverskaya', 'night']],
  ['', ['open'], ['tverskaya']],
  ['б-р', ['open'], []],
])('searching points for «%s» with the filters %j finds exactly the points %j', (text, filters, expected) => {
  expect(find(text, ...filters)).toEqual(expected);
});

test('the filter «open now» leaves out a store that is closed on a special day', () => {
  const closed = { day: '2026-11-23', opens: null, closes: null, reason: 'переучёт' };
  const openOn = (now: Date) =>
    filterPoints([testPoint({ kind: 'store', specialDays: [closed] })], {
      text: '',
      filters: new Set(['open'] as const),
      timeZone: 'Europe/Moscow',
      now,
    });
  expect(openOn(NOON)).toEqual([]);
  expect(openOn(new Date('2026-11-24T09:00:00Z'))).toHaveLength(1);
});
