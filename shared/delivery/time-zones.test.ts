import { expect, it, test } from 'vitest';
import { cities, timeZoneOf as zoneOfDemo } from '#shared/cities.ts';
import { timeZoneOf } from './time-zones.ts';

it.each(cities)('finds the time zone of $name by its region', ({ name, region }) => {
  const at = (timeZone: string) => new Date('2026-11-22T12:00:00Z').toLocaleString('sv-SE', { timeZone });
  expect(at(timeZoneOf(region))).toBe(at(zoneOfDemo(name)));
});

test('other regions and cities that are federal subjects use Moscow time', () => {
  expect([timeZoneOf(''), timeZoneOf('Тверская область')]).toEqual(['Europe/Moscow', 'Europe/Moscow']);
});
