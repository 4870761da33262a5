import { expect, test } from 'vitest';
import { timeZoneOf } from './time-zones.ts';

test('timeZoneOf returns a region’s own time zone, or Moscow time', () => {
  expect(['Свердловская область', '', 'Тверская область'].map(timeZoneOf)).toEqual([
    'Asia/Yekaterinburg',
    'Europe/Moscow',
    'Europe/Moscow',
  ]);
});
