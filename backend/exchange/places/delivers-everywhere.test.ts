import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Cities, DeliveryOptions } from '#contract/client/client.schemas.ts';
import { openTestShop, type TestShop } from '../../catalog/testing/shop.ts';
import { putStarterDelivery } from '../delivery/starter.ts';
import { importStores } from '../store-table/import-stores.ts';
import { putPlaces } from './put-places.ts';

let shop: TestShop;
let folder: string;
beforeEach(async () => {
  shop = await openTestShop(null);
  folder = await mkdtemp(join(tmpdir(), 'vitrina-places-'));
});
afterEach(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const cities = async (query: Record<string, string> = {}): Promise<Cities['items']> =>
  ((await (await shop.call('/api/store-orchestration/v1/cities', { query })).json()) as Cities).items;

async function optionsIn(city: string): Promise<DeliveryOptions> {
  const bearer = await shop.guest();
  const answer = await shop.call('/api/delivery-orchestration/v1/options', { bearer, query: { city } });
  expect(answer.status).toBe(200);
  return answer.json();
}

test('a shop with stores only in Yaroslavl delivers to Moscow, but has Yaroslavl as its default city (§3.7.17) (§3.7.19)', async () => {
  const file = join(folder, 'stores.csv');
  await writeFile(
    file,
    'city;name;address;phone;hours;latitude;longitude\nЯрославль;Лавка;ул. Свободы, 23;+7 485 212-34-56;10–20;57,63;39,88\n',
  );
  await importStores({ db: shop.db, file, dataDir: folder, publicUrl: 'http://shop.test' });
  await putStarterDelivery(shop.db);
  expect((await cities({ size: '1' }))[0]).toMatchObject({
    code: 'yaroslavl',
    isDefault: true,
    storeCount: 1,
  });
  const [moscow] = await cities({ q: 'моск' });
  expect(moscow).toMatchObject({ code: 'moskva', storeCount: 0 });
  const { methods, cityName } = await optionsIn('moskva');
  expect(cityName).toBe('Москва');
  // The courier method has no obstacle but the empty cart, so the courier delivers to Moscow.
  expect(methods.find(({ kind }) => kind === 'courier')?.obstacle?.code).toBe('CART_EMPTY');
});

test('a shop without stores has the list of cities, Moscow first, each with its time zone (§3.7.17)', async () => {
  await putPlaces(shop.db);
  await putStarterDelivery(shop.db);
  const [first, second] = await cities();
  expect([first?.code, second?.code]).toEqual(['moskva', 'sankt-peterburg']);
  expect(first).toMatchObject({ isDefault: true, storeCount: 0 });
  expect((await optionsIn('petropavlovsk-kamchatskiy')).timeZone).toBe('Asia/Kamchatka');
  // The test needs two places of the same region with different time zones: Sakha has three zones.
  expect((await optionsIn('srednekolymsk')).timeZone).not.toBe((await optionsIn('yakutsk')).timeZone);
});
