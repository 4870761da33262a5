import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { priceOf, type ZoneEntry } from './table.ts';
import { zoneOf } from './zones.ts';

const empty = { cities: [], regions: [], postalCodes: [], rest: false, tariffs: {} };
const zones: ZoneEntry[] = [
  { ...empty, name: 'Остальные', rest: true },
  { ...empty, name: 'Область', regions: ['Московская область'], postalCodes: ['14'] },
  { ...empty, name: 'Химки', postalCodes: ['1414'] },
  { ...empty, name: 'Столица', cities: ['moskva'], regions: ['Санкт-Петербург'] },
];
const place = { cityCode: 'moskva', cityName: 'Москва', region: '', postalCode: null };

describe('the zone of a place (§3.7.3)', () => {
  test.each([
    ['its city', {}, 'Столица'],
    ['its postal code before its city', { postalCode: '140000' }, 'Область'],
    ['the longest matching prefix', { postalCode: '141400' }, 'Химки'],
    ['its city when no zone has the postal code', { postalCode: '101000' }, 'Столица'],
    ['its region', { cityCode: 'podolsk', region: 'Московская область' }, 'Область'],
    ['a city that is a region', { cityCode: 'spb', cityName: 'Санкт-Петербург' }, 'Столица'],
    [
      'the zone for other places',
      { cityCode: 'tver', cityName: 'Тверь', region: 'Тверская область' },
      'Остальные',
    ],
  ])('the zone of a place is found by %s', (_, other, name) => {
    expect(zoneOf(zones, { ...place, ...other })?.name).toBe(name);
  });

  it('a place has no zone if no zone matches and the table has no zone for other places (§3.7.3)', () => {
    expect(zoneOf(zones.slice(1), { ...place, cityCode: 'tver' })).toBeUndefined();
  });
});

describe('the delivery price of a tariff', () => {
  const tariff = {
    price: 45_000,
    steps: [
      { from: 300_000, price: 39_000 },
      { from: 400_000, price: 19_000 },
    ],
    freeFrom: 500_000,
    days: { min: 1, max: 2 },
  };

  test.each([
    [0, 45_000],
    [299_999, 45_000],
    [300_000, 39_000],
    [400_000, 19_000],
    [499_999, 19_000],
    [500_000, 0],
  ])('the delivery price of goods for %i kopecks is %i', (sum, price) => {
    expect(priceOf(tariff, sum)).toBe(price);
  });

  it('the delivery price never rises with the sum of the goods', () => {
    const sum = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(sum, sum, (one, more) => {
        expect(priceOf(tariff, one + more)).toBeLessThanOrEqual(priceOf(tariff, one));
      }),
    );
  });
});
