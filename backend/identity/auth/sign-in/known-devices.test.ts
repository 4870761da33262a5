import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEVICE_COOKIE, DEVICE_SECONDS } from '#shared/web/identity-cookies.ts';
import { cleanUp } from '../../../clean-up.ts';
import { freshDatabase } from '../../../platform/testing/database.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../../testing/app.ts';
import { accountEvent, knownDevice } from '../../base/tables.ts';
import { CHROME, openAccount, PASSWORD } from '../../testing/account.ts';
import { secretIn } from '../../testing/recovery.ts';

const EMAIL = 'anna@example.ru';
const OTHER = 'boris@example.ru';
const NEW_PASSWORD = 'malinovyy-uzvar-1986';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let test: TestApp;
let networks = 0;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await forgetEveryone(database.db);
  test = createTestApp(database.db);
  await openAccount(test, { email: EMAIL });
  await database.db.delete(knownDevice);
});

type Tried = { login?: string; password?: string; device?: string | undefined; clientIp?: string };

/** Tries to sign in; by default, from an IP address that was not used before. */
function tryLogin({ login = EMAIL, password = PASSWORD, device, clientIp }: Tried = {}) {
  networks += 1;
  return test.call('/api/auth/login', {
    body: { login, password },
    headers: { 'user-agent': CHROME, cookie: device && `${DEVICE_COOKIE}=${device}` },
    clientIp: clientIp ?? `198.51.${Math.floor(networks / 250)}.${networks % 250}`,
  });
}
const deviceOf = (response: Response) => {
  const line = response.headers.getSetCookie().find((each) => each.startsWith(`${DEVICE_COOKIE}=`)) ?? '';
  return /=([\w-]+);/.exec(line)?.[1];
};
/**
 * Tries wrong passwords from many IP addresses until the login is slowed down for all of them. Returns an
 * address that has used up its one attempt per day.
 */
async function guessFromEverywhere(): Promise<string> {
  const wrong = { password: 'ne-tot-parol-1986' };
  for (let left = 10; left > 0; left -= 1) await tryLogin(wrong);
  const clientIp = '203.0.113.99';
  for (let left = 3; left > 0; left -= 1)
    if ((await tryLogin({ ...wrong, clientIp })).status === 429) return clientIp;
  throw new Error('Guesses are not slowed down');
}

describe('a browser that has signed in before', () => {
  it('a browser that has signed in before is recognised by a cookie that scripts cannot read, stored only as a hash', async () => {
    const response = await tryLogin();
    const device = deviceOf(response) ?? '';
    expect(device).toMatch(/^[\w-]{43}$/);
    expect(response.headers.getSetCookie()).toContain(
      `${DEVICE_COOKIE}=${device}; Max-Age=${DEVICE_SECONDS}; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
    const kept = await database.db.select().from(knownDevice);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(device);
    expect(deviceOf(await tryLogin({ device }))).toBe(device);
    expect(await database.db.select().from(knownDevice)).toHaveLength(1);
  });

  it('a browser that has signed in before can sign in at once even while many networks guess the password (§9.12)', async () => {
    const device = deviceOf(await tryLogin());
    const clientIp = await guessFromEverywhere();
    expect((await tryLogin({ clientIp })).status).toBe(429);
    for (let count = 0; count < 20; count += 1)
      expect((await tryLogin({ device, clientIp })).status).toBe(204);
  });

  it('a browser that has signed in before can sign in at once even if its network has used up its attempts', async () => {
    const device = deviceOf(await tryLogin());
    const clientIp = '203.0.113.7';
    for (let count = 0; count < 5; count += 1) await tryLogin({ password: 'ne-tot-parol-1986', clientIp });
    expect((await tryLogin({ clientIp })).status).toBe(429);
    expect((await tryLogin({ clientIp, device })).status).toBe(204);
  });

  it('a browser that has signed in before has ten attempts with wrong passwords; then the general limits apply (§9.12)', async () => {
    const device = deviceOf(await tryLogin());
    const clientIp = await guessFromEverywhere();
    const wrong = { device, clientIp, password: 'ne-tot-parol-1986' };
    for (let count = 0; count < 10; count += 1) expect((await tryLogin(wrong)).status).toBe(401);
    expect((await tryLogin(wrong)).status).toBe(429);
  });

  it('a browser that has signed in before causes no event about a new device, unlike another browser of the same kind', async () => {
    const device = deviceOf(await tryLogin());
    await database.db.delete(accountEvent);
    await tryLogin({ device });
    expect(await database.db.select().from(accountEvent)).toEqual([]);
    await tryLogin();
    expect(await database.db.select().from(accountEvent)).toMatchObject([{ kind: 'SIGNED_IN' }]);
  });
});

describe('the cookie of a known browser', () => {
  it('the cookie of a known browser does not sign in without the password', async () => {
    const device = deviceOf(await tryLogin());
    const cookie = `${DEVICE_COOKIE}=${device}`;
    for (const path of ['/api/auth/refresh', '/api/auth/login'])
      expect((await test.call(path, { method: 'POST', headers: { cookie } })).status).toBeGreaterThan(399);
    expect((await tryLogin({ device, password: 'ne-tot-parol-1986' })).status).toBe(401);
  });

  it('the cookie of a known browser gives no additional attempts with other accounts', async () => {
    const device = deviceOf(await tryLogin());
    await openAccount(test, { email: OTHER });
    const clientIp = '203.0.113.99';
    const wrong = { login: OTHER, password: 'ne-tot-parol-1986' };
    for (let left = 30; left > 0; left -= 1) await tryLogin(wrong);
    await tryLogin({ ...wrong, clientIp });
    expect((await tryLogin({ login: OTHER, device, clientIp })).status).toBe(429);
  });

  it('the cookie of a known browser is replaced if it was not issued by the shop', async () => {
    const device = 'x'.repeat(43);
    expect(deviceOf(await tryLogin({ device }))).not.toBe(device);
  });
});

it('a browser that is used with two accounts keeps its cookie, and both accounts recognise it', async () => {
  await openAccount(test, { email: OTHER });
  const device = deviceOf(await tryLogin());
  expect(deviceOf(await tryLogin({ login: OTHER, device }))).toBe(device);
  expect(new Set((await database.db.select().from(knownDevice)).map(({ accountId }) => accountId)).size).toBe(
    2,
  );
});

it('an account recognises the twenty most recently used browsers (§9.12)', async () => {
  const first = deviceOf(await tryLogin());
  for (let count = 0; count < 20; count += 1) {
    test.advance(1000);
    await tryLogin();
  }
  expect(await database.db.select().from(knownDevice)).toHaveLength(20);
  expect(deviceOf(await tryLogin({ device: first }))).not.toBe(first);
});

it('after a password reset, an account recognises no browser by its cookie', async () => {
  await tryLogin();
  await test.call('/api/auth/password/reset-request', { body: { login: EMAIL } });
  const token = secretIn(test.messages.at(-1)?.text);
  await test.call('/api/auth/password/reset', { body: { token, password: NEW_PASSWORD } });
  expect(await database.db.select().from(knownDevice)).toEqual([]);
});

it('a browser that has lost its cookie is not recognised', async () => {
  await tryLogin();
  test.advance(DEVICE_SECONDS * 1000 + 1);
  await cleanUp(test.deps);
  expect(await database.db.select().from(knownDevice)).toEqual([]);
});
