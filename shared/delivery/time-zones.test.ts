import { expect, test } from 'vitest';
import { timeZoneOf } from './time-zones.ts';

test('regions have their own time zone, others use Moscow time', () => {
  expect(['Свердловская область', '', 'Тверская область'].map(timeZoneOf)).toEqual([
    'Asia/Yekaterinburg',
    'Europe/Moscow',
    'Europe/Moscow',
  ]);
});
