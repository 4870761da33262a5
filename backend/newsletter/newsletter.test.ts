import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { CONSENT_TEXTS, consentSentence } from '#shared/forms/consents.ts';
import { EVIDENCE_DAYS, UNCONFIRMED_DAYS } from '#shared/forms/newsletter.ts';
import { smallShopDatabase } from '../catalog/testing/database.ts';
import { cleanUp } from '../clean-up.ts';
import { hashOf } from '../domain/secrets.ts';
import { account, consent } from '../domain/tables/identities.ts';
import { ACCOUNT, openAccount } from '../identity/testing/account.ts';
import { outboxMessage } from '../platform/outbox/tables.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../testing/app.ts';
import { countStatements } from '../testing/count-statements.ts';
import { wantsNews } from './receivers.ts';
import { newsletterSubscription as subscription } from './tables.ts';

const NEWSLETTER = '/api/newsletter-orchestration/v1';
const DAY = 24 * 60 * 60 * 1000;

const { db, client, close } = await smallShopDatabase();
afterAll(close);
let test: TestApp;
beforeEach(async () => {
  test = createTestApp(db);
  await forgetEveryone(db);
  await db.delete(subscription);
  await db.delete(outboxMessage);
});

const ask = (email = 'anna@example.ru', clientIp = '203.0.113.7') =>
  test.call(`${NEWSLETTER}/subscriptions`, { body: { email, marketingConsent: true }, clientIp });
const confirm = async (token: string) =>
  (await test.call(`${NEWSLETTER}/confirmations`, { body: { token } })).status;
const end = (token: string) => test.call('/api/user-orchestration/v1/unsubscriptions', { body: { token } });
/** The token in the link of the newest letter. */
const tokenSent = () => /token=([\w-]{43})$/m.exec(test.messages.at(-1)?.text ?? '')?.[1] ?? '';
const kept = () => db.select().from(subscription);

async function subscribed(email = 'anna@example.ru'): Promise<void> {
  await ask(email);
  expect(await confirm(tokenSent())).toBe(204);
}

describe('subscribeToNewsletter', () => {
  it('subscribing returns 204, stores the address in lower case with the consent, and sends only a letter with the confirmation link', async () => {
    expect((await ask('Anna@Example.RU')).status).toBe(204);
    expect(await kept()).toMatchObject([
      {
        email: 'anna@example.ru',
        state: 'asked',
        ip: '203.0.113.7',
        confirmedAt: null,
        consentDocument: '/page/marketing-agreement',
        consentVersion: 'newsletter-1',
        consentTextHash: hashOf(consentSentence(CONSENT_TEXTS.newsletter)),
      },
    ]);
    expect(test.messages.map(({ to, subject }) => [to, subject])).toEqual([
      ['anna@example.ru', 'Подтвердите подписку на\u00a0новости'],
    ]);
    expect(test.messages[0]?.text).toContain('https://shop.example/newsletter/confirmation?token=');
    expect(await wantsNews(db, 'anna@example.ru')).toBe(false);
  });

  it('204: a repeated subscription request sends the same link again, and the subscription is stored once', async () => {
    await ask();
    const token = tokenSent();
    test.advance(6 * DAY);
    expect((await ask()).status).toBe(204);
    expect(tokenSent()).toBe(token);
    expect(await kept()).toHaveLength(1);
    test.advance(6 * DAY);
    expect(await confirm(token)).toBe(204);
  });

  it('204: a request for a subscribed address has the usual response; its owner gets a letter with an unsubscribe link', async () => {
    await subscribed();
    const consented = await kept();
    test.advance(DAY);
    const again = await ask();
    expect([again.status, await again.text()]).toEqual([204, '']);
    expect(test.messages.at(-1)?.subject).toBe('Вы\u00a0уже подписаны на\u00a0новости');
    expect(await kept()).toEqual(consented);
    expect(await (await end(tokenSent())).json()).toEqual({ letters: 'NEWS' });
    expect(await wantsNews(db, 'anna@example.ru')).toBe(false);
  });

  it('204: a subscription request for the address of a subscribed account has the usual response', async () => {
    const { email } = await openAccount(test, { subscriptions: ['EMAIL_NEWS'] });
    expect((await ask(email)).status).toBe(204);
    expect(test.messages.at(-1)?.subject).toBe('Вы\u00a0уже подписаны на\u00a0новости');
    expect((await end(tokenSent())).status).toBe(200);
    const [owner] = await db.select().from(account);
    expect(owner?.subscriptions).toEqual([]);
  });

  it('subscribeToNewsletter runs the same statements for every address, so that the response time reveals nothing', async () => {
    await subscribed('known@example.ru');
    const { email } = await openAccount(test, { subscriptions: ['EMAIL_NEWS'] });
    const statements = countStatements(client);
    const askOnly = (each: string) =>
      statements.during(() =>
        test.call(`${NEWSLETTER}/subscriptions`, {
          body: { email: each, marketingConsent: true },
          leaveMessages: true,
        }),
      );
    const ofNew = await askOnly('new@example.ru');
    expect(ofNew).toBeGreaterThan(2);
    expect([await askOnly('known@example.ru'), await askOnly(email)]).toEqual([ofNew, ofNew]);
  });

  it('429: subscription requests from any network send at most three letters an hour to one mailbox', async () => {
    for (const last of [1, 2, 3])
      expect((await ask('anna@example.ru', `203.0.113.${last}`)).status).toBe(204);
    expect((await ask('ANNA@example.ru', '198.51.100.4')).status).toBe(429);
    expect(test.messages).toHaveLength(3);
    expect((await ask('boris@example.ru', '203.0.113.1')).status).toBe(204);
  });
});

describe('confirmNewsletter', () => {
  it('204: the link in the letter confirms a subscription; confirming it again changes nothing', async () => {
    await ask();
    const token = tokenSent();
    expect([await confirm(token), await confirm(token)]).toEqual([204, 204]);
    expect(await kept()).toMatchObject([
      { state: 'confirmed', confirmedAt: test.deps.clock(), keptUntil: null },
    ]);
    expect(await wantsNews(db, 'anna@example.ru')).toBe(true);
  });

  it('404: an expired confirmation link is refused, and its address is then deleted', async () => {
    await ask();
    test.advance(UNCONFIRMED_DAYS * DAY + 1);
    expect(await confirm(tokenSent())).toBe(404);
    await cleanUp(test.deps);
    expect(await kept()).toEqual([]);
  });

  it('404: the confirmation refuses a token that the shop has not signed, and the token of an unsubscribe link', async () => {
    expect(await confirm('0'.repeat(43))).toBe(404);
    await subscribed();
    await ask();
    expect(await confirm(tokenSent())).toBe(404);
  });

  it('404: an old confirmation link cannot restart an ended subscription, but a new request can', async () => {
    await ask();
    const token = tokenSent();
    await confirm(token);
    await ask();
    await end(tokenSent());
    expect(await confirm(token)).toBe(404);
    await subscribed();
    expect((await kept()).map(({ state }) => state).toSorted()).toEqual(['confirmed', 'ended']);
  });

  it('204: if an account has proven the address, the confirmed subscription and its consent are stored with the account', async () => {
    const { id, email, token } = await openAccount(test, { subscriptions: ['SMS_NEWS'] });
    const askedAt = test.deps.clock();
    await ask(email);
    test.advance(60_000);
    expect(await confirm(tokenSent())).toBe(204);
    const [owner] = await db.select().from(account).where(eq(account.id, id));
    expect(owner?.subscriptions).toEqual(['SMS_NEWS', 'EMAIL_NEWS']);
    const [given] = await db.select().from(consent).where(eq(consent.accountId, id));
    expect(given).toMatchObject({
      purpose: 'marketing',
      version: 'newsletter-1',
      ip: '203.0.113.7',
      withdrawnAt: null,
      givenAt: askedAt,
    });
    expect(await kept()).toMatchObject([{ state: 'moved' }]);
    const data = await (await test.call(`${ACCOUNT}/data`, { token })).json();
    expect(data).toMatchObject({ newsletter: [{ email, version: 'newsletter-1', endedAt: null }] });
  });
});

describe('unsubscribing', () => {
  it('unsubscribing retains the consent as evidence for EVIDENCE_DAYS days, and then deletes everything', async () => {
    await subscribed();
    await ask();
    await end(tokenSent());
    expect(await kept()).toMatchObject([{ state: 'ended', endedAt: test.deps.clock() }]);
    test.advance(EVIDENCE_DAYS * DAY - DAY);
    await cleanUp(test.deps);
    expect(await kept()).toHaveLength(1);
    test.advance(2 * DAY);
    await cleanUp(test.deps);
    expect(await kept()).toEqual([]);
  });

  it("unsubscribing does not end the account's other subscriptions and their consent", async () => {
    const { id, email } = await openAccount(test);
    await subscribed(email);
    await db.update(account).set({ subscriptions: ['EMAIL_NEWS', 'SMS_NEWS'] });
    await ask(email);
    await end(tokenSent());
    const [owner] = await db.select().from(account).where(eq(account.id, id));
    expect(owner?.subscriptions).toEqual(['SMS_NEWS']);
    const [given] = await db.select().from(consent);
    expect(given?.withdrawnAt).toBeNull();
  });

  it('unsubscribing withdraws the marketing consent of an account if its last subscription ends', async () => {
    const { email } = await openAccount(test);
    await subscribed(email);
    await ask(email);
    await end(tokenSent());
    const [given] = await db.select().from(consent);
    expect(given?.withdrawnAt).toEqual(test.deps.clock());
  });

  it('deleting an account also deletes an unconfirmed subscription of its address', async () => {
    const { email, token } = await openAccount(test);
    await ask(email);
    const body = { password: 'lipovyy-chay-1986' };
    expect((await test.call(`${ACCOUNT}/deletion`, { body, token })).status).toBe(204);
    expect(await kept()).toEqual([]);
  });

  it('unsubscribing in the account’s preferences also ends a subscription that is stored with the address alone', async () => {
    const { email, token } = await openAccount(test);
    await subscribed(email);
    await db.insert(subscription).values({
      id: test.deps.ids(),
      email,
      state: 'confirmed',
      ip: '203.0.113.7',
      askedAt: test.deps.clock(),
      consentDocument: '/page/marketing-agreement',
      consentVersion: '1',
      consentTextHash: 'hash',
    });
    const [given] = await db.select().from(consent);
    const path = `${ACCOUNT}/consents/${given?.id}`;
    expect((await test.call(path, { method: 'DELETE', token })).status).toBe(200);
    expect(await wantsNews(db, email)).toBe(false);
  });
});

it('a confirmed subscription is moved to an account that proves the address later', async () => {
  await subscribed('vera@example.ru');
  await openAccount(test, { email: 'vera@example.ru' });
  const [owner] = await db.select().from(account);
  expect(owner?.subscriptions).toEqual(['EMAIL_NEWS']);
  expect(await kept()).toMatchObject([{ state: 'moved' }]);
  expect(await db.select().from(consent)).toMatchObject([{ version: 'newsletter-1' }]);
});
