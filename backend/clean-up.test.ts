import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cart, cartRequest } from './cart/base/tables.ts';
import { cleanUp } from './clean-up.ts';
import { hashOf } from './domain/secrets.ts';
import { accessToken, account, consent, principal, tokenFamily } from './domain/tables/identities.ts';
import { confirmation, externalAttempt, refreshToken } from './identity/base/tables.ts';
import { goodsChange } from './listing/base/tables.ts';
import { longestPause } from './listing/goods/follow-changes.ts';
import { outboxMessage } from './platform/outbox/tables.ts';
import { RefusedForGood } from './platform/ports/messenger.ts';
import { freshDatabase } from './platform/testing/database.ts';
import { createTestApp, forgetEveryone, type TestApp, tokensOf } from './testing/app.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let database: Awaited<ReturnType<typeof freshDatabase>>;
let test: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await forgetEveryone(database.db);
  test = createTestApp(database.db);
});

const counts = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries({
        principal,
        account,
        tokenFamily,
        accessToken,
        refreshToken,
        confirmation,
        consent,
        cart,
        cartRequest,
      }).map(async ([name, table]) => [name, await database.db.$count(table)] as const),
    ),
  );

const become = async () => tokensOf(await test.call('/api/auth/guest', { method: 'POST' }));
const register = () =>
  test.call('/api/auth/register', {
    body: {
      firstName: 'Анна',
      email: 'anna@example.ru',
      password: 'lipovyy-chay-1986',
      personalDataConsent: true,
      marketingConsent: false,
    },
  });

it('the clean-up deletes nothing that is still valid', async () => {
  const guest = await become();
  await register();
  test.advance(6 * DAY);
  const before = await counts();
  // Only the message with the confirmation link is deleted: messages are deleted five days after the secret
  // in their link expired.
  expect(await cleanUp(test.deps)).toBe(1);
  expect(await counts()).toEqual({ ...before, confirmation: 0 });
  expect((await test.call('/api/auth/refresh', { method: 'POST', refresh: guest.refresh })).status).toBe(204);
});

it('the clean-up deletes a guest who has no valid tokens, and the guest’s cart', async () => {
  const { access } = await become();
  const [guest] = await database.db.select().from(principal);
  await database.db
    .insert(cart)
    .values({ id: test.deps.ids(), ownerId: guest?.id ?? '', updatedAt: new Date() });
  test.advance(7 * DAY + 1);
  await cleanUp(test.deps);
  expect(await counts()).toMatchObject({ principal: 0, cart: 0, refreshToken: 0, accessToken: 0 });
  expect((await test.call('/api/auth/user-identity', { token: access })).status).toBe(401);
});

it('the clean-up keeps used refresh tokens, so that the reuse of a stolen one is recognised', async () => {
  const first = await become();
  await test.call('/api/auth/refresh', { method: 'POST', refresh: first.refresh });
  test.advance(6 * DAY);
  await cleanUp(test.deps);
  expect(await database.db.$count(refreshToken)).toBe(2);
});

it('the clean-up deletes unconfirmed accounts, but keeps confirmed accounts and all consents', async () => {
  await register();
  const token = /token=([\w-]+)/.exec(test.messages[0]?.text ?? '')?.[1];
  await test.call('/api/auth/register/confirmation', { body: { token } });
  await test.call('/api/auth/register', {
    body: {
      firstName: 'Борис',
      email: 'boris@example.ru',
      password: 'lipovyy-chay-1986',
      personalDataConsent: true,
      marketingConsent: false,
    },
  });
  test.advance(60 * DAY);
  await cleanUp(test.deps);
  expect(await database.db.select({ email: account.email }).from(account)).toEqual([
    { email: 'anna@example.ru' },
  ]);
  const consents = await database.db.select().from(consent).orderBy(consent.ip);
  expect(consents).toMatchObject([
    { ip: '203.0.113.7', withdrawnAt: null },
    { ip: null, withdrawnAt: test.deps.clock() },
  ]);
});

it('the clean-up deletes request ids after ten minutes', async () => {
  await become();
  const [guest] = await database.db.select().from(principal);
  const cartId = test.deps.ids();
  await database.db.insert(cart).values({ id: cartId, ownerId: guest?.id ?? '', updatedAt: new Date() });
  await database.db
    .insert(cartRequest)
    .values({ cartId, requestId: test.deps.ids(), createdAt: test.deps.clock() });
  test.advance(10 * MINUTE);
  await cleanUp(test.deps);
  expect(await database.db.$count(cartRequest)).toBe(1);
  test.advance(1);
  expect(await cleanUp(test.deps)).toBe(1);
  expect(await database.db.$count(cartRequest)).toBe(0);
});

it('the clean-up deletes an unfinished external sign-in after ten minutes', async () => {
  await database.db.insert(externalAttempt).values({
    stateHash: hashOf('state'),
    provider: 'demo',
    browserHash: hashOf('browser'),
    nonce: 'nonce',
    codeVerifier: 'verifier',
    mode: 'popup',
    redirect: '/',
    expiresAt: new Date(test.deps.clock().getTime() + 10 * MINUTE),
  });
  test.advance(10 * MINUTE);
  await cleanUp(test.deps);
  expect(await database.db.$count(externalAttempt)).toBe(1);
  test.advance(1);
  expect(await cleanUp(test.deps)).toBe(1);
  expect(await database.db.$count(externalAttempt)).toBe(0);
});

it('the clean-up deletes an unsent message once it has expired', async () => {
  const mail = { send: () => Promise.reject(new RefusedForGood('550 no such user')) };
  test = createTestApp(database.db, { mail });
  await register();
  expect(await database.db.select().from(outboxMessage)).toMatchObject([{ deadAt: test.deps.clock() }]);
  test.advance(DAY);
  await cleanUp(test.deps);
  expect(await database.db.$count(outboxMessage)).toBe(1);
  test.advance(1);
  await cleanUp(test.deps);
  expect(await database.db.$count(outboxMessage)).toBe(0);
});

it('the clean-up keeps records of changed goods until every process has read them', async () => {
  await database.db.insert(goodsChange).values({ groupId: null, changedAt: test.deps.clock() });
  test.advance(6 * 60 * MINUTE);
  await cleanUp(test.deps);
  expect(await database.db.$count(goodsChange)).toBe(1);
  test.advance(1);
  expect(await cleanUp(test.deps)).toBe(1);
  expect(await database.db.$count(goodsChange)).toBe(0);
  expect(6 * 60 * MINUTE).toBeGreaterThan(longestPause);
});
