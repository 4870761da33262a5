import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cities, Stores } from '#contract/client/client.schemas.ts';
import { openTestShop, type TestShop } from '../catalog/testing/shop.ts';
import { city, store } from '../domain/tables/places.ts';

const place = {
  timeZone: 'Europe/Moscow',
  address: 'ул.\u00a0Ленина, 1',
  landmark: null,
  phone: '+78000000000',
  hours: [{ days: [1, 2, 3, 4, 5], opens: '10:00', closes: '22:00' }],
  specialDays: [{ day: '2026-12-31', opens: null, closes: null, reason: 'Переучёт' }],
  latitude: 56.8,
  longitude: 60.6,
  services: ['Примерка'],
  pictures: [
    {
      template: '/pictures/own/whole/0123456789abcdef0123456789abcdef-{width}.{format}',
      widths: [400, 640],
      width: 640,
      height: 427,
      alt: 'Зал магазина',
      tint: '#c8c0b0',
    },
  ],
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(null);
  await shop.db.insert(city).values([
    { code: 'tver', name: 'Тверь', region: 'Тверская область', ordinal: 2 },
    { code: 'moskva', name: 'Москва', ordinal: 1 },
    { code: 'omsk', name: 'Омск', region: 'Омская область', isDefault: true, ordinal: 3 },
  ]);
  await shop.db.insert(store).values([
    { ...place, code: 'tver-tsentr', cityCode: 'tver', name: 'Витрина в\u00a0центре' },
    {
      ...place,
      code: 'moskva-yug',
      cityCode: 'moskva',
      name: 'Витрина на\u00a0юге',
      landmark: 'Метро «Тульская»',
    },
    { ...place, code: 'moskva-arbat', cityCode: 'moskva', name: 'Витрина на\u00a0Арбате' },
  ]);
});
afterAll(() => shop.close());

const path = (rest: string) => `/api/store-orchestration/v1/${rest}`;

describe('getCities', () => {
  const cities = async (query: Record<string, string> = {}) => {
    const { items }: Cities = await (await shop.call(path('cities'), { query })).json();
    return items;
  };

  test('200: getCities returns the default city first, then the largest ones, with the number of their stores', async () => {
    expect(await cities()).toEqual([
      { code: 'omsk', name: 'Омск', region: 'Омская область', isDefault: true, storeCount: 0 },
      { code: 'moskva', name: 'Москва', region: '', isDefault: false, storeCount: 2 },
      { code: 'tver', name: 'Тверь', region: 'Тверская область', isDefault: false, storeCount: 1 },
    ]);
  });

  test('200: getCities finds cities by text, by code or with stores, and returns no more cities than requested', async () => {
    const codes = async (query: Record<string, string>) => (await cities(query)).map(({ code }) => code);
    expect(await codes({ q: 'тв' })).toEqual(['tver']);
    expect(await codes({ q: 'vjcrdf' })).toEqual(['moskva']);
    expect(await codes({ q: 'омск', withStores: 'true' })).toEqual([]);
    expect(await codes({ code: 'tver' })).toEqual(['tver']);
    expect(await codes({ withStores: 'true' })).toEqual(['moskva', 'tver']);
    expect(await codes({ size: '1' })).toEqual(['omsk']);
  });

  test('422: getCities refuses a request for more cities than allowed', async () => {
    expect((await shop.call(path('cities'), { query: { size: '1001' } })).status).toBe(422);
  });
});

describe('getStores', () => {
  const codes = async (query: Record<string, string> = {}) => {
    const { items }: Stores = await (await shop.call(path('stores'), { query })).json();
    return items.map(({ code }) => code);
  };

  test('200: getStores returns the stores of all cities or of one city, and an empty list for an unknown city', async () => {
    expect(await codes()).toEqual(['moskva-arbat', 'moskva-yug', 'tver-tsentr']);
    expect(await codes({ city: 'tver' })).toEqual(['tver-tsentr']);
    expect(await codes({ city: 'omsk' })).toEqual([]);
  });

  test('422: getStores refuses an invalid city code', async () => {
    expect((await shop.call(path('stores'), { query: { city: 'Омск' } })).status).toBe(422);
  });
});

describe('getStore', () => {
  test('200: getStore returns a store with its city and pictures', async () => {
    expect(await (await shop.call(path('stores/moskva-yug'))).json()).toEqual({
      ...place,
      code: 'moskva-yug',
      cityCode: 'moskva',
      cityName: 'Москва',
      name: 'Витрина на\u00a0юге',
      landmark: 'Метро «Тульская»',
    });
  });

  test('404: getStore does not find a store by an unknown code', async () => {
    expect((await shop.call(path('stores/net-takogo'))).status).toBe(404);
  });

  test('422: getStore refuses an invalid store code', async () => {
    expect((await shop.call(path('stores/Moskva_1'))).status).toBe(422);
  });
});
