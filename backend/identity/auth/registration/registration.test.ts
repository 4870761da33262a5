import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REGISTRATION_COOKIE } from '#shared/web/identity-cookies.ts';
import { hashOf } from '../../../domain/secrets.ts';
import { account, consent, principal } from '../../../domain/tables/identities.ts';
import { freshDatabase } from '../../../platform/testing/database.ts';
import { createTestApp, forgetEveryone, type TestApp, tokensOf } from '../../../testing/app.ts';
import { stopClock } from '../../../testing/stop-clock.ts';
import { confirmation } from '../../base/tables.ts';
import { SECRET_LIFE_MS } from '../messages/issue-secret.ts';

const REGISTER = '/api/auth/register';
const CONFIRM = '/api/auth/register/confirmation';
const anna = {
  firstName: ' Анна ',
  email: 'Anna@Example.ru',
  password: 'lipovyy-chay-1986',
  personalDataConsent: true,
  marketingConsent: false,
};
const byPhone = { ...anna, email: undefined, phone: '+79991234567' };

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

let callers = 0;
/** Registers from a new IP address each time, so that only the tests about rate limits exceed a limit. */
async function register(body: object, clientIp = `198.51.100.${++callers % 250}`): Promise<Response> {
  const response = await test.call(REGISTER, { body, clientIp });
  cookie = registrationCookieOf(response) ?? cookie;
  return response;
}
const confirm = (token: string, options = {}) =>
  test.call(CONFIRM, { body: { token }, headers: { cookie }, ...options });

/** Cookie that the browser got with the latest registration. */
let cookie: string | undefined;
const registrationCookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((line) => line.startsWith(`${REGISTRATION_COOKIE}=`))
    ?.split(';')[0];
const login = (name: string, password = anna.password) =>
  test.call('/api/auth/login', { body: { login: name, password } });

/** Returns the secret in the newest message. */
function secret(): string {
  const token = /\?token=([\w-]+)/.exec(test.messages.at(-1)?.text ?? '')?.[1];
  if (!token) throw new Error('No secret was sent.');
  return token;
}

async function registered(body: object = anna): Promise<void> {
  await register(body);
  expect((await confirm(secret())).status).toBe(200);
}

describe('register', () => {
  it('a registration creates an unconfirmed account and does not sign in (§6.3.7, §7.2.11)', async () => {
    const response = await register(anna);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'PENDING_CONFIRMATION' });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-vitrina-registration=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect((await login(anna.email)).status).toBe(403);
  });

  it('a registration sends a link to the address', async () => {
    await register(anna);
    expect(test.messages).toMatchObject([
      { channel: 'email', to: 'anna@example.ru', subject: 'Подтвердите регистрацию в\u00a0магазине «Лавка»' },
    ]);
    expect(test.messages[0]?.text).toMatch(/https:\/\/shop\.example\/confirmation\?token=[\w-]{43}\n/);
  });

  it('a registration sends the link to the phone if the form has no email address', async () => {
    await register(byPhone);
    expect(test.messages).toMatchObject([{ channel: 'sms', to: '+79991234567' }]);
  });

  it('a registration with only a phone is refused if the shop sends no text messages', async () => {
    test = createTestApp(database.db, { canText: false });
    const response = await register(byPhone);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: [{ pointer: '/phone', code: 'phone_unreachable' }],
    });
    expect((await register({ ...anna, phone: '+79991234567' })).status).toBe(200);
  });

  it('a registration stores the data, with password and secret only as hashes', async () => {
    await register({ ...anna, phone: '+79991234567' });
    const [row] = await database.db.select().from(account);
    expect(row).toMatchObject({
      firstName: 'Анна',
      email: null,
      phone: null,
      pendingEmail: 'anna@example.ru',
      pendingPhone: '+79991234567',
      passwordHash: `plain:${anna.password}`,
      subscriptions: [],
    });
    expect(await database.db.select().from(confirmation)).toMatchObject([
      { hash: hashOf(secret()), channel: 'email' },
    ]);
  });

  it('a registration stores each consent with its document, version, text, purpose, time and network address', async () => {
    await register({ ...anna, marketingConsent: true }, '198.51.100.77');
    const [row] = await database.db.select().from(account);
    const rows = await database.db.select().from(consent).orderBy(consent.purpose);
    const common = {
      accountId: row?.id,
      version: '1',
      ip: '198.51.100.77',
      givenAt: test.deps.clock(),
      withdrawnAt: null,
    };
    expect(rows).toMatchObject([
      { ...common, purpose: 'marketing', document: '/page/marketing-agreement' },
      { ...common, purpose: 'personal-data', document: '/page/personal-data-agreement' },
    ]);
    expect(new Set(rows.map(({ textHash }) => textHash)).size).toBe(2);
    expect(rows[0]?.textHash).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.subscriptions).toEqual(['EMAIL_NEWS']);
  });

  it('a registration stores no newsletter consent if the shopper did not give it', async () => {
    await register(anna);
    expect((await database.db.select().from(consent)).map(({ purpose }) => purpose)).toEqual([
      'personal-data',
    ]);
  });

  it('a registration with the address of an account has the usual response, and also hashes the password (§6.3.7)', async () => {
    await registered();
    const answer = async (email: string) => {
      const before = test.hashes();
      const response = await register({ ...anna, email });
      const headers = Object.fromEntries(response.headers);
      delete headers['x-request-id'];
      headers['set-cookie'] = headers['set-cookie']?.replace(/=[\w-]{43};/, '=…;') ?? '';
      return {
        status: response.status,
        headers,
        body: await response.text(),
        hashes: test.hashes() - before,
      };
    };
    expect(await answer('ANNA@example.ru')).toEqual(await answer('new@example.ru'));
  });

  it('a registration with the address of an account reveals that account only to its owner, and changes nothing', async () => {
    await registered();
    await register({ ...anna, password: 'another-password-1' });
    expect(test.messages.at(-1)).toMatchObject({
      to: 'anna@example.ru',
      subject: 'Вы уже зарегистрированы в\u00a0магазине «Лавка»',
    });
    expect(test.messages.at(-1)?.text).not.toContain('token');
    expect(await database.db.select().from(account)).toHaveLength(1);
    expect((await login(anna.email)).status).toBe(204);
    expect((await login(anna.email, 'another-password-1')).status).toBe(401);
  });

  it('a registration has the usual response if the message cannot be sent; the cause is logged, and the message is sent later', async () => {
    const { mail } = test.deps;
    test.deps.mail = { send: () => Promise.reject(new Error('no post today')) };
    expect(await (await register(anna)).json()).toEqual({ status: 'PENDING_CONFIRMATION' });
    expect(test.log.find(({ level }) => level === 'warn')?.fields.cause?.message).toBe('no post today');
    expect(JSON.stringify(test.log)).not.toContain('anna@');
    test.deps.mail = mail;
    test.advance(5000);
    await test.sendMessages();
    expect((await confirm(secret())).status).toBe(200);
  });

  it('registrations send at most three messages an hour to one address, with or without an account', async () => {
    stopClock();
    for (let index = 0; index < 3; index++) expect((await register(anna)).status).toBe(200);
    const response = await register(anna);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('3600');
    expect(test.messages).toHaveLength(3);
  });

  it('ten registrations from one network are admitted in ten minutes', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 12; index++)
      statuses.push((await register({ ...anna, email: `a${index}@example.ru` }, '203.0.113.50')).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  });

  it('a registration gets 503 if too many hashes are queued, and creates no account', async () => {
    test = createTestApp(database.db, {
      passwords: {
        hash: async () => {
          const { unavailable } = await import('../../../platform/http/problem.ts');
          throw unavailable(2);
        },
        verify: async () => false,
      },
    });
    for (let index = 0; index < 5; index++) expect((await register(anna)).status).toBe(503);
    expect(await database.db.select().from(principal)).toEqual([]);
  });
});

describe('the confirmation of a registration', () => {
  it('confirming a registration signs in, and the address becomes the account’s own', async () => {
    await register(anna);
    const response = await confirm(secret());
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'CONFIRMED' });
    const { access } = tokensOf(response);
    const session = await (await test.call('/api/_auth/session', { token: access })).json();
    expect(session).toMatchObject({
      identity: 'user',
      user: { firstName: 'Анна', email: 'anna@example.ru', phone: null },
    });
    expect((await login(anna.email)).status).toBe(204);
  });

  it('confirming a registration deletes the cookie of the registering browser', async () => {
    await register(anna);
    const response = await confirm(secret());
    expect(registrationCookieOf(response)).toBe(`${REGISTRATION_COOKIE}=`);
    const [row] = await database.db.select().from(account);
    expect(row?.registeredBy).toBeNull();
  });

  it('the link in a text message proves a phone', async () => {
    await registered(byPhone);
    expect((await login('8 999 123-45-67')).status).toBe(204);
  });

  it('the link in a letter proves only the email address if the account also has a phone', async () => {
    await registered({ ...anna, phone: '+79991234567' });
    expect((await login('+79991234567')).status).toBe(401);
    const [row] = await database.db.select().from(account);
    expect(row).toMatchObject({ phone: null, pendingPhone: '+79991234567', phoneConfirmedAt: null });
  });

  it('a confirmation link works only once', async () => {
    await register(anna);
    await confirm(secret());
    const response = await confirm(secret());
    expect(response.status).toBe(409);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.json()).toMatchObject({
      code: 'CONFIRMATION_REJECTED',
      title: 'Ссылка устарела или уже использована. Запросите новую',
    });
  });

  it('a used secret cannot prove another address', async () => {
    await register(anna);
    await confirm(secret());
    await database.db.update(account).set({ pendingEmail: 'other@example.ru' });
    expect((await confirm(secret())).status).toBe(409);
  });

  it('of many parallel confirmations with the same secret, only one succeeds', async () => {
    await register(anna);
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await confirm(secret())).status),
    );
    expect(statuses.toSorted()).toEqual([200, ...Array(9).fill(409)]);
  });

  it('a registration can be confirmed within 24 hours', async () => {
    await register(anna);
    test.advance(SECRET_LIFE_MS.registration);
    expect((await confirm(secret())).status).toBe(409);
    test.advance(-1);
    expect((await confirm(secret())).status).toBe(200);
  });

  it('a confirmation with an unknown secret is rejected', async () => {
    expect((await confirm('Q2h5c3RvLWxpcG92eXktY2hheS1zLW15YXRveQ')).status).toBe(409);
  });

  it('if several registrations wait for one address, the one whose link is opened gets it', async () => {
    await register({ ...anna, password: 'password-of-another' });
    await register(anna);
    expect((await confirm(secret())).status).toBe(200);
    expect((await login(anna.email)).status).toBe(204);
    expect((await login(anna.email, 'password-of-another')).status).toBe(401);
  });

  it('a registration cannot be confirmed if another account has proven the address; the secret stays unused', async () => {
    await register(anna);
    const late = secret();
    await register(anna);
    await confirm(secret());
    expect((await confirm(late)).status).toBe(409);
    const [row] = await database.db
      .select()
      .from(confirmation)
      .where(eq(confirmation.hash, hashOf(late)));
    expect(row?.usedAt).toBeNull();
  });

  it('twenty wrong confirmation secrets from one network are admitted in ten minutes; the right link still works after that', async () => {
    stopClock();
    await register(anna);
    const guess = () => confirm('Q2h5c3RvLWxpcG92eXktY2hheS1zLW15YXRveQ');
    for (let index = 0; index < 20; index++) expect((await guess()).status).toBe(409);
    const response = await guess();
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('600');
    expect((await confirm(secret())).status).toBe(200);
  });

  it("confirming a registration keeps the guest's cart and wishlist", async () => {
    const { access } = tokensOf(await test.call('/api/auth/guest', { method: 'POST' }));
    await register(anna);
    const signedIn = tokensOf(await confirm(secret(), { token: access }));
    const { id } = (await (
      await test.call('/api/auth/user-identity', { token: signedIn.access })
    ).json()) as { id: string };
    const guests = await database.db.select().from(principal).where(eq(principal.kind, 'guest'));
    expect(guests).toMatchObject([{ mergedInto: id }]);
  });
});
