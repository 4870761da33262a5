import { expect, test } from 'vitest';
import { GetStoreResponse } from '#contract/zod/store.ts';
import { cities, timeZoneOf } from '#shared/cities.ts';
import { stores } from './stores.ts';

test('delivers to about forty cities, each named once, Moscow first', () => {
  expect(cities.length).toBeGreaterThanOrEqual(40);
  expect(new Set(cities.map(({ code }) => code)).size).toBe(cities.length);
  expect(cities.slice(0, 3).map(({ code }) => code)).toEqual(['moskva', 'sankt-peterburg', 'novosibirsk']);
  expect(cities.filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(['Москва']);
  for (const { code, region } of cities) {
    expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(region === '').toBe(['moskva', 'sankt-peterburg'].includes(code));
  }
});

test('names time zones that exist', () => {
  for (const { name } of cities) {
    expect(() => new Intl.DateTimeFormat('ru', { timeZone: timeZoneOf(name) })).not.toThrow();
  }
  expect(() => timeZoneOf('Китеж')).toThrow(RangeError);
});

test('has fourteen stores in seven cities, with different addresses, phones and codes', () => {
  expect(stores).toHaveLength(14);
  expect(new Set(stores.map(({ cityCode }) => cityCode)).size).toBe(7);
  for (const key of ['code', 'address', 'phone'] as const) {
    expect(new Set(stores.map((store) => store[key])).size).toBe(stores.length);
  }
});

test.each(stores.map((store) => [store.code, store] as const))('%s fits the contract', (_code, store) => {
  const city = cities.find(({ code }) => code === store.cityCode);
  const { error } = GetStoreResponse.safeParse({ ...store, cityName: city?.name });
  expect(error?.issues).toBeUndefined();
  // Phone numbers from an unassigned range.
  expect(store.phone).toMatch(/^\+780000000\d\d$/);
  for (const { opens, closes } of store.hours) expect(opens < closes).toBe(true);
  expect(store.hours.flatMap(({ days }) => days).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
