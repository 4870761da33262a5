import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedDemo } from '../../../demo/seed/seed.ts';
import { articleIdOf, testCatalog } from '../../catalog/testing/catalog.ts';
import { saveAddress } from '../../checkout/addresses.ts';
import { DOCUMENT, writeToShop } from '../../contact/testing/write.ts';
import { recordConsents } from '../../domain/consents/consents.ts';
import { freshDatabase } from '../../platform/testing/database.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { ACCOUNT, openAccount, type TestShopper } from '../testing/account.ts';

const tee = articleIdOf('futbolka-1-belaya', '46');
const DRAFT = '/api/checkout-orchestration/v1/draft';
const coat = articleIdOf('palto-iz-shersti-kemel', '44');

let database: Awaited<ReturnType<typeof freshDatabase>>;
let test: TestApp;
let anna: TestShopper;

beforeAll(async () => {
  database = await freshDatabase();
  await seedDemo(database.db, { catalog: testCatalog(), now: new Date() });
});
afterAll(() => database.close());
beforeEach(async () => {
  await forgetEveryone(database.db);
  test = createTestApp(database.db);
  anna = await openAccount(test, { email: 'anna@example.ru', lastName: 'Петрова' });
});

const read = () => test.call(`${ACCOUNT}/data`, { token: anna.token });
const get = async (path: string) => (await test.call(path, { token: anna.token })).json();

it('a shopper’s data export contains all data that other operations return, with the names of goods', async () => {
  await database.db.transaction((tx) =>
    recordConsents(tx, {
      accountId: anna.id,
      texts: ['personal-data'],
      ip: '203.0.113.7',
      now: test.deps.clock(),
      ids: test.deps.ids,
    }),
  );
  const items = [
    { action: 'ADD', articleId: tee, quantity: 2 },
    { action: 'ADD', articleId: coat, quantity: 1 },
  ];
  await test.call('/api/cart-orchestration/v1/carts/items/list', { body: { items }, token: anna.token });
  const kept = { items: [{ articleId: coat }] };
  await test.call('/api/wishlist-orchestration/v2/wishlists/my', {
    method: 'PUT',
    body: kept,
    token: anna.token,
  });

  const contact = { name: 'Анна', phone: '+79991234567', email: null };
  await test.call(DRAFT, { method: 'PATCH', body: { contact }, token: anna.token });
  const details = { postalCode: '420111', flat: '2', entrance: null, floor: null, intercom: '2К' };
  const address = { id: test.deps.ids(), city: 'kazan', address: 'ул. Баумана, 1', ...details };
  await database.db.transaction((tx) =>
    saveAddress(tx, { ...address, ownerId: anna.id, now: test.deps.clock() }),
  );

  const files = [{ ...DOCUMENT, name: 'фото.pdf' }];
  await writeToShop(test, { token: anna.token, body: { subject: 'GOODS', text: 'Сядет ли пальто?', files } });
  await writeToShop(test, { body: { text: 'Не от учётной записи' } });

  const response = await read();
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const now = test.deps.clock().toISOString();
  expect(await response.json()).toEqual({
    exportedAt: now,
    profile: await get(ACCOUNT),
    consents: ((await get(`${ACCOUNT}/consents`)) as { items: unknown }).items,
    signIns: ((await get(`${ACCOUNT}/sign-ins`)) as { items: unknown }).items,
    measures: {},
    accountEvents: ((await get(`${ACCOUNT}/events`)) as { items: unknown }).items,
    cart: [
      { articleId: tee, name: 'Футболка 1', size: '46', quantity: 2 },
      { articleId: coat, name: 'Пальто из шерсти', size: '44', quantity: 1 },
    ],
    wishlist: [{ articleId: coat, name: 'Пальто из шерсти', size: '44', addedAt: now }],
    orders: [],
    refunds: [],
    newsletter: [],
    reviews: [],
    reviewMarks: [],
    reviewComplaints: [],
    contactRequests: [
      {
        number: expect.any(String),
        at: now,
        subject: 'GOODS',
        name: 'Анна',
        text: 'Сядет ли пальто?',
        email: 'anna@example.ru',
        phone: null,
        orderNumber: null,
        files: [{ name: 'фото.pdf', bytes: 9 }],
        answers: [],
      },
    ],
    checkoutDraft: await get(DRAFT),
    addresses: [{ ...address, cityName: 'Казань', usedAt: now }],
  });
});

it('429: a sixth data export within ten minutes is refused', async () => {
  for (let count = 1; count <= 5; count += 1) expect((await read()).status).toBe(200);
  expect((await read()).status).toBe(429);
});
