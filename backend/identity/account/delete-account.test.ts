import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '#contract/zod/zod.schemas.ts';
import { seedDemo } from '../../../demo/seed/seed.ts';
import { stockNotice } from '../../catalog/base/tables.ts';
import { articleIdOf, testCatalog } from '../../catalog/testing/catalog.ts';
import { recordConsents } from '../../domain/consents/consents.ts';
import { account, consent } from '../../domain/tables/identities.ts';
import { freshDatabase } from '../../platform/testing/database.ts';
import { tablesNaming } from '../../platform/testing/read-tables.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { wishlistShare } from '../../wishlist/base/tables.ts';
import { confirmation, externalIdentity } from '../base/tables.ts';
import { ACCOUNT, openAccount, PASSWORD, type TestShopper } from '../testing/account.ts';

const DELETION = `${ACCOUNT}/deletion`;
const tee = articleIdOf('futbolka-1-belaya', '46');
const soldOut = articleIdOf('palto-iz-shersti-kemel', '42');

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
  await database.db.delete(stockNotice);
  test = createTestApp(database.db);
  anna = await openAccount(test, { email: 'anna@example.ru', pendingEmail: 'new@example.ru' });
});

const remove = (password: string | null, token = anna.token) =>
  test.call(DELETION, { body: { password }, token });

async function fill({ id, token, email }: TestShopper): Promise<void> {
  const items = [{ action: 'ADD', articleId: tee, quantity: 2 }];
  await test.call('/api/cart-orchestration/v1/carts/items/list', { body: { items }, token });
  await test.call('/api/wishlist-orchestration/v2/wishlists/my', {
    method: 'PUT',
    body: { items: [{ articleId: tee }] },
    token,
  });
  const createdAt = test.deps.clock();
  await database.db.insert(wishlistShare).values({ ownerId: id, code: id.slice(0, 16), createdAt });
  await database.db
    .insert(externalIdentity)
    .values({ provider: 'yandex', subject: id, accountId: id, createdAt });
  await database.db.insert(confirmation).values({
    hash: id,
    accountId: id,
    purpose: 'address',
    channel: 'email',
    address: 'new@example.ru',
    expiresAt: createdAt,
  });
  await database.db.transaction((tx) =>
    recordConsents(tx, {
      accountId: id,
      texts: ['personal-data', 'marketing'],
      ip: '203.0.113.7',
      now: createdAt,
      ids: test.deps.ids,
    }),
  );
  await notice(email);
}

const notice = (email: string) =>
  test.call(`/api/catalog-orchestration/v1/articles/${soldOut}/stock-notices`, {
    body: { email, personalDataConsent: true },
  });

describe('the deletion of an account', () => {
  it('deleting an account deletes everything that identifies the shopper; consents stay as evidence, but are withdrawn and lose the network address', async () => {
    await fill(anna);
    expect(await tablesNaming(database.db, anna.id)).toEqual([
      'account',
      'account_event',
      'cart',
      'confirmation',
      'consent',
      'external_identity',
      'known_device',
      'principal',
      'token_family',
      'wishlist_item',
      'wishlist_share',
    ]);
    test.advance(60_000);
    const response = await remove(PASSWORD);
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-vitrina-access=; Max-Age=0;/),
      expect.stringMatching(/^__Host-vitrina-refresh=; Max-Age=0;/),
    ]);

    expect(await tablesNaming(database.db, anna.id)).toEqual(['consent']);
    expect(await tablesNaming(database.db, 'example.ru')).toEqual([]);
    expect(await tablesNaming(database.db, '203.0.113.7')).toEqual([]);
    const withdrawnAt = test.deps.clock();
    expect(await database.db.select().from(consent).where(eq(consent.accountId, anna.id))).toMatchObject([
      { ip: null, withdrawnAt },
      { ip: null, withdrawnAt },
    ]);
    expect((await test.call(ACCOUNT, { token: anna.token })).status).toBe(401);
  });

  it('deleting an account deletes no data of the account that owns its pending email address, or of another account', async () => {
    const olga = await openAccount(test, { email: 'olga@example.ru' });
    await fill(olga);
    await notice('new@example.ru');
    const before = await tablesNaming(database.db, olga.id);
    await remove(PASSWORD);
    expect(await tablesNaming(database.db, olga.id)).toEqual(before);
    expect(await database.db.select().from(consent).where(eq(consent.accountId, olga.id))).toMatchObject([
      { ip: '203.0.113.7', withdrawnAt: null },
      { ip: '203.0.113.7', withdrawnAt: null },
    ]);
    expect(await tablesNaming(database.db, 'olga@example.ru')).toEqual(['account', 'stock_notice']);
    expect(await tablesNaming(database.db, 'new@example.ru')).toContain('stock_notice');
  });

  it('an account without a password can be deleted by a request without a password', async () => {
    await database.db.update(account).set({ passwordHash: null });
    expect((await remove(null)).status).toBe(204);
    expect(await tablesNaming(database.db, anna.id)).toEqual([]);
  });
});

it('deleting an account keeps the time at which a consent was withdrawn earlier', async () => {
  await fill(anna);
  const withdrawnAt = new Date('2026-11-20T09:00:00.000Z');
  await database.db.update(consent).set({ withdrawnAt }).where(eq(consent.purpose, 'marketing'));
  await remove(PASSWORD);
  expect(await database.db.select().from(consent).where(eq(consent.purpose, 'marketing'))).toMatchObject([
    { withdrawnAt },
  ]);
});

it.each([
  [null, 'required'],
  ['', 'required'],
  ['not-the-password', 'wrong_password'],
])(
  'deleting an account with the password %j is refused, and the shopper stays signed in',
  async (password, code) => {
    const response = await remove(password);
    expect(response.status).toBe(422);
    expect(((await response.json()) as Problem).errors).toMatchObject([{ pointer: '/password', code }]);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect((await test.call(ACCOUNT, { token: anna.token })).status).toBe(200);
  },
);

it('429: after ten wrong passwords, an account cannot be deleted even with the correct one', async () => {
  for (let count = 1; count <= 10; count += 1) await remove('not-the-password');
  expect((await remove(PASSWORD)).status).toBe(429);
});

it('a new account can be registered with the email address of a deleted one', async () => {
  await remove(PASSWORD);
  const again = await openAccount(test, { email: 'anna@example.ru' });
  expect((await test.call(ACCOUNT, { token: again.token })).status).toBe(200);
});
