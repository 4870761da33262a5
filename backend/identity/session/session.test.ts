import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { account, principal } from '../../domain/tables/identities.ts';
import { freshDatabase } from '../../platform/testing/database.ts';
import { createTestApp, forgetEveryone, quickHasher, type TestApp, tokensOf } from '../../testing/app.ts';

const SESSION = '/api/_auth/session';

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

async function signIn(): Promise<{ token: string; id: string }> {
  const id = test.deps.ids();
  const now = test.deps.clock();
  await database.db.insert(principal).values({ id, kind: 'user', createdAt: now });
  await database.db.insert(account).values({
    id,
    email: 'anna@example.ru',
    emailConfirmedAt: now,
    firstName: 'Анна',
    passwordHash: await quickHasher.hash('lipovyy-chay-1986'),
    createdAt: now,
  });
  const body = { login: 'anna@example.ru', password: 'lipovyy-chay-1986' };
  return { id, token: tokensOf(await test.call('/api/auth/login', { body })).access };
}

it('the session has neither a user nor an identity if the request has no token (§3.2.1)', async () => {
  const response = await test.call(SESSION);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ user: null, identity: 'none' });
});

it('the session of a guest has no user, because a user means that the shopper is signed in (§3.2.1, §6.2.1)', async () => {
  const token = tokensOf(await test.call('/api/auth/guest', { method: 'POST' })).access;
  expect(await (await test.call(SESSION, { token })).json()).toEqual({ user: null, identity: 'guest' });
});

it('the session shows the signed-in shopper, with only the data that the header needs (§3.2.1)', async () => {
  const { id, token } = await signIn();
  expect(await (await test.call(SESSION, { token })).json()).toEqual({
    user: { id, firstName: 'Анна', email: 'anna@example.ru', phone: null },
    identity: 'user',
  });
});

it('an expired token is answered with 401, so that the caller renews it', async () => {
  const { token } = await signIn();
  test.advance(15 * 60_000);
  expect((await test.call(SESSION, { token })).status).toBe(401);
});

it('a request with the token of a deleted session is answered with 401 (§7.2.2)', async () => {
  const { token } = await signIn();
  expect((await test.call(SESSION, { method: 'DELETE', token })).status).toBe(204);
  expect((await test.call(SESSION, { token })).status).toBe(401);
});
