import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account, principal } from '../../../domain/tables/identities.ts';
import { ProblemError } from '../../../platform/http/problem.ts';
import { freshDatabase } from '../../../platform/testing/database.ts';
import { createTestApp, forgetEveryone, quickHasher, type TestApp, tokensOf } from '../../../testing/app.ts';
import { createPasswords } from '../passwords/passwords.ts';

const LOGIN = '/api/auth/login';
const PASSWORD = 'lipovyy-chay-1986';
const EMAIL = 'anna@example.ru';
const PHONE = '+79991234567';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let test: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await forgetEveryone(database.db);
  test = createTestApp(database.db);
  await insertAccount({
    email: EMAIL,
    emailConfirmedAt: new Date(),
    phone: PHONE,
    phoneConfirmedAt: new Date(),
  });
});

async function insertAccount(values: Partial<typeof account.$inferInsert>): Promise<string> {
  const id = test.deps.ids();
  const now = test.deps.clock();
  await database.db.insert(principal).values({ id, kind: 'user', createdAt: now });
  await database.db.insert(account).values({
    id,
    firstName: 'Анна',
    passwordHash: await quickHasher.hash(PASSWORD),
    createdAt: now,
    ...values,
  });
  return id;
}

const login = (name: string, password = PASSWORD, options = {}) =>
  test.call(LOGIN, { body: { login: name, password }, ...options });

describe('a sign-in answered with 204', () => {
  it.each([EMAIL, ' Anna@Example.RU ', PHONE, '8 999 123-45-67', '9991234567', '+7 8 999 123 45 67'])(
    'a shopper can sign in with %s',
    async (name) => {
      const response = await login(name);
      expect(response.status).toBe(204);
      const { access } = tokensOf(response);
      const session = await test.call('/api/_auth/session', { token: access });
      expect(await session.json()).toMatchObject({
        identity: 'user',
        user: { firstName: 'Анна', email: EMAIL, phone: PHONE },
      });
    },
  );

  it('a sign-in sets both token cookies for seven days and the device cookie for 400 days, all inaccessible to scripts and other sites (§6.3.1, §7.2.10, §9.13)', async () => {
    const cookies = (await login(EMAIL)).headers.getSetCookie();
    expect(cookies.map((line) => line.replace(/=[\w-]{43};/, '=…;'))).toEqual([
      '__Host-vitrina-access=…; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-vitrina-refresh=…; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-vitrina-device=…; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it('every sign-in issues new tokens', async () => {
    const first = tokensOf(await login(EMAIL));
    const second = tokensOf(await login(EMAIL, PASSWORD, { token: first.access }));
    expect(new Set([first.access, first.refresh, second.access, second.refresh]).size).toBe(4);
  });

  it('a sign-in stores only hashes of its tokens', async () => {
    const { access, refresh } = tokensOf(await login(EMAIL));
    const dump = JSON.stringify([
      (await database.client.query('select * from access_token')).rows,
      (await database.client.query('select * from refresh_token')).rows,
    ]);
    expect(dump).not.toContain(access);
    expect(dump).not.toContain(refresh);
  });

  it('a sign-in succeeds even if the request has an invalid bearer token', async () => {
    expect((await login(EMAIL, PASSWORD, { token: 'unknown' })).status).toBe(204);
  });
});

describe('a sign-in answered with 401', () => {
  it('an unknown login gets the same 401 as a wrong password, after the same work', async () => {
    const answer = async (name: string, password: string) => {
      const before = test.hashes();
      const response = await login(name, password, { clientIp: name });
      const { requestId, ...problem } = (await response.json()) as Record<string, unknown>;
      return { problem, hashes: test.hashes() - before, cookies: response.headers.getSetCookie() };
    };
    // The first request also computes the dummy hash, which is cached for later ones. So one request is sent
    // before the comparison.
    await answer('first@example.ru', PASSWORD);
    const wrong = await answer(EMAIL, 'wrong');
    expect(wrong).toEqual({
      problem: {
        type: '/problems/invalid-credentials',
        title: 'Неверный телефон или пароль',
        status: 401,
        code: 'INVALID_CREDENTIALS',
      },
      hashes: 1,
      cookies: [],
    });
    expect(await answer('unknown@example.ru', PASSWORD)).toEqual(wrong);
    expect(await answer('+7 999 000 00 00', PASSWORD)).toEqual(wrong);
    expect(await answer('neither', PASSWORD)).toEqual(wrong);
  });
});

describe('a sign-in answered with 403', () => {
  it('403: an unconfirmed address is reported only if the password is correct', async () => {
    await insertAccount({ pendingEmail: 'new@example.ru' });
    expect(await (await login('new@example.ru')).json()).toMatchObject({
      status: 403,
      code: 'ACCOUNT_NOT_CONFIRMED',
      title: 'Почта не подтверждена. Перейдите по ссылке из письма',
    });
    expect((await login('new@example.ru', 'wrong')).status).toBe(401);
  });

  it('403: the message is about the phone if the phone is unconfirmed', async () => {
    await insertAccount({ pendingPhone: '+79990000000' });
    expect(await (await login('89990000000')).json()).toMatchObject({
      title: 'Телефон не подтверждён. Перейдите по ссылке из сообщения',
    });
  });

  it('an unconfirmed account does not prevent the owner of the address from signing in', async () => {
    await insertAccount({
      pendingEmail: EMAIL,
      passwordHash: 'plain:of another person',
      createdAt: new Date('2030-01-01'),
    });
    expect((await login(EMAIL)).status).toBe(204);
    expect((await login(EMAIL, 'of another person')).status).toBe(401);
  });

  it('a confirmed account cannot sign in with its pending address', async () => {
    await insertAccount({
      email: 'boris@example.ru',
      emailConfirmedAt: new Date(),
      pendingEmail: 'other@example.ru',
      pendingPhone: '+79990000000',
    });
    expect((await login('other@example.ru')).status).toBe(401);
    expect((await login('+79990000000')).status).toBe(401);
  });
});

describe('a sign-in answered with 429', () => {
  it('of a thousand wrong passwords, at most ten are hashed, and one more a day for each network', async () => {
    const statuses = new Set<number>();
    for (let index = 0; index < 1000; index++)
      statuses.add((await login(EMAIL, `wrong ${index}`, { clientIp: `203.0.113.${index % 20}` })).status);
    expect(test.hashes()).toBeLessThanOrEqual(10 + 20);
    expect([...statuses]).toEqual([401, 429]);
  });

  it('of a thousand parallel sign-ins, at most ten get as far as hashing the password', async () => {
    await Promise.all(Array.from({ length: 1000 }, (_, index) => login(EMAIL, `wrong ${index}`)));
    expect(test.hashes()).toBeLessThanOrEqual(10);
  });

  it('a 429 at the sign-in contains the time after which to retry', async () => {
    for (let index = 0; index < 5; index++) await login(EMAIL, 'wrong');
    const response = await login(EMAIL);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(590);
    expect(await response.json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      title: 'Слишком много попыток. Попробуйте через 10\u00a0минут',
    });
  });

  it('sign-ins with the correct password do not count against the rate limit', async () => {
    for (let index = 0; index < 30; index++) expect((await login(EMAIL)).status).toBe(204);
  });

  it('all spellings of a phone count as the same login in the rate limit', async () => {
    for (const name of [PHONE, '89991234567', '9991234567', '8 (999) 123-45-67', '7 999 123 45 67'])
      await login(name, 'wrong');
    expect((await login(PHONE)).status).toBe(429);
  });
});

describe('a sign-in answered with 503', () => {
  it('a sign-in gets 503 with Retry-After if too many hashes are queued; the attempt does not count', async () => {
    const full = createPasswords({ concurrency: 0, queue: 0 });
    test = createTestApp(database.db, { passwords: full });
    for (let index = 0; index < 20; index++) {
      const response = await login(EMAIL);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('2');
    }
  });
});

it('the log of sign-ins contains no login, password, token or network address of the caller', async () => {
  const { access } = tokensOf(await login(EMAIL));
  await login(EMAIL, 'wrong-secret', { token: access, clientIp: '198.51.100.99' });
  await login(PHONE, 'wrong-secret');
  test = createTestApp(database.db, {
    passwords: { hash: async () => '', verify: () => Promise.reject(new ProblemError(500, 'INTERNAL')) },
    logger: test.deps.logger,
  });
  await login(EMAIL, 'wrong-secret');
  const text = JSON.stringify(test.log);
  for (const secret of [EMAIL, PHONE, '9991234567', 'wrong-secret', access, '198.51.100.99'])
    expect(text).not.toContain(secret);
});
