import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { WishlistPage } from '#contract/client/client.schemas.ts';
import { seedDemo } from '../../demo/seed/seed.ts';
import { articleIdOf, testCatalog } from '../catalog/testing/catalog.ts';
import { createMindbox } from '../marketing/mindbox.ts';
import { OPERATIONS, orderIn, percentOff, startMindbox } from '../marketing/testing/mindbox.ts';
import { freshDatabase } from '../platform/testing/database.ts';
import { createTestApp, forgetEveryone, type TestApp, tokensOf } from '../testing/app.ts';

const LIST = '/api/wishlist-orchestration/v2/wishlists/my';
const PAGE = '/api/wishlist-orchestration/v1/wishlists/my/items/page';
const deviceId = '8a1de1f4-2c39-4a49-8f0f-52b0c9d4c8b1';
/** Price 17 490 ₽, reduced from 24 990 ₽. */
const coat = articleIdOf('palto-iz-shersti-kemel', '44');
/** Price 1 990 ₽. */
const tee = articleIdOf('futbolka-1-belaya', '46');
const request = { page: 1, size: 24, sort: 'added', filter: 'all' };

let database: Awaited<ReturnType<typeof freshDatabase>>;
let platform: Awaited<ReturnType<typeof startMindbox>>;
let shop: TestApp;
let token: string;
beforeAll(async () => {
  database = await freshDatabase();
  await seedDemo(database.db, { catalog: testCatalog(), now: new Date() });
  platform = await startMindbox(percentOff(10));
});
afterAll(async () => {
  await platform.close();
  await database.close();
});
beforeEach(async () => {
  await forgetEveryone(database.db);
  platform.setReply(percentOff(10));
  platform.requests.length = 0;
  const access = { url: platform.url, endpointId: 'e', secretKey: 's', timeoutMs: 600_000 };
  shop = createTestApp(database.db, { marketing: createMindbox({ ...access, operations: OPERATIONS }) });
  token = tokensOf(await shop.call('/api/auth/guest', { method: 'POST' })).access;
  const items = [{ articleId: coat }, { articleId: tee }];
  await shop.call(LIST, { token, method: 'PUT', query: { sizeChosen: 'true' }, body: { items } });
});

async function read(query = {}): Promise<WishlistPage> {
  const headers = { 'x-mindbox-device-uuid': deviceId };
  return (await shop.call(PAGE, { token, query, headers, body: request })).json();
}
const pricesOf = ({ items }: WishlistPage) =>
  items.map(({ product: { price, priceBefore, discountPercent } }) => [price, priceBefore, discountPercent]);

const OWN_PRICES = [
  [199_000, null, null],
  [1_749_000, 2_499_000, 30],
];

test('a page of the wishlist has the marketing platform’s prices for one piece of each entry (§7.2.6)', async () => {
  expect(pricesOf(await read())).toEqual([
    [179_100, 199_000, 10],
    [1_574_100, 2_499_000, 37],
  ]);
  const [calculation] = platform.requests;
  expect(calculation?.url.searchParams.get('deviceUUID')).toBe(deviceId);
  expect(calculation && orderIn(calculation).lines).toMatchObject([
    { lineId: tee, quantity: 1, basePricePerItem: 1990 },
    { lineId: coat, quantity: 1, basePricePerItem: 17_490 },
  ]);
});

test('a call for the wishlist can decline the marketing platform’s prices (§7.2.6)', async () => {
  expect(pricesOf(await read({ extendByMindbox: 'false' }))).toEqual(OWN_PRICES);
  expect(platform.requests).toEqual([]);
});

test('if the marketing platform does not answer, the wishlist has the shop’s own prices', async () => {
  platform.setReply((response) => response.writeHead(500).end('Internal error'));
  expect(pricesOf(await read())).toEqual(OWN_PRICES);
  const [warning] = shop.log.filter(({ level }) => level === 'warn');
  expect(warning).toMatchObject({ fields: { operation: 'offers on a wishlist' } });
  for (const secret of [deviceId, token, tee]) expect(JSON.stringify(warning)).not.toContain(secret);
});
