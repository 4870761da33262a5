import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccountEvent, AccountUndo, Problem } from '#contract/zod/zod.schemas.ts';
import { cleanUp } from '../../../clean-up.ts';
import { account } from '../../../domain/tables/identities.ts';
import { freshDatabase } from '../../../platform/testing/database.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../../testing/app.ts';
import { accountEvent, accountUndo, externalIdentity, knownDevice } from '../../base/tables.ts';
import { ACCOUNT, openAccount, PASSWORD, signIn, type TestShopper } from '../../testing/account.ts';
import { secretIn } from '../../testing/recovery.ts';
import { UNDO_LIFE_MS } from './offer-undo.ts';

const PHONE = '+79991234567';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let test: TestApp;
let anna: TestShopper;
let thief: string;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await forgetEveryone(database.db);
  test = createTestApp(database.db);
  anna = await openAccount(test, { email: 'anna@example.ru', phone: PHONE });
  thief = await signIn(test, anna.email);
});

const outcome = async (response: Response) =>
  response.status < 300 ? response.status : `${response.status} ${((await response.json()) as Problem).code}`;
const save = (change: object, token = thief) => {
  const profile = {
    firstName: 'Анна',
    middleName: '',
    lastName: '',
    birthDate: null,
    sex: '',
    phone: PHONE,
    email: 'anna@example.ru',
    subscriptions: [],
  };
  return test.call(ACCOUNT, { method: 'PUT', token, body: { ...profile, ...change } });
};
const secretTo = (address: string) =>
  secretIn(test.messages.findLast(({ to, text }) => to === address && text.includes('?token='))?.text);
const confirm = (secret: string) =>
  test.call('/api/auth/register/confirmation', { body: { token: secret }, token: thief });
/**
 * Changes an address of the account and proves the new one. The clock advances with each change, so that
 * changes differ in time.
 */
const change = async (fields: { email?: string; phone?: string }) => {
  test.advance(1000);
  expect((await save(fields)).status).toBe(200);
  const address = fields.phone || fields.email;
  if (address) expect((await confirm(secretTo(address))).status).toBe(200);
};
const undo = (token: string) => test.call('/api/user-orchestration/v1/undone-changes', { body: { token } });
const login = async (name: string, password = PASSWORD) =>
  outcome(await test.call('/api/auth/login', { body: { login: name, password } }));
const addresses = () =>
  database.db
    .select({ email: account.email, phone: account.phone })
    .from(account)
    .where(eq(account.id, anna.id));

describe('the letter about a changed address', () => {
  it('the letter about a changed address goes to the replaced address; the database stores only a hash of its secret', async () => {
    await change({ email: 'thief@example.com' });
    expect(test.messages.at(-1)).toMatchObject({
      to: 'anna@example.ru',
      subject: 'Электронная почта изменена',
    });
    expect(test.messages.at(-1)?.text).toContain('/undo?token=');
    const kept = await database.db.select().from(accountUndo);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(secretTo('anna@example.ru'));
  });

  it('a change of the phone is announced to the old phone; a first phone is announced to the email address', async () => {
    await change({ phone: '+79990000000' });
    expect(test.messages.at(-1)).toMatchObject({ channel: 'sms', to: PHONE });
    await database.db.update(account).set({ phone: null });
    await change({ phone: '+79990000001' });
    expect(test.messages.at(-1)).toMatchObject({ to: 'anna@example.ru', subject: 'Телефон изменён' });
  });

  it('the letter about a removed address goes to this address; the removal takes effect at once', async () => {
    await change({ email: '' });
    expect(test.messages.at(-1)).toMatchObject({ to: 'anna@example.ru' });
    expect(await (await undo(secretTo('anna@example.ru'))).json()).toEqual({ letter: 'EMAIL' });
    expect(await addresses()).toEqual([{ email: 'anna@example.ru', phone: PHONE }]);
  });
});

describe('the link in the letter about a changed address', () => {
  it('the undo link restores both addresses, removes the password and all sign-ins, and sends a password reset link (§4.2.4, §9.14)', async () => {
    await change({ email: 'thief@example.com' });
    const secret = secretTo('anna@example.ru');
    await change({ email: 'thief@example.com', phone: '+79990000000' });
    await save({ email: 'waiting@example.com', phone: '+79990000000' });
    const waiting = secretTo('waiting@example.com');
    const now = new Date(test.deps.clock().getTime());
    const linked = { provider: 'vk', subject: 'thief', accountId: anna.id, createdAt: now };
    await database.db.insert(externalIdentity).values(linked);

    const answer = await undo(secret);
    expect((await answer.json()) as AccountUndo).toEqual({ letter: 'EMAIL' });
    expect(await database.db.select().from(account)).toMatchObject([
      ...[{ email: 'anna@example.ru', phone: PHONE, pendingEmail: null, passwordHash: null }],
    ]);
    expect(await database.db.select().from(externalIdentity)).toEqual([]);
    expect(await database.db.select().from(knownDevice)).toEqual([]);
    expect(await outcome(await test.call(ACCOUNT, { token: thief }))).toBe('401 UNAUTHORIZED');
    expect(await outcome(await confirm(waiting))).toBe('409 CONFIRMATION_REJECTED');
    expect(await login('anna@example.ru')).toBe('401 INVALID_CREDENTIALS');
    expect(test.messages.at(-1)).toMatchObject({ to: 'anna@example.ru' });
    const password = 'malinovyy-uzvar-1986';
    const reset = { body: { token: secretTo('anna@example.ru'), password } };
    expect((await test.call('/api/auth/password/reset', reset)).status).toBe(204);
    expect(await login('anna@example.ru', password)).toBe(204);
  });

  it('the undo link does not remove an external sign-in that was linked before the change', async () => {
    const before = { provider: 'vk', subject: 'anna', accountId: anna.id, createdAt: test.deps.clock() };
    await database.db.insert(externalIdentity).values(before);
    await change({ email: 'thief@example.com' });
    await undo(secretTo('anna@example.ru'));
    expect(await database.db.select().from(externalIdentity)).toMatchObject([{ subject: 'anna' }]);
  });

  it('the undo link works once, even if it is opened twice at once (§4.2.4, §9.14)', async () => {
    await change({ email: 'thief@example.com' });
    const secret = secretTo('anna@example.ru');
    const answers = await Promise.all([undo(secret), undo(secret)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('an undo link becomes invalid when an earlier change is undone, but stays valid when a later change is undone', async () => {
    await change({ email: 'first@example.com' });
    const first = secretTo('anna@example.ru');
    await change({ email: 'second@example.com' });
    const second = secretTo('first@example.com');
    expect((await undo(second)).status).toBe(200);
    expect(await addresses()).toMatchObject([{ email: 'first@example.com' }]);
    expect((await undo(first)).status).toBe(200);
    expect(await addresses()).toMatchObject([{ email: 'anna@example.ru' }]);

    thief = await thiefAgain();
    await change({ email: 'first@example.com' });
    const again = secretTo('anna@example.ru');
    await change({ email: 'second@example.com' });
    expect((await undo(again)).status).toBe(200);
    expect(await outcome(await undo(secretTo('first@example.com')))).toBe('409 UNDO_REJECTED');
  });

  it('the undo link is valid for seven days; then it is deleted (§4.2.4, §9.14)', async () => {
    await change({ email: 'thief@example.com' });
    const secret = secretTo('anna@example.ru');
    test.advance(UNDO_LIFE_MS - 1);
    const other = secret.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect(await outcome(await undo(other))).toBe('409 UNDO_REJECTED');
    test.advance(1);
    expect(await outcome(await undo(secret))).toBe('409 UNDO_REJECTED');
    expect(await addresses()).toMatchObject([{ email: 'thief@example.com' }]);
    test.advance(1);
    await cleanUp(test.deps);
    expect(await database.db.select().from(accountUndo)).toEqual([]);
  });

  it('the undo link signs the thief out even if another account now owns the old address; then no address is restored', async () => {
    await change({ email: 'thief@example.com' });
    const secret = secretTo('anna@example.ru');
    const again = await openAccount(test, { email: 'anna@example.ru' });
    expect(await (await undo(secret)).json()).toEqual({ letter: 'NONE' });
    expect(await addresses()).toEqual([{ email: null, phone: PHONE }]);
    expect((await test.call(ACCOUNT, { token: again.token })).status).toBe(200);
    expect((await test.call(ACCOUNT, { token: thief })).status).toBe(401);
  });
});

it('a change of an account does not take effect if an undo runs while it waits for the lock', async () => {
  await change({ email: 'thief@example.com' });
  const secret = secretTo('anna@example.ru');
  const late = { email: 'late@example.com', phone: PHONE };
  const [, second] = await Promise.all([undo(secret), save(late)]);
  expect(await outcome(second)).toMatch(/^(401 UNAUTHORIZED|403 PROOF_NEEDED|200)$/);
  expect(await database.db.select().from(account)).toMatchObject([
    { email: 'anna@example.ru', pendingEmail: null },
  ]);
});

describe('an event of an account', () => {
  const read = async (token: string) => {
    const answer = await test.call(`${ACCOUNT}/events`, { token });
    return ((await answer.json()) as { items: AccountEvent[] }).items;
  };

  it('events of an account are listed with the device, newest first (§4.2.5)', async () => {
    await change({ email: 'thief@example.com' });
    expect(await read(thief)).toMatchObject([
      { kind: 'EMAIL_CHANGED', device: '', provider: null },
      { kind: 'SIGNED_IN', device: 'Chrome, Windows', provider: null },
      { kind: 'SIGNED_IN', device: 'Chrome, Windows', provider: null },
    ]);
  });

  it('events of an account are stored without addresses and networks', async () => {
    await change({ email: 'thief@example.com' });
    const rows = JSON.stringify(await database.db.select().from(accountEvent));
    expect(rows).not.toMatch(/example|9991234567|\d+\.\d+\.\d+\.\d+/);
  });

  it('events of an account are listed for 180 days, and then deleted by the cleanup (§4.2.5)', async () => {
    test.advance(180 * 24 * 60 * 60 * 1000);
    const token = await signIn(test, anna.email);
    expect(await read(token)).toHaveLength(1);
    test.advance(1);
    await cleanUp(test.deps);
    expect(await database.db.select().from(accountEvent)).toHaveLength(1);
  });
});

/**
 * Returns the access token of a thief who knows the new password, so that the thief can change the account a
 * second time.
 */
async function thiefAgain(): Promise<string> {
  const password = PASSWORD;
  await test.call('/api/auth/password/reset', { body: { token: secretTo('anna@example.ru'), password } });
  return signIn(test, 'anna@example.ru');
}
