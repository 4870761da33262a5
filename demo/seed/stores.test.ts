import { expect, test } from 'vitest';
import { GetStoreResponse } from '#contract/zod/store.ts';
import { stores } from './stores.ts';

test('there are fourteen stores in seven cities, with different addresses, phone numbers and codes', () => {
  expect(stores).toHaveLength(14);
  expect(new Set(stores.map(({ cityCode }) => cityCode)).size).toBe(7);
  for (const key of ['code', 'address', 'phone'] as const) {
    expect(new Set(stores.map((store) => store[key])).size).toBe(stores.length);
  }
});

test.each(stores.map((store) => [store.code, store] as const))(
  'the store %s fits the contract',
  (_code, store) => {
    const { error } = GetStoreResponse.safeParse({ ...store, cityName: 'Город' });
    expect(error?.issues).toBeUndefined();
    // Phone numbers of this range belong to no one.
    expect(store.phone).toMatch(/^\+780000000\d\d$/);
    for (const { opens, closes } of store.hours) expect(opens < closes).toBe(true);
    expect(store.hours.flatMap(({ days }) => days).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  },
);
