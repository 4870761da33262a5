import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem, UserProfile } from '#contract/zod/zod.schemas.ts';
import { consentRecord } from '../../domain/consents/consents.ts';
import { account, consent } from '../../domain/tables/identities.ts';
import { outboxMessage } from '../../platform/outbox/tables.ts';
import { freshDatabase } from '../../platform/testing/database.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { ACCOUNT, openAccount, type TestShopper } from '../testing/account.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let test: TestApp;
let anna: TestShopper;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await forgetEveryone(database.db);
  test = createTestApp(database.db);
  anna = await openAccount(test, { email: 'anna@example.ru' });
});

const profile = {
  phone: '',
  email: 'anna@example.ru',
  firstName: 'Анна',
  middleName: '',
  lastName: '',
  birthDate: null as string | null,
  sex: '',
  subscriptions: [] as string[],
};

async function save(edit: Partial<typeof profile>, token = anna.token): Promise<Response> {
  return test.call(ACCOUNT, { method: 'PUT', token, body: { ...profile, ...edit } });
}

async function saved(edit: Partial<typeof profile>): Promise<UserProfile> {
  const response = await save(edit);
  expect(response.status).toBe(200);
  return response.json() as Promise<UserProfile>;
}

/**
 * Saves the profile with some fields changed. Returns the field errors of the 422 response, each as «pointer
 * code».
 */
async function refused(edit: Partial<typeof profile>): Promise<string[]> {
  const response = await save(edit);
  expect(response.status).toBe(422);
  const { errors } = (await response.json()) as Problem;
  return (errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`);
}

const secretOf = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';
const confirm = (secret: string, token: string | undefined = anna.token) =>
  test.call('/api/auth/register/confirmation', { body: { token: secret }, token });
const read = async () => (await test.call(ACCOUNT, { token: anna.token })).json();

it('every field of a profile is saved, and the saved profile is returned (§3.5.2)', async () => {
  const answered = await saved({
    firstName: ' Анна ',
    middleName: 'Сергеевна',
    lastName: 'Петрова',
    birthDate: '08.03.1990',
    sex: 'FEMALE',
    subscriptions: ['EMAIL_NEWS'],
  });
  expect(answered).toMatchObject({
    firstName: 'Анна',
    middleName: 'Сергеевна',
    lastName: 'Петрова',
    birthDate: '08.03.1990',
    sex: 'FEMALE',
    subscriptions: ['EMAIL_NEWS'],
  });
  expect(await read()).toEqual(answered);
});

it('emptied fields of a profile are cleared; the birth date becomes null (§5.2.2)', async () => {
  await saved({ lastName: 'Петрова', birthDate: '08.03.1990', sex: 'FEMALE' });
  expect(await saved({})).toMatchObject({ lastName: '', birthDate: null, sex: '' });
});

it('all errors of a profile are reported at once, and nothing is saved', async () => {
  expect(await refused({ lastName: 'Петрова', email: '', birthDate: '22.11.2026' })).toEqual([
    '/email last_sign_in_way',
    '/birthDate future_date',
  ]);
  expect(await read()).toMatchObject({ lastName: '', email: 'anna@example.ru' });
});

describe('a new e-mail address', () => {
  it('a new email address is pending until its link is opened; only then it replaces the old one and can be used to sign in (§3.5.1)', async () => {
    const answered = await saved({ email: 'New@Example.ru' });
    expect(answered).toMatchObject({ email: 'anna@example.ru', pendingEmail: 'new@example.ru' });
    expect(test.messages.map(({ channel, to }) => [channel, to])).toEqual([['email', 'new@example.ru']]);

    const confirmed = await confirm(secretOf(test.messages[0]?.text));
    expect(await confirmed.json()).toEqual({ status: 'ADDRESS_CONFIRMED' });
    expect(confirmed.headers.getSetCookie()).toEqual([]);
    expect(await read()).toMatchObject({
      email: 'new@example.ru',
      isEmailConfirmed: true,
      pendingEmail: '',
    });
  });

  it('a new email address gets one message, even if it is saved several times', async () => {
    await saved({ email: 'new@example.ru' });
    await saved({ email: 'new@example.ru', lastName: 'Петрова' });
    expect(test.messages).toHaveLength(1);
  });

  it('a new email address stays pending if the person who opens the link is not signed in to the account (§6.3.6)', async () => {
    const olga = await openAccount(test, { email: 'olga@example.ru' });
    await saved({ email: 'new@example.ru' });
    const secret = secretOf(test.messages.at(-1)?.text);
    const opened = [
      await confirm(secret, ''),
      await confirm(secret, olga.token),
      await confirm(secret, 'ended-long-ago'),
    ];
    expect(opened.map(({ status }) => status)).toEqual([403, 403, 401]);
    expect(await read()).toMatchObject({ email: 'anna@example.ru', pendingEmail: 'new@example.ru' });
    expect((await confirm(secret)).status).toBe(200);
    expect(await read()).toMatchObject({ email: 'new@example.ru', pendingEmail: '' });
  });

  it('a new email address is removed, and its link becomes invalid, when the proven address is saved again', async () => {
    await saved({ email: 'new@example.ru' });
    expect(await saved({})).toMatchObject({ email: 'anna@example.ru', pendingEmail: '' });
    expect((await confirm(secretOf(test.messages[0]?.text))).status).toBe(409);
    expect(await read()).toMatchObject({ email: 'anna@example.ru' });
  });

  it('saving an email address that belongs to another account has the usual response; only its owner gets a message', async () => {
    const olga = await openAccount(test, { email: 'olga@example.ru' });
    const [free, taken] = [
      await saved({ email: 'free@example.ru' }),
      await saved({ email: 'olga@example.ru' }),
    ];
    expect(taken).toEqual({ ...free, pendingEmail: 'olga@example.ru' });
    const message = test.messages.find(({ to }) => to === 'olga@example.ru');
    expect(secretOf(message?.text)).toBe('');
    expect(message?.text).toContain('/login');
    const rows = await database.db.select().from(account).where(eq(account.id, olga.id));
    expect(rows).toMatchObject([{ email: 'olga@example.ru', pendingEmail: null }]);
  });
});

describe('a new phone', () => {
  it('a new phone is shown at once, and is proven by the link in a text message', async () => {
    expect(await saved({ phone: '+79991234567' })).toMatchObject({ phone: '+79991234567' });
    expect(test.messages.map(({ channel, to }) => [channel, to])).toEqual([['sms', '+79991234567']]);
    const row = () => database.db.select().from(account).where(eq(account.id, anna.id));
    expect(await row()).toMatchObject([{ phone: null, pendingPhone: '+79991234567' }]);

    expect((await confirm(secretOf(test.messages[0]?.text))).status).toBe(200);
    expect(await row()).toMatchObject([
      { phone: '+79991234567', pendingPhone: null, phoneConfirmedAt: expect.any(Date) },
    ]);
    // The phone is now a second proven way to sign in, so the email address may be removed.
    expect(await saved({ phone: '+79991234567', email: '' })).toMatchObject({
      email: '',
      phone: '+79991234567',
    });
  });

  it('the email address of an account cannot be removed before the new phone is proven', async () => {
    await saved({ phone: '+79991234567' });
    expect(await refused({ phone: '+79991234567', email: '' })).toEqual(['/email last_sign_in_way']);
  });

  it('a profile with a new phone is refused if the shop sends no text messages', async () => {
    test.deps.canText = false;
    expect(await refused({ phone: '+79991234567' })).toEqual(['/phone phone_unreachable']);
  });
});

it('429: profile changes that send too many messages are refused, and nothing is saved', async () => {
  for (let count = 1; count <= 6; count += 1) await saved({ email: `new-${count}@example.ru` });
  const response = await save({ email: 'new-7@example.ru', lastName: 'Петрова' });
  expect(response.status).toBe(429);
  expect(await read()).toMatchObject({ pendingEmail: 'new-6@example.ru', lastName: '' });
  // Changes that cause no message are still saved.
  expect(await saved({ lastName: 'Петрова' })).toMatchObject({ lastName: 'Петрова' });
});

it('the profile is saved even if the message cannot be sent at once; the message is sent later', async () => {
  const { mail } = test.deps;
  test.deps.mail = { send: () => Promise.reject(new Error('a planted outage')) };
  expect(await saved({ email: 'new@example.ru' })).toMatchObject({ pendingEmail: 'new@example.ru' });
  expect(test.messages).toEqual([]);
  test.deps.mail = mail;
  test.advance(5000);
  await test.sendMessages();
  expect(test.messages.map(({ to }) => to)).toEqual(['new@example.ru']);
});

it('the owner of a new address is looked up after the response, so that the response time reveals nothing', async () => {
  await openAccount(test, { email: 'olga@example.ru' });
  const left = async (email: string) => {
    const body = { ...profile, email };
    await test.call(ACCOUNT, { method: 'PUT', token: anna.token, body, leaveMessages: true });
    const rows = await database.db.select().from(outboxMessage).orderBy(outboxMessage.id);
    return JSON.parse(JSON.stringify(rows.at(-1)?.content).replace(email, '…'));
  };
  const free = await left('free@example.ru');
  expect(free).toMatchObject({ kind: 'address-confirmation', address: { value: '…' } });
  expect(await left('olga@example.ru')).toEqual(free);
});

describe('subscriptions', () => {
  const consents = () =>
    database.db.select().from(consent).where(eq(consent.accountId, anna.id)).orderBy(consent.givenAt);

  it('a chosen subscription is recorded with a consent: its document, text, time and network address (§5.4.1)', async () => {
    await saved({ subscriptions: ['EMAIL_NEWS'] });
    await saved({ subscriptions: ['EMAIL_NEWS'] });
    expect(await consents()).toEqual([
      {
        id: expect.any(String),
        accountId: anna.id,
        ...consentRecord('subscriptions'),
        ip: '203.0.113.7',
        givenAt: test.deps.clock(),
        withdrawnAt: null,
        note: null,
      },
    ]);
  });

  it('a subscription that is ended leaves the account; the row of its consent stays, marked as withdrawn', async () => {
    // Shops used to send news by text message, and this account still has that subscription.
    await database.db.update(account).set({ subscriptions: ['SMS_NEWS'] });
    for (const subscriptions of [
      ['EMAIL_NEWS', 'SMS_NEWS'],
      ['SMS_NEWS'],
      ['EMAIL_NEWS', 'SMS_NEWS'],
      ['SMS_NEWS'],
    ] as const) {
      await saved({ subscriptions: [...subscriptions] });
      test.advance(1000);
    }
    expect((await consents()).map(({ withdrawnAt }) => withdrawnAt)).toEqual([null, null]);
    test.advance(1000);
    const withdrawnAt = test.deps.clock();
    await saved({ subscriptions: [] });
    test.advance(1000);
    await saved({ subscriptions: [] });
    expect(await consents()).toMatchObject([{ withdrawnAt }, { withdrawnAt }]);
  });
});

it('422: a body that is not a profile gets an error for each wrong field', async () => {
  const body = { ...profile, firstName: ' ', email: 'anna', phone: '123' };
  const response = await test.call(ACCOUNT, { method: 'PUT', token: anna.token, body });
  expect(response.status).toBe(422);
  const { errors } = (await response.json()) as Problem;
  expect(errors?.map(({ pointer }) => pointer).sort()).toEqual(['/email', '/firstName', '/phone']);
});
