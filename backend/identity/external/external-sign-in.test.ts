import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInAtProvider } from '../../../mocks/oidc/sign-in-at-provider.ts';
import { type RunningProvider, startProvider } from '../../../mocks/oidc/start-provider.ts';
import { cleanUp } from '../../clean-up.ts';
import { consentRecord } from '../../domain/consents/consents.ts';
import { account, consent, principal } from '../../domain/tables/identities.ts';
import { freshDatabase } from '../../platform/testing/database.ts';
import { readServiceSettings } from '../../service-settings.ts';
import { createTestApp, forgetEveryone, type TestApp, tokensOf } from '../../testing/app.ts';
import { externalAttempt, externalIdentity } from '../base/tables.ts';
import { type BegunAttempt, endOf, externalBrowser } from '../testing/external.ts';
import { openExternalProviders } from './providers/open-external-providers.ts';

const CONSENTS = { personalDataConsent: true, marketingConsent: false };

let provider: RunningProvider;
let database: Awaited<ReturnType<typeof freshDatabase>>;
let test: TestApp;
let browser: ReturnType<typeof externalBrowser>;

const providersAt = (issuer: string) =>
  openExternalProviders({
    publicUrl: 'http://localhost:3999/',
    settings: readServiceSettings({ DEMO_SIGN_IN_ISSUER: issuer }),
  });

beforeAll(async () => {
  provider = await startProvider({ port: 0 });
  database = await freshDatabase();
});
afterAll(async () => {
  await database.close();
  await provider.stop();
});
beforeEach(async () => {
  await forgetEveryone(database.db);
  await database.db.delete(externalAttempt);
  test = createTestApp(database.db, { externalProviders: providersAt(provider.issuer) });
  browser = externalBrowser(test);
});

async function insertAccount(values: Partial<typeof account.$inferInsert>): Promise<string> {
  const id = test.deps.ids();
  const createdAt = test.deps.clock();
  await database.db.insert(principal).values({ id, kind: 'user', createdAt });
  await database.db.insert(account).values({ id, firstName: 'Анна', createdAt, ...values });
  return id;
}

const proven = (email: string) => ({ email, emailConfirmedAt: test.deps.clock() });

/**
 * Begins an attempt, and chooses a person at the demo provider. Returns the values with which the provider
 * redirects to the shop.
 */
async function comeBack(who: string): Promise<BegunAttempt & { code: string }> {
  const attempt = await browser.begin();
  const back = await signInAtProvider(attempt.url, who);
  expect(back.href).toMatch('http://localhost:3999/login/external/demo?');
  expect(back.searchParams.get('state')).toBe(attempt.state);
  return { ...attempt, code: back.searchParams.get('code') ?? '' };
}

async function accountOf(token: string) {
  const { user } = (await (await test.call('/api/_auth/session', { token })).json()) as {
    user: { id: string; firstName: string; email: string | null };
  };
  return user;
}

describe('a new person who signs in externally', () => {
  it('a new person who signs in externally is asked for consent, and then gets an account with a proven email address', async () => {
    const { code, ...attempt } = await comeBack('vera');
    const asked = await browser.complete(attempt, { code });
    expect(await asked.clone().json()).toEqual({
      status: 'CONSENT_REQUIRED',
      mode: 'popup',
      redirect: '/wishlist',
    });
    expect(asked.headers.getSetCookie()).toEqual([]);
    expect(await database.db.$count(account)).toBe(0);

    const done = await browser.complete(attempt, CONSENTS);
    expect(await done.clone().json()).toEqual({ status: 'SIGNED_IN', mode: 'popup', redirect: '/wishlist' });
    const user = await accountOf(tokensOf(done).access);
    expect(user).toMatchObject({ firstName: 'Вера', email: 'vera@vitrina.example' });
    const [row] = await database.db.select().from(account);
    expect(row).toMatchObject({
      id: user.id,
      emailConfirmedAt: test.deps.clock(),
      pendingEmail: null,
      passwordHash: null,
      subscriptions: [],
    });
    expect(await database.db.select().from(consent)).toMatchObject([
      { accountId: user.id, ip: '203.0.113.7', ...consentRecord('personal-data') },
    ]);
    expect(await database.db.$count(externalAttempt)).toBe(0);
  });

  it('a new person consents to the newsletter separately from the processing of personal data', async () => {
    const { code, ...attempt } = await comeBack('vera');
    await browser.complete(attempt, { code });
    await browser.complete(attempt, { personalDataConsent: true, marketingConsent: true });
    const purposes = await database.db.select({ purpose: consent.purpose }).from(consent);
    expect(purposes.map(({ purpose }) => purpose).sort()).toEqual(['marketing', 'personal-data']);
    const [row] = await database.db.select().from(account);
    expect(row?.subscriptions).toEqual(['EMAIL_NEWS']);
  });

  it('a new person who consents only to the newsletter gets no account', async () => {
    const { code, ...attempt } = await comeBack('vera');
    expect(await endOf(await browser.complete(attempt, { code, marketingConsent: true }))).toBe(
      '200 CONSENT_REQUIRED',
    );
    expect(await database.db.$count(account)).toBe(0);
  });

  it('a new person can reload the page that asks for consent, without losing the attempt', async () => {
    const { code, ...attempt } = await comeBack('vera');
    for (let i = 0; i < 2; i++)
      expect(await endOf(await browser.complete(attempt, { code }))).toBe('200 CONSENT_REQUIRED');
    expect(await endOf(await browser.complete(attempt, CONSENTS))).toBe('200 SIGNED_IN');
  });

  it('a person who signs in externally again gets the same account; the guest’s goods are merged into it', async () => {
    for (let i = 0; i < 2; i++) {
      const guest = tokensOf(await test.call('/api/auth/guest', { method: 'POST' })).access;
      const { code, ...attempt } = await comeBack('vera');
      const done = await browser.complete(attempt, { code, ...CONSENTS }, guest);
      expect(await endOf(done)).toBe('200 SIGNED_IN');
      const merged = await database.db
        .select({ into: principal.mergedInto })
        .from(principal)
        .where(eq(principal.kind, 'guest'));
      expect(merged.every(({ into }) => into !== null)).toBe(true);
    }
    expect(await database.db.$count(account)).toBe(1);
    expect(await database.db.$count(externalIdentity)).toBe(1);
  });

  it('external sign-in gives no access to an unconfirmed account that was registered with the same email address', async () => {
    const squatter = await insertAccount({
      pendingEmail: 'vera@vitrina.example',
      passwordHash: 'plain:secret',
    });
    const { code, ...attempt } = await comeBack('vera');
    expect(await endOf(await browser.complete(attempt, { code }))).toBe('200 CONSENT_REQUIRED');
    const done = await browser.complete(attempt, CONSENTS);
    expect((await accountOf(tokensOf(done).access)).id).not.toBe(squatter);
  });
});

describe('an external sign-in to an account that has proven the same email address', () => {
  it('external sign-in to an account with the same email address links the account if the provider has verified the address', async () => {
    const id = await insertAccount(proven('demo@vitrina.example'));
    const { code, ...attempt } = await comeBack('anna');
    const done = await browser.complete(attempt, { code });
    expect(await endOf(done.clone())).toBe('200 SIGNED_IN');
    expect((await accountOf(tokensOf(done).access)).id).toBe(id);
    expect(await database.db.select().from(externalIdentity)).toMatchObject([
      { provider: 'demo', subject: 'anna', accountId: id },
    ]);
    expect(await database.db.$count(consent)).toBe(0);
  });

  it('external sign-in to an account with the same email address is refused with EXTERNAL_EMAIL_UNVERIFIED if the provider has not verified the address', async () => {
    await insertAccount(proven('demo@vitrina.example'));
    const { code, ...attempt } = await comeBack('boris');
    const refused = await browser.complete(attempt, { code });
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(await endOf(refused)).toBe('409 EXTERNAL_EMAIL_UNVERIFIED');
    expect(await endOf(await browser.complete(attempt, CONSENTS))).toBe('409 EXTERNAL_SIGN_IN_REJECTED');
    expect(await database.db.$count(externalIdentity)).toBe(0);
  });

  it('external sign-in to a linked account still works after the account’s email address was changed', async () => {
    const id = await insertAccount(proven('demo@vitrina.example'));
    const first = await comeBack('anna');
    await browser.complete(first, { code: first.code });
    await database.db.update(account).set({ email: 'other@example.ru' }).where(eq(account.id, id));
    const second = await comeBack('anna');
    const done = await browser.complete(second, { code: second.code });
    expect((await accountOf(tokensOf(done).access)).id).toBe(id);
  });
});

it('an unverified email address that no account has becomes the pending address of the new account', async () => {
  const { code, ...attempt } = await comeBack('boris');
  const done = await browser.complete(attempt, { code, ...CONSENTS });
  expect((await accountOf(tokensOf(done).access)).email).toBeNull();
  const [row] = await database.db.select().from(account);
  expect(row).toMatchObject({ email: null, emailConfirmedAt: null, pendingEmail: 'demo@vitrina.example' });
});

it('an account with external sign-in is not deleted by the cleanup, even without a proven address', async () => {
  const { code, ...attempt } = await comeBack('boris');
  await browser.complete(attempt, { code, ...CONSENTS });
  test.advance(60 * 24 * 60 * 60_000);
  await cleanUp(test.deps);
  expect(await database.db.$count(account)).toBe(1);
});

describe('an attempt of external sign-in is refused', () => {
  const refused = '409 EXTERNAL_SIGN_IN_REJECTED';

  it('external sign-in is refused if its state is wrong', async () => {
    const { code, ...attempt } = await comeBack('vera');
    const other = { ...attempt, state: 'x'.repeat(43) };
    expect(await endOf(await browser.complete(other, { code }))).toBe(refused);
  });

  it('external sign-in is refused if its state belongs to another attempt in the same browser', async () => {
    const { code, secret } = await comeBack('vera');
    const other = await browser.begin(secret);
    expect(other.secret).toBe(secret);
    expect(await endOf(await browser.complete(other, { code }))).toBe(refused);
  });

  it('external sign-in is refused in another browser and without the cookie', async () => {
    const { code, ...attempt } = await comeBack('vera');
    const { secret } = await browser.begin();
    expect(await endOf(await browser.complete({ ...attempt, secret }, { code }))).toBe(refused);
    expect(await endOf(await browser.complete({ ...attempt, secret: null }, { code }))).toBe(refused);
    // The browser that began the attempt can still finish it.
    expect(await endOf(await browser.complete(attempt, { code }))).toBe('200 CONSENT_REQUIRED');
  });

  it('a completed external sign-in cannot be repeated', async () => {
    const { code, ...attempt } = await comeBack('vera');
    expect(await endOf(await browser.complete(attempt, { code, ...CONSENTS }))).toBe('200 SIGNED_IN');
    expect(await endOf(await browser.complete(attempt, { code, ...CONSENTS }))).toBe(refused);
  });

  it('external sign-in is refused if its code was used in another attempt', async () => {
    const first = await comeBack('vera');
    await browser.complete(first, { code: first.code });
    const second = await browser.begin();
    expect(await endOf(await browser.complete(second, { code: first.code }))).toBe(refused);
  });

  it('external sign-in is refused after ten minutes, but not before', async () => {
    const { code, ...attempt } = await comeBack('vera');
    test.advance(599_000);
    expect(await endOf(await browser.complete(attempt, { code }))).toBe('200 CONSENT_REQUIRED');
    test.advance(1_000);
    expect(await endOf(await browser.complete(attempt, CONSENTS))).toBe(refused);
  });

  it.each([
    ['nonce', { nonce: 'another' }],
    ['verifier', { codeVerifier: 'w'.repeat(43) }],
  ])('external sign-in is refused if the %s differs from the one sent to the provider', async (_, change) => {
    const { code, ...attempt } = await comeBack('vera');
    await database.db.update(externalAttempt).set(change);
    expect(await endOf(await browser.complete(attempt, { code }))).toBe(refused);
    expect(test.log.filter(({ level }) => level === 'warn')).toHaveLength(1);
    // The attempt is finished, so even the correct values are refused now.
    expect(await database.db.$count(externalAttempt)).toBe(0);
  });

  it('external sign-in is refused if its code is unknown or missing', async () => {
    const attempt = await browser.begin();
    expect(await endOf(await browser.complete(attempt, {}))).toBe(refused);
    expect(await endOf(await browser.complete(attempt, CONSENTS))).toBe(refused);
    expect(await endOf(await browser.complete(attempt, { code: 'made-up' }))).toBe(refused);
  });
});

describe('parallel calls that finish an external sign-in', () => {
  it('parallel calls that finish an external sign-in exchange the code only once', async () => {
    const { code, ...attempt } = await comeBack('vera');
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser.complete(attempt, { code })));
    const ends = await Promise.all(answers.map(endOf));
    expect(ends.filter((end) => end === '200 CONSENT_REQUIRED')).toHaveLength(1);
    expect(ends.filter((end) => end === '409 EXTERNAL_SIGN_IN_REJECTED')).toHaveLength(4);
    expect(await endOf(await browser.complete(attempt, CONSENTS))).toBe('200 SIGNED_IN');
  });

  it('external sign-in creates only one account if the consent is sent twice', async () => {
    const { code, ...attempt } = await comeBack('vera');
    await browser.complete(attempt, { code });
    const ends = await Promise.all([1, 2].map(async () => endOf(await browser.complete(attempt, CONSENTS))));
    expect(ends.sort()).toEqual(['200 SIGNED_IN', '409 EXTERNAL_SIGN_IN_REJECTED']);
    expect(await database.db.$count(account)).toBe(1);
  });
});

describe('starting an external sign-in', () => {
  it('starting an external sign-in returns the provider’s URL with state, nonce and challenge, and binds the attempt to the browser for ten minutes', async () => {
    const response = await browser.start();
    const { searchParams, origin, pathname } = new URL(((await response.json()) as { url: string }).url);
    expect(origin + pathname).toBe(`${provider.issuer}/auth`);
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: 'code',
      client_id: 'vitrina',
      redirect_uri: 'http://localhost:3999/login/external/demo',
      scope: 'openid profile email',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-vitrina-external=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    const [row] = await database.db.select().from(externalAttempt);
    expect(JSON.stringify(row)).not.toContain(searchParams.get('state'));
  });

  it('starting an external sign-in replaces a cookie that was not issued by the shop', async () => {
    expect((await browser.begin('short')).secret).toMatch(/^[\w-]{43}$/);
  });

  it.each([['https://evil.example/'], ['//evil.example'], ['/\\evil.example'], ['javascript:alert(1)']])(
    'starting an external sign-in refuses %s as the page to which the shopper returns',
    async (redirect) => {
      expect((await browser.start(null, { mode: 'redirect', redirect })).status).toBe(422);
    },
  );

  it('starts of external sign-ins are limited by network', async () => {
    const answers = await Promise.all(Array.from({ length: 121 }, () => browser.start()));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('404: external sign-in cannot start with a provider that is not configured', async () => {
    const vk = externalBrowser(test, { provider: 'vk' });
    expect(await endOf(await vk.start())).toBe('404 NOT_FOUND');
    expect(await endOf(await vk.complete({ state: 'x'.repeat(43), secret: null }, { code: 'c' }))).toBe(
      '404 NOT_FOUND',
    );
    const providers = await (await test.call('/api/auth/external')).json();
    expect(providers).toEqual({ providers: [{ id: 'demo', name: 'Демо ID' }] });
  });
});

describe('an unreachable provider', () => {
  it('external sign-in gets 503 at its start if the provider is unreachable; the next start tries again', async () => {
    const own = await startProvider({ port: 0 });
    const port = Number(new URL(own.issuer).port);
    await own.stop();
    test = createTestApp(database.db, { externalProviders: providersAt(own.issuer) });
    browser = externalBrowser(test);
    const response = await browser.start();
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await endOf(response)).toBe('503 UNAVAILABLE');
    expect(test.log.map(({ level, fields }) => [level, fields.provider])).toContainEqual(['error', 'demo']);
    const risen = await startProvider({ port });
    expect((await browser.start()).status).toBe(200);
    await risen.stop();
  });

  it('external sign-in gets 503 if the provider is unreachable when the code is exchanged; the attempt ends', async () => {
    const own = await startProvider({ port: 0 });
    test = createTestApp(database.db, { externalProviders: providersAt(own.issuer) });
    browser = externalBrowser(test);
    const { code, ...attempt } = await comeBack('vera');
    await own.stop();
    expect(await endOf(await browser.complete(attempt, { code }))).toBe('503 UNAVAILABLE');
    expect(await endOf(await browser.complete(attempt, { code }))).toBe('409 EXTERNAL_SIGN_IN_REJECTED');
  });
});

it('the log of external sign-ins contains no codes, states and addresses of shoppers', async () => {
  const { code, ...attempt } = await comeBack('vera');
  await database.db.update(externalAttempt).set({ nonce: 'other' });
  await browser.complete(attempt, { code });
  const log = JSON.stringify(test.log);
  for (const secret of [code, attempt.state, attempt.secret, 'vera']) expect(log).not.toContain(secret);
});
