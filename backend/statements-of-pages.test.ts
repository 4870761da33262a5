import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../demo/seed/seed.ts';
import { testCatalog, testNow } from './catalog/testing/catalog.ts';
import { ACCOUNT, openAccount } from './identity/testing/account.ts';
import { type Goods, openGoods } from './listing/goods.ts';
import { silentLogger } from './platform/log/logger.ts';
import { freshDatabase } from './platform/testing/database.ts';
import { createTestApp, type TestApp, tokensOf } from './testing/app.ts';
import { countStatements } from './testing/count-statements.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let goods: Goods;
let app: TestApp;
let statements: ReturnType<typeof countStatements>;
beforeAll(async () => {
  database = await freshDatabase();
  await seedDemo(database.db, { catalog: testCatalog(), now: testNow });
  const { db } = database;
  // A running shop checks once a second whether goods have changed. This interval is so long that these
  // queries do not disturb the count.
  goods = openGoods({ db, clock: () => testNow, logger: silentLogger, maxAgeMs: 3_600_000 });
  app = createTestApp(db, { goods });
  statements = countStatements(database.client);
});
afterAll(async () => {
  await goods.close();
  await database.close();
});

const CATALOG = '/api/catalog-orchestration/v1';
const CARTS = '/api/cart-orchestration/v1/carts';
const EVERY_PAGE: Call[] = [[`${CATALOG}/navigation`], ['/api/store-orchestration/v1/cities']];
type Call = [path: string, query?: Record<string, string>];

/** For each page: the API calls that are made to render it. */
const pages: Record<string, Call[]> = {
  home: [['/api/content-orchestration/v1/home']],
  listing: [[`${CATALOG}/listings`, { path: 'zhenshchinam/platya', page: '1', sort: 'popular' }]],
  product: [[`${CATALOG}/products/plate-midi-izumrud`]],
  search: [['/api/search-orchestration/v1/search', { q: 'платье', page: '1', sort: 'popular' }]],
};

async function open(page: string): Promise<void> {
  for (const [path, query = {}] of [...EVERY_PAGE, ...(pages[page] ?? [])])
    expect((await app.call(path, { query })).status, path).toBe(200);
}

test.each(Object.keys(pages))('rendering a cached %s takes no SQL statements', async (page) => {
  await open(page);
  expect(await statements.during(() => open(page))).toBe(0);
});

test('rendering a listing that is not cached takes three SQL statements, all for its cards', async () => {
  await open('home');
  const query = { path: 'muzhchinam', page: '2', sort: 'popular' };
  const ask = () => app.call(`${CATALOG}/listings`, { query });
  expect(await statements.during(ask)).toBe(3);
  expect(await statements.during(ask)).toBe(0);
});

/** Creates a guest with one article in the cart, and returns the guest's token. */
async function guestWithCart(): Promise<string> {
  const { access: token } = tokensOf(await app.call('/api/auth/guest', { method: 'POST' }));
  const product = await (await app.call(`${CATALOG}/products/plate-midi-izumrud`)).text();
  const articleId = /"articleId":"([\da-f-]{36})"/.exec(product)?.[1];
  const items = [{ action: 'ADD', articleId, quantity: 1 }];
  const added = await app.call(`${CARTS}/items/list`, { token, body: { items } });
  expect(added.status).toBe(200);
  return token;
}

test('rendering a cart without promo codes takes two SQL statements: for the caller, and for goods with current gifts', async () => {
  const token = await guestWithCart();
  expect(await statements.during(() => app.call(CARTS, { token }))).toBe(2);
});

test('rendering a checkout takes four SQL statements: for caller, cart, draft and stock', async () => {
  const token = await guestWithCart();
  const calls: Call[] = [
    ['/api/_auth/session'],
    [CARTS, { extendByMindbox: 'true' }],
    ['/api/checkout-orchestration/v1/draft'],
    ['/api/delivery-orchestration/v1/options', { city: 'kazan' }],
  ];
  const openCheckout = async () => {
    const page = {};
    for (const [path, query = {}] of calls)
      expect((await app.call(path, { token, page, query })).status, path).toBe(200);
  };
  await openCheckout();
  expect(await statements.during(openCheckout)).toBe(4);
});

test('rendering a signed-in shopper’s cart takes three SQL statements: for caller, account and goods', async () => {
  const { token } = await openAccount(app);
  const calls: Call[] = [['/api/_auth/session'], [ACCOUNT], [CARTS, { extendByMindbox: 'true' }]];
  const page = {};
  const openCart = async () => {
    for (const [path, query = {}] of calls)
      expect((await app.call(path, { token, page, query })).status, path).toBe(200);
  };
  expect(await statements.during(openCart)).toBe(3);
});

test('the calls of one page identify the caller once, until a call changes something', async () => {
  const { access: token } = tokensOf(await app.call('/api/auth/guest', { method: 'POST' }));
  const page = {};
  const session = () => app.call('/api/_auth/session', { token, page });
  expect(await statements.during(session)).toBe(1);
  expect(await statements.during(session)).toBe(0);
  expect(await statements.during(() => app.call('/api/_auth/session', { token }))).toBe(1);
  const signedOut = await app.call('/api/auth/logout', { method: 'POST', token, page });
  expect(signedOut.status).toBe(204);
  expect((await session()).status).toBe(401);
});
