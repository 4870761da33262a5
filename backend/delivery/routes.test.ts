import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished, test } from 'vitest';
import type {
  AddressSuggestions,
  ArticleDelivery,
  DeliveryMethod,
  DeliveryOptions,
  DeliveryPoints,
} from '#contract/client/client.schemas.ts';
import { method, tableOf } from '#shared/delivery/testing.ts';
import { openSmallShop } from '../catalog/testing/database.ts';
import type { Deps } from '../deps.ts';
import { deliveryPart, deliveryPoint } from '../domain/tables/delivery.ts';
import { store, storeStock } from '../domain/tables/places.ts';
import { createTestBank } from '../payments/testing/bank.ts';
import { readServiceSettings } from '../service-settings.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../testing/app.ts';
import { becomeGuest, putTee, setTee, TEE } from '../testing/shopping.ts';
import { carrierReading } from './base/tables.ts';
import { openDeliveryProvider } from './carriers/open-delivery-provider.ts';
import { startCdek } from './testing/cdek.ts';

const path = (rest: string) => `/api/delivery-orchestration/v1/${rest}`;

const db = await openSmallShop();

let shop: TestApp;
let token: string;
beforeEach(async () => {
  await forgetEveryone(db);
  await db.delete(storeStock);
  await begin();
});

/** Starts a shop in which the given dependencies are replaced, and creates a guest. */
async function begin(parts: Partial<Deps> = {}): Promise<void> {
  shop = createTestApp(db, parts);
  token = (await becomeGuest(shop)).access;
}

/** Sets the price of the T-shirt, in kopecks, and puts `quantity` pieces of it into the cart. */
async function put(quantity: number, price: number): Promise<void> {
  await setTee(db, { stock: 20, price });
  await putTee(shop, token, quantity);
}

const get = async <T>(rest: string, query: Record<string, string>): Promise<T> => {
  const response = await shop.call(path(rest), { token, query });
  expect(response.status).toBe(200);
  return response.json();
};
const options = (city: string, more: Record<string, string> = {}) =>
  get<DeliveryOptions>('options', { city, ...more });
const points = (query: Record<string, string>) => get<DeliveryPoints>('points', query);
const byId = ({ methods }: DeliveryOptions) =>
  Object.fromEntries(methods.map((one): [string, DeliveryMethod] => [one.id, one]));

describe('getDeliveryOptions', () => {
  test('200: all delivery methods of the demo are offered for two pieces to Kazan, with days in the local time zone (§3.7.1)', async () => {
    await put(2, 190_000);
    const answer = await options('kazan');
    expect(answer).toMatchObject({
      cityCode: 'kazan',
      cityName: 'Казань',
      timeZone: 'Europe/Moscow',
      goodsSum: 380_000,
      missingForFree: 120_000,
      cartVersion: 1,
    });
    // It is Saturday noon in Moscow, and the demo's warehouse works on Saturdays.
    expect(byId(answer)).toMatchObject({
      courier: { price: 30_000, missingForFree: 120_000, firstDay: '2026-11-23', lastDay: '2026-11-25' },
      'pickup-point': { price: 25_000, fitting: 'whole' },
      locker: { price: 25_000, obstacle: null },
      store: { price: 0, firstDay: '2026-11-23' },
      post: { price: 39_000, intervals: [] },
    });
  });

  test('200: delivery is free from 5 000 ₽; a postal code in another zone gets the price of that zone', async () => {
    await put(2, 250_000);
    expect(byId(await options('kazan')).courier?.price).toBe(0);
    expect((await options('kazan')).missingForFree).toBeNull();
    await put(1, 100_000);
    const moscow = byId(await options('moskva'));
    const outskirts = byId(await options('moskva', { postalCode: '141400' }));
    expect([moscow.courier?.price, outskirts.courier?.price]).toEqual([29_000, 39_000]);
    expect(outskirts.store?.obstacle?.code).toBe('NOT_THERE');
  });

  test('200: payment in parts is offered up to the bank’s maximum sum, which includes delivery (§3.6.24)', async () => {
    const most = 380_000 + 29_000;
    const providers = [{ ...createTestBank(), methods: { 'card-online': {}, sbp: {}, parts: { most } } }];
    await begin({ payments: { providers, waitMinutes: 60 } });
    await put(2, 190_000);
    const all = byId(await options('moskva'));
    expect(all).toMatchObject({
      courier: { price: 29_000, payments: ['card-online', 'sbp', 'parts', 'cash', 'card-on-receipt'] },
      post: { price: 39_000, payments: ['card-online', 'sbp'] },
    });
    const atPoints = async () =>
      new Set(
        (await points({ city: 'moskva', kind: 'pickup-point' })).items.map(({ payments }) => `${payments}`),
      );
    const some = ['card-online,sbp,parts,card-on-receipt', 'card-online,sbp,parts,cash,card-on-receipt'];
    expect(await atPoints()).toEqual(new Set(some));
    await setTee(db, { stock: 20, price: 205_000 });
    expect(byId(await options('moskva')).courier?.payments).not.toContain('parts');
    expect(await atPoints()).toEqual(new Set(some.map((payments) => payments.replace(',parts', ''))));
  });

  test('200: goods that a store has in its own stock can be collected there today (§3.7.6)', async () => {
    await put(2, 190_000);
    await db.insert(storeStock).values({ articleId: TEE, storeCode: 'kazan-baumana', quantity: 2 });
    expect(byId(await options('kazan')).store).toMatchObject({
      firstDay: '2026-11-21',
      lastDay: '2026-11-21',
    });
  });

  test('200: every method has the obstacle CART_EMPTY for an empty cart; in a city without stores, pick-up in a store has an obstacle (§3.7.1)', async () => {
    const empty = await options('kazan');
    expect(new Set(empty.methods.map(({ obstacle }) => obstacle?.code))).toEqual(new Set(['CART_EMPTY']));
    await put(1, 190_000);
    expect(byId(await options('vladivostok'))).toMatchObject({
      courier: { obstacle: null },
      store: { obstacle: { code: 'NOT_THERE' } },
    });
  });

  test('getDeliveryOptions answers 401 without an access token, 404 for an unknown city, and 422 for a malformed city or postal code', async () => {
    const status = async (call: Parameters<TestApp['call']>[1]) =>
      (await shop.call(path('options'), call)).status;
    expect(await status({ query: { city: 'kazan' } })).toBe(401);
    expect(await status({ token, query: { city: 'atlantida' } })).toBe(404);
    expect(await status({ token, query: { city: 'Казань' } })).toBe(422);
    expect(await status({ token, query: { city: 'kazan', postalCode: '0123' } })).toBe(422);
  });
});

describe('getArticleDelivery', () => {
  const ask = (articleId: string, city: string) =>
    shop.call(path(`articles/${articleId}`), { query: { city } });
  const ofTee = async (city: string): Promise<ArticleDelivery> => (await ask(TEE, city)).json();

  test('200: a caller without an access token gets the delivery methods for one piece, and the stores that have the article, largest stock first (§3.12.5)', async () => {
    await setTee(db, { stock: 6, price: 190_000 });
    await db.insert(storeStock).values([
      { articleId: TEE, storeCode: 'moskva-pyatnitskoy', quantity: 1 },
      { articleId: TEE, storeCode: 'moskva-myasnitskoy', quantity: 5 },
    ]);
    const { methods, stores, cityName } = await ofTee('moskva');
    expect(cityName).toBe('Москва');
    expect(stores.slice(0, 3).map(({ store, pieces, firstDay }) => [store.code, pieces, firstDay])).toEqual([
      ['moskva-myasnitskoy', 5, '2026-11-21'],
      ['moskva-pyatnitskoy', 1, '2026-11-21'],
      [expect.any(String), 0, null],
    ]);
    // One piece costs less than the sum from which delivery is free, so the courier is not free.
    expect(methods.find(({ id }) => id === 'courier')).toMatchObject({ price: 29_000, obstacle: null });
    expect(methods.find(({ id }) => id === 'store')).toMatchObject({ firstDay: '2026-11-21' });
  });

  test('200: a store that is closed today shows its next opening day (§3.12.5)', async () => {
    await setTee(db, { stock: 6, price: 190_000 });
    await db.insert(storeStock).values({ articleId: TEE, storeCode: 'kazan-baumana', quantity: 2 });
    const closed = { day: '2026-11-21', opens: null, closes: null, reason: 'Переучёт' };
    await db
      .update(store)
      .set({ specialDays: [closed] })
      .where(eq(store.code, 'kazan-baumana'));
    onTestFinished(async () => {
      await db.update(store).set({ specialDays: [] }).where(eq(store.code, 'kazan-baumana'));
    });
    expect((await ofTee('kazan')).stores[0]).toMatchObject({ pieces: 2, firstDay: '2026-11-22' });
    await put(1, 190_000);
    const { items } = await points({ city: 'kazan', kind: 'store' });
    expect(items[0]).toMatchObject({
      firstDay: '2026-11-22',
      lastDay: '2026-11-22',
      specialDays: [closed],
    });
  });

  test('200: a sold-out article has no delivery methods, and no store shows pieces of it', async () => {
    await setTee(db, { stock: 0, price: 190_000 });
    await db.insert(storeStock).values({ articleId: TEE, storeCode: 'kazan-baumana', quantity: 2 });
    const { methods, stores } = await ofTee('kazan');
    expect(methods).toEqual([]);
    expect(stores).toMatchObject([{ pieces: 0, firstDay: null }]);
  });

  test('200: a city whose stores do not hand over orders has an empty list of stores for an article', async () => {
    await setTee(db, { stock: 6, price: 190_000 });
    expect((await ofTee('vladivostok')).stores).toEqual([]);
  });

  test('getArticleDelivery answers 404 for an unknown article or city, and 422 for a malformed city', async () => {
    expect((await ask('00000000-0000-4000-8000-000000000000', 'moskva')).status).toBe(404);
    expect((await ask(TEE, 'atlantida')).status).toBe(404);
    expect((await ask(TEE, 'Казань')).status).toBe(422);
  });
});

describe('getDeliveryPoints', () => {
  const codes = async (query: Record<string, string>) => (await points(query)).items.map(({ code }) => code);

  test('200: stores come first, beginning with the stores that have most pieces of the cart, then pick-up points by address (§3.7.8)', async () => {
    await put(2, 190_000);
    await db.insert(storeStock).values([
      { articleId: TEE, storeCode: 'moskva-pyatnitskoy', quantity: 5 },
      { articleId: TEE, storeCode: 'moskva-myasnitskoy', quantity: 1 },
    ]);
    const { items, totalItems } = await points({ city: 'moskva' });
    expect(totalItems).toBe(30);
    expect(items.slice(0, 3)).toMatchObject([
      { code: 'moskva-pyatnitskoy', stock: { pieces: 2, wanted: 2 }, price: 0, firstDay: '2026-11-21' },
      { code: 'moskva-myasnitskoy', stock: { pieces: 1, wanted: 2 }, firstDay: '2026-11-22' },
      { kind: 'store', stock: { pieces: 0, wanted: 2 } },
    ]);
    const others = items.slice(4);
    expect(others.map(({ address }) => address)).toEqual(others.map(({ address }) => address).sort());
    expect(others[0]).toMatchObject({
      methodId: expect.any(String),
      stock: null,
      price: 19_000,
      estimated: false,
    });
  });

  test('200: pick-up points are returned in pages, and can be filtered by kind and map rectangle (§3.7.8)', async () => {
    const all = await codes({ city: 'moskva' });
    const pages = await Promise.all(
      ['1', '2', '3'].map((page) => codes({ city: 'moskva', page, size: '12' })),
    );
    expect(pages.flat()).toEqual(all);
    expect(await codes({ city: 'kazan', kind: 'locker' })).toEqual(['locker-kazan-yamasheva']);
    const centre = { west: '49.1', south: '55.78', east: '49.13', north: '55.8' };
    expect(await codes(centre)).toEqual(['kazan-baumana', 'pvz-kazan-pushkina']);
    expect(await codes({ ...centre, city: 'moskva' })).toEqual([]);
  });

  test('getDeliveryPoints answers 401 without an access token, 404 for an unknown city or page, and 422 for a malformed area or kind', async () => {
    const status = async (query: Record<string, string>, who: string | undefined = token) =>
      (await shop.call(path('points'), { token: who, query })).status;
    expect((await shop.call(path('points'), { query: { city: 'kazan' } })).status).toBe(401);
    expect(await status({ city: 'atlantida' })).toBe(404);
    expect(await status({ city: 'kazan', page: '2' })).toBe(404);
    expect(await status({})).toBe(422);
    expect(await status({ west: '1', south: '2', east: '3' })).toBe(422);
    expect(await status({ city: 'kazan', kind: 'post' })).toBe(422);
  });
});

describe('suggestAddresses', () => {
  const suggest = async (q: string) =>
    (await get<AddressSuggestions>('addresses', { city: 'kazan', q })).items.map(({ text }) => text);

  test('200: the built-in streets are suggested if the shop has no address service, or if the service fails or is paused (§3.7.11)', async () => {
    expect(await suggest('баум')).toEqual(['ул. Баумана']);
    await begin({ addressSuggester: { suggest: () => Promise.reject(new Error('down')) } });
    expect(await suggest('баум 44')).toEqual(['ул. Баумана, 44']);
    expect(shop.log.filter(({ level }) => level === 'warn')).toMatchObject([
      { fields: { operation: 'address suggestions' } },
    ]);
    await begin({ addressSuggester: { suggest: async () => null } });
    expect(await suggest('баум')).toEqual(['ул. Баумана']);
  });

  test('200: the addresses of the address service are suggested', async () => {
    const address = {
      text: 'ул Баумана, д 44',
      isComplete: true,
      postalCode: '420111',
      latitude: 55.79,
      longitude: 49.11,
    };
    await begin({ addressSuggester: { suggest: async () => [address] } });
    expect(await get<AddressSuggestions>('addresses', { city: 'kazan', q: 'баум' })).toEqual({
      items: [address],
    });
  });

  test('suggestAddresses answers 401 without an access token, 404 for an unknown city, and 422 for an empty text', async () => {
    const status = async (call: Parameters<TestApp['call']>[1]) =>
      (await shop.call(path('addresses'), call)).status;
    expect(await status({ query: { city: 'kazan', q: 'баум' } })).toBe(401);
    expect(await status({ token, query: { city: 'atlantida', q: 'баум' } })).toBe(404);
    expect(await status({ token, query: { city: 'kazan', q: '' } })).toBe(422);
  });
});

describe('a carrier', () => {
  const methods = [
    method({ id: 'courier', kind: 'courier', carrier: 'cdek' }),
    method({ id: 'cdek', kind: 'pickup-point', carrier: 'cdek' }),
  ];
  const table = tableOf(methods);
  const tariffs = { ...table.zones[0]?.tariffs };
  let service: Awaited<ReturnType<typeof startCdek>>;

  beforeEach(async () => {
    const storedParts = await db.select().from(deliveryPart);
    service = await startCdek();
    onTestFinished(async () => {
      await service.close();
      await db.delete(carrierReading);
      await db.delete(deliveryPoint).where(eq(deliveryPoint.source, 'cdek'));
      for (const { part, body } of storedParts)
        await db.update(deliveryPart).set({ body }).where(eq(deliveryPart.part, part));
    });
    const zones = [{ name: 'Россия', cities: [], regions: [], postalCodes: [], rest: true, tariffs }];
    await db.update(deliveryPart).set({ body: zones }).where(eq(deliveryPart.part, 'zones'));
    await db.update(deliveryPart).set({ body: methods }).where(eq(deliveryPart.part, 'methods'));
    const settings = readServiceSettings({
      CDEK_CLIENT_ID: 'account',
      CDEK_CLIENT_SECRET: 'secure-password',
      CDEK_URL: service.url,
      CDEK_TIMEOUT_MS: '99999',
    });
    await begin({ deliveryProvider: openDeliveryProvider({ settings, clock: () => shop.deps.clock() }) });
    await put(2, 100_000);
  });

  /** Advances the clock, and creates another guest who has the same goods in the cart. */
  async function pass(hours: number): Promise<void> {
    shop.advance(hours * 60 * 60 * 1000);
    token = (await becomeGuest(shop)).access;
    await put(2, 100_000);
  }

  it('the methods of a carrier have the carrier’s prices, delivery times and points, for the weight of the cart', async () => {
    expect(byId(await options('kazan'))).toMatchObject({
      courier: { price: 41_000, estimated: false, firstDay: '2026-11-23', lastDay: '2026-11-25' },
      cdek: { price: 17_550, estimated: false, obstacle: null },
    });
    const [asked] = service.askedFor('/v2/calculator/tarifflist');
    expect(JSON.parse(asked?.text ?? '').packages).toEqual([
      { weight: 1200, length: 35, width: 28, height: 12 },
    ]);
    expect((await points({ city: 'kazan' })).items).toMatchObject([
      { code: 'cdek-KZN12', methodId: 'cdek', price: 17_550, estimated: false },
    ]);
  });

  it('a place chosen by postal code shows the carrier’s points, and the stored points of cities are kept', async () => {
    await points({ city: 'kazan' });
    const village = 'indeks-422624';
    expect(byId(await options(village))).toMatchObject({ cdek: { price: 17_550, obstacle: null } });
    const found = await points({ city: village });
    expect(found).toMatchObject({
      totalItems: 1,
      items: [{ code: 'cdek-KZN12', cityCode: village, estimated: false }],
    });
    await points({ city: village, west: '60', east: '61', south: '50', north: '51' }).then(({ totalItems }) =>
      expect(totalItems).toBe(0),
    );
    expect(service.askedFor('/v2/deliverypoints')).toHaveLength(2);
    expect((await points({ city: 'kazan' })).totalItems).toBe(1);
    await pass(7);
    service.setReply('/v2/deliverypoints', (response) => response.destroy());
    expect((await points({ city: village })).items).toMatchObject([{ code: 'cdek-KZN12', estimated: true }]);
  });

  it("if a carrier is down, the prices of the delivery table are shown as estimates, with the carrier's last known points (§3.7.7)", async () => {
    await points({ city: 'kazan' });
    service.goDown();
    await pass(7);
    expect(byId(await options('kazan'))).toMatchObject({
      courier: { price: 30_000, estimated: true, obstacle: null },
      cdek: { price: 30_000, estimated: true, obstacle: null },
    });
    expect((await points({ city: 'kazan' })).items).toMatchObject([
      { code: 'cdek-KZN12', price: 30_000, estimated: true },
    ]);
    expect(JSON.stringify(shop.log)).not.toMatch(/secure-password|token-1|127\.0\.0\.1/);
    expect(shop.log.map(({ level }) => level)).toEqual(expect.arrayContaining(['warn']));
  });

  it('a carrier’s points are read again every six hours, and closed points are deleted', async () => {
    await points({ city: 'kazan' });
    await points({ city: 'kazan' });
    expect(service.askedFor('/v2/deliverypoints')).toHaveLength(1);
    service.setReply('/v2/deliverypoints', (response) => response.end('[]'));
    await pass(6);
    expect((await points({ city: 'kazan' })).items).toEqual([]);
    expect(byId(await options('kazan')).cdek?.obstacle?.code).toBe('NO_POINTS');
  });

  it('a carrier is not called for a map with many cities', async () => {
    await points({ city: 'kazan' });
    const [point] = await db.select().from(deliveryPoint).where(eq(deliveryPoint.source, 'cdek'));
    if (!point) throw new Error('The point was not found');
    const elsewhere = ['moskva', 'tver', 'samara'].map((cityCode) => ({
      ...point,
      cityCode,
      code: `cdek-${cityCode}`,
    }));
    await db.insert(deliveryPoint).values(elsewhere);
    const asked = service.requests.length;
    const russia = { west: '20', south: '40', east: '180', north: '80', kind: 'pickup-point' };
    expect((await points(russia)).items.map(({ estimated, price }) => [estimated, price])).toEqual(
      Array(4).fill([true, 30_000]),
    );
    expect(service.requests).toHaveLength(asked);
  });

  it('without a configured carrier, the prices of the delivery table are shown', async () => {
    await begin();
    await put(1, 100_000);
    const found = byId(await options('kazan'));
    expect(found.courier).toMatchObject({ price: 30_000, estimated: true });
    // Without the carrier, the shop knows no points of the carrier, so methods that lead to such points are
    // not offered.
    expect(Object.keys(found)).toEqual(['courier']);
  });
});
