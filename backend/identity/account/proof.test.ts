import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '#contract/zod/zod.schemas.ts';
import { account, tokenFamily } from '../../domain/tables/identities.ts';
import { freshDatabase } from '../../platform/testing/database.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { confirmation } from '../base/tables.ts';
import { ACCOUNT, openAccount, PASSWORD, signIn, type TestShopper } from '../testing/account.ts';
import { PROOF_LIFE_MS, requireProof } from './proof.ts';

const MINUTE = 60_000;

let database: Awaited<ReturnType<typeof freshDatabase>>;
let test: TestApp;
let anna: TestShopper;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await forgetEveryone(database.db);
  let count = 0;
  test = createTestApp(database.db, { secrets: () => `secret-${count++}-`.padEnd(43, '0') });
  anna = await openAccount(test, { email: 'anna@example.ru' });
});

const outcome = async (response: Response) =>
  response.status < 300 ? response.status : `${response.status} ${((await response.json()) as Problem).code}`;

const save = async (change: object, token = anna.token) => {
  const profile = {
    firstName: 'Анна',
    middleName: '',
    lastName: '',
    birthDate: null,
    sex: '',
    phone: '',
    email: 'anna@example.ru',
    subscriptions: [],
  };
  return outcome(await test.call(ACCOUNT, { method: 'PUT', token, body: { ...profile, ...change } }));
};
const prove = async (body: object, token = anna.token) =>
  outcome(await test.call(`${ACCOUNT}/proof`, { token, body: { password: null, code: null, ...body } }));
const askForCode = async (token = anna.token) =>
  outcome(await test.call(`${ACCOUNT}/proof/code`, { method: 'POST', token }));
const setPassword = async () =>
  outcome(
    await test.call(`${ACCOUNT}/password`, {
      method: 'PUT',
      token: anna.token,
      body: { currentPassword: null, newPassword: 'malinovyy-uzvar-1986' },
    }),
  );
const remove = async () =>
  outcome(await test.call(`${ACCOUNT}/deletion`, { token: anna.token, body: { password: null } }));
const lastCode = () => /^\d{6}/.exec(test.messages.at(-1)?.text ?? '')?.[0] ?? '';
const endProofs = () => database.db.update(tokenFamily).set({ provenAt: null });
const withoutPassword = () => database.db.update(account).set({ passwordHash: null });

describe('a session whose owner last signed in or confirmed the password ten minutes ago', () => {
  beforeEach(() => test.advance(PROOF_LIFE_MS));

  it.each([
    ['another e-mail', { email: 'thief@example.com' }],
    ['another phone', { phone: '+79990000000' }],
    ['no e-mail', { email: '', phone: '+79991234567' }],
  ])('ten minutes after the last proof, a session cannot save %s', async (_, change) => {
    await database.db.update(account).set({ phone: '+79991234567' });
    expect(await save({ phone: '+79991234567', ...change })).toBe('403 PROOF_NEEDED');
    expect(await database.db.select().from(account)).toMatchObject([
      { email: 'anna@example.ru', pendingEmail: null, phone: '+79991234567', pendingPhone: null },
    ]);
    expect(test.messages).toEqual([]);
  });

  it('ten minutes after the last proof, a session can still save fields that give no access, which also removes a pending address (§4.2.3, §9.15)', async () => {
    await database.db.update(account).set({ pendingEmail: 'new@example.ru' });
    expect(await save({ lastName: 'Лебедева' })).toBe(200);
  });

  it('ten minutes after the last proof, a session cannot set a first password or delete the account (§4.2.3, §9.15)', async () => {
    await withoutPassword();
    expect(await setPassword()).toBe('403 PROOF_NEEDED');
    expect(await remove()).toBe('403 PROOF_NEEDED');
  });

  it('an old session can change addresses after confirming the password; other sessions of the account still cannot', async () => {
    const elsewhere = await signIn(test, anna.email);
    await endProofs();
    expect(await prove({ password: PASSWORD })).toBe(204);
    test.advance(4 * MINUTE);
    expect(await save({ email: 'new@example.ru' }, elsewhere)).toBe('403 PROOF_NEEDED');
    expect(await save({ email: 'new@example.ru' })).toBe(200);
  });
});

it('within ten minutes after the sign-in, an address can be changed without another proof', async () => {
  test.advance(PROOF_LIFE_MS - 1);
  expect(await save({ email: 'new@example.ru' })).toBe(200);
});

it('a session that ends while its request waits for the account lock is refused with PROOF_NEEDED', async () => {
  const [family] = await database.db.update(tokenFamily).set({ revokedAt: test.deps.clock() }).returning();
  const ended = { familyId: family?.id ?? '', now: test.deps.clock() };
  await expect(database.db.transaction((tx) => requireProof(tx, ended))).rejects.toThrow('PROOF_NEEDED');
});

describe('a code that proves access to the account', () => {
  let elsewhere: string;
  beforeEach(async () => {
    elsewhere = await signIn(test, anna.email);
    await withoutPassword();
    await endProofs();
  });

  it('a proof code is sent to the proven address, is stored as a hash, and works once', async () => {
    expect(await askForCode()).toBe(204);
    expect(test.messages).toMatchObject([{ to: 'anna@example.ru', subject: 'Код подтверждения' }]);
    const code = lastCode();
    const [kept] = await database.db.select().from(confirmation);
    expect(JSON.stringify(kept)).not.toContain(code);
    expect(await prove({ code })).toBe(204);
    expect(await prove({ code })).toBe('422 INVALID_REQUEST');
    expect(await setPassword()).toBe(204);
  });

  it('a proof code is invalid in another session, after ten minutes, and after a newer code was sent', async () => {
    await askForCode();
    const first = lastCode();
    expect(await prove({ code: first }, elsewhere)).toBe('422 INVALID_REQUEST');
    await askForCode();
    const second = lastCode();
    expect(second).not.toBe(first);
    expect(await prove({ code: first })).toBe('422 INVALID_REQUEST');
    test.advance(PROOF_LIFE_MS);
    expect(await prove({ code: second })).toBe('422 INVALID_REQUEST');
  });

  it('a proof code cannot be guessed, because at most ten tries are allowed in ten minutes (§4.2.3, §9.15)', async () => {
    await askForCode();
    const wrong = lastCode() === '000000' ? '111111' : '000000';
    for (let count = 0; count < 10; count += 1)
      expect(await prove({ code: wrong })).toBe('422 INVALID_REQUEST');
    expect(await prove({ code: lastCode() })).toBe('429 TOO_MANY_REQUESTS');
  });

  it('a proof code is not sent to an account with a password, or without a proven address', async () => {
    await database.db.update(account).set({ email: null, pendingEmail: 'anna@example.ru' });
    expect(await askForCode()).toBe('409 PROOF_NOT_POSSIBLE');
    await database.db.update(account).set({ email: 'anna@example.ru', passwordHash: 'any' });
    expect(await askForCode()).toBe('409 PROOF_NOT_POSSIBLE');
    expect(test.messages).toEqual([]);
  });
});
