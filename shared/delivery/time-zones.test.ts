import { expect, test } from 'vitest';
import { timeZoneOf } from './time-zones.ts';

test('a region has its own time zone, or else Moscow time', () => {
  expect(['Свердловская область', '', 'Тверская область'].map(timeZoneOf)).toEqual([
    'Asia/Yekaterinburg',
    'Europe/Moscow',
    'Europe/Moscow',
  ]);
});
