import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findPrincipal } from '../../../domain/principal.ts';
import { account, principal } from '../../../domain/tables/identities.ts';
import { freshDatabase } from '../../../platform/testing/database.ts';
import { createTestApp, forgetEveryone, quickHasher, type TestApp, tokensOf } from '../../../testing/app.ts';
import { endFamilies, endFamily, listFamilies } from './families.ts';
import type { Tokens } from './tokens.ts';

const PASSWORD = 'lipovyy-chay-1986';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/604.1';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let database: Awaited<ReturnType<typeof freshDatabase>>;
let test: TestApp;
let anna: string;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await forgetEveryone(database.db);
  test = createTestApp(database.db);
  anna = await insertAccount('anna@example.ru');
});

async function insertAccount(email: string): Promise<string> {
  const id = test.deps.ids();
  const now = test.deps.clock();
  const passwordHash = await quickHasher.hash(PASSWORD);
  await database.db.insert(principal).values({ id, kind: 'user', createdAt: now });
  await database.db
    .insert(account)
    .values({ id, email, emailConfirmedAt: now, firstName: 'Анна', passwordHash, createdAt: now });
  return id;
}

const login = async (userAgent: string | undefined, name = 'anna@example.ru') =>
  tokensOf(
    await test.call('/api/auth/login', {
      body: { login: name, password: PASSWORD },
      headers: { 'user-agent': userAgent },
    }),
  );
const refresh = async (tokens: Tokens, userAgent?: string) =>
  tokensOf(
    await test.call('/api/auth/refresh', {
      method: 'POST',
      refresh: tokens.refresh,
      headers: { 'user-agent': userAgent },
    }),
  );
const families = (principalId = anna) => listFamilies(database.db, { principalId, now: test.deps.clock() });
const devices = async () => (await families()).map(({ device }) => device);
const familyOf = async ({ access }: Tokens) =>
  (await findPrincipal(database.db, access, test.deps.clock()))?.familyId ?? '';

it('a sign-in is labelled with its device, and keeps the label when its tokens are renewed', async () => {
  const tokens = await login(CHROME);
  expect(await devices()).toEqual(['Chrome, Windows']);
  await refresh(tokens, 'node');
  expect(await devices()).toEqual(['Chrome, Windows']);
});

it('guests, and shoppers who confirm an address, also get the label of their device', async () => {
  const guest = await test.call('/api/auth/guest', { method: 'POST', headers: { 'user-agent': IPHONE } });
  const { id } = (await guest.json()) as { id: string };
  expect(await families(id)).toMatchObject([{ device: 'Safari, iPhone' }]);

  const boris = { firstName: 'Борис', email: 'boris@example.ru', password: PASSWORD };
  const consents = { personalDataConsent: true, marketingConsent: false };
  const registered = await test.call('/api/auth/register', { body: { ...boris, ...consents } });
  const token = /token=([\w-]+)/.exec(test.messages[0]?.text ?? '')?.[1];
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0];
  const headers = { 'user-agent': IPHONE, cookie };
  const confirmed = await test.call('/api/auth/register/confirmation', { body: { token }, headers });
  const owner = await findPrincipal(database.db, tokensOf(confirmed).access, test.deps.clock());
  expect(await families(owner?.id)).toMatchObject([{ device: 'Safari, iPhone' }]);
});

it('active sign-ins are listed, most recently used first', async () => {
  const first = await login(CHROME);
  test.advance(MINUTE);
  await login(IPHONE);
  expect(await devices()).toEqual(['Safari, iPhone', 'Chrome, Windows']);
  test.advance(MINUTE);
  await refresh(first);
  const [seen, other] = await families();
  expect(seen).toMatchObject({ device: 'Chrome, Windows', lastSeenAt: test.deps.clock() });
  expect(seen?.createdAt.getTime()).toBe(test.deps.clock().getTime() - 2 * MINUTE);
  expect(other?.lastSeenAt.getTime()).toBe(test.deps.clock().getTime() - MINUTE);
});

it('sign-ins that expired, were signed out or were revoked after token reuse are not listed', async () => {
  const out = await login(CHROME);
  await test.call('/api/auth/logout', { method: 'POST', token: out.access });
  expect(await devices()).toEqual([]);

  const stolen = await login(CHROME);
  await refresh(stolen);
  test.advance(10_001);
  await test.call('/api/auth/refresh', { method: 'POST', refresh: stolen.refresh });
  expect(await devices()).toEqual([]);

  await login(CHROME);
  test.advance(7 * DAY - 1);
  expect(await devices()).toEqual(['Chrome, Windows']);
  test.advance(1);
  expect(await devices()).toEqual([]);
});

it("all sign-ins of an account are ended except the caller's", async () => {
  const [here, there] = [await login(CHROME), await login(IPHONE)];
  const boris = await insertAccount('boris@example.ru');
  await login(CHROME, 'boris@example.ru');
  const now = test.deps.clock();
  const except = await familyOf(here);
  expect(await endFamilies(database.db, { principalId: anna, except, now })).toBe(1);
  expect((await families()).map(({ id }) => id)).toEqual([except]);
  expect((await test.call('/api/auth/user-identity', { token: there.access })).status).toBe(401);
  expect(await endFamilies(database.db, { principalId: anna, now })).toBe(1);
  expect(await families()).toEqual([]);
  expect(await families(boris)).toHaveLength(1);
});

it('ending one sign-in by its id works for the account’s own sign-ins, but not for those of another account', async () => {
  const boris = await insertAccount('boris@example.ru');
  const familyId = await familyOf(await login(CHROME));
  const now = test.deps.clock();
  expect(await endFamily(database.db, { principalId: boris, familyId, now })).toBe(false);
  expect(await families()).toHaveLength(1);
  expect(await endFamily(database.db, { principalId: anna, familyId, now })).toBe(true);
  expect(await endFamily(database.db, { principalId: anna, familyId, now })).toBe(false);
  expect(await families()).toEqual([]);
});

it('a sign-in whose password was changed while it was being verified is refused', async () => {
  const newHash = await quickHasher.hash('malinovyy-uzvar-1986');
  const { verify } = test.deps.passwords;
  test.deps.passwords.verify = async (hash, password) => {
    const isRight = await verify(hash, password);
    await database.db.update(account).set({ passwordHash: newHash }).where(eq(account.id, anna));
    await endFamilies(database.db, { principalId: anna, now: test.deps.clock() });
    return isRight;
  };
  const response = await test.call('/api/auth/login', {
    body: { login: 'anna@example.ru', password: PASSWORD },
  });
  expect(response.status).toBe(401);
  expect(await families()).toEqual([]);
});

it('the User-Agent of a sign-in is never logged', async () => {
  await login(CHROME);
  expect(JSON.stringify(test.log)).not.toMatch(/Chrome|Mozilla|AppleWebKit/);
});
