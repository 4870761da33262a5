import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '#contract/zod/zod.schemas.ts';
import { account } from '../../domain/tables/identities.ts';
import { freshDatabase } from '../../platform/testing/database.ts';
import { createTestApp, forgetEveryone, quickHasher, type TestApp } from '../../testing/app.ts';
import { confirmation } from '../base/tables.ts';
import { ACCOUNT, openAccount, PASSWORD, signIn, type TestShopper } from '../testing/account.ts';

const NEW = 'malinovyy-uzvar-1986';

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

async function change(currentPassword: string | null, newPassword = NEW): Promise<Response> {
  const body = { currentPassword, newPassword };
  return test.call(`${ACCOUNT}/password`, { method: 'PUT', token: anna.token, body });
}

async function refused(currentPassword: string | null, newPassword = NEW): Promise<string[]> {
  const response = await change(currentPassword, newPassword);
  expect(response.status).toBe(422);
  const { errors } = (await response.json()) as Problem;
  return (errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`);
}

const statusOf = async (token: string) => (await test.call(ACCOUNT, { token })).status;
const login = async (password: string) =>
  (await test.call('/api/auth/login', { body: { login: anna.email, password } })).status;

it('a password change sets the new password, ends all sign-ins except this one, and notifies the owner', async () => {
  const elsewhere = await signIn(test, anna.email);
  expect((await change(PASSWORD)).status).toBe(204);
  expect(await statusOf(anna.token)).toBe(200);
  expect(await statusOf(elsewhere)).toBe(401);
  expect(await login(PASSWORD)).toBe(401);
  expect(await login(NEW)).toBe(204);
  expect(test.messages.map(({ to, subject }) => [to, subject])).toEqual([
    ['anna@example.ru', 'Пароль изменён'],
  ]);
});

it('an account without a password can get its first password', async () => {
  await database.db.update(account).set({ passwordHash: null });
  expect((await change(null)).status).toBe(204);
  expect(await login(NEW)).toBe(204);
});

it('a password change invalidates password reset links', async () => {
  await test.call('/api/auth/password/reset-request', { body: { login: anna.email } });
  expect(await database.db.select().from(confirmation)).toMatchObject([{ usedAt: null }]);
  const token = /token=([\w-]+)/.exec(test.messages[0]?.text ?? '')?.[1];
  await change(PASSWORD);
  const body = { token, password: 'grushevyy-kisel-1986' };
  expect((await test.call('/api/auth/password/reset', { body })).status).toBe(409);
});

describe('a password change is refused and changes nothing:', () => {
  it.each<[string, string | null, string, string[]]>([
    ['a wrong password', 'not-the-password', NEW, ['/currentPassword wrong_password']],
    ['no password', null, NEW, ['/currentPassword required']],
    ['an empty one', '', NEW, ['/currentPassword required']],
    ['the same one again', PASSWORD, PASSWORD, ['/newPassword same_password']],
    ['a common one', PASSWORD, 'qwerty123456', ['/newPassword common_password']],
    ['the own address', PASSWORD, 'anna@example.ru', ['/newPassword common_password']],
    ['a short one', PASSWORD, 'short', ['/newPassword too_small']],
    [
      'both at once',
      'not-the-password',
      'qwerty123456',
      ['/currentPassword wrong_password', '/newPassword common_password'],
    ],
  ])('a password change with %s is refused and changes nothing', async (_, current, next, errors) => {
    const elsewhere = await signIn(test, anna.email);
    expect(await refused(current, next)).toEqual(errors);
    expect(await statusOf(elsewhere)).toBe(200);
    expect(await login(PASSWORD)).toBe(204);
    expect(test.messages).toEqual([]);
  });
});

it('the eleventh attempt after ten wrong passwords within ten minutes is refused; correct passwords do not count', async () => {
  for (let count = 1; count <= 12; count += 1)
    expect(await refused(PASSWORD, PASSWORD)).toEqual(['/newPassword same_password']);
  for (let count = 1; count <= 10; count += 1) await refused('not-the-password');
  const hashes = test.hashes();
  const response = await change(PASSWORD);
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(test.hashes()).toBe(hashes);
  expect(await login(PASSWORD)).toBe(204);
});

it('of two parallel changes with the same old password, only the first is accepted', async () => {
  const statuses = [await openChange(NEW), await openChange('grushevyy-kisel-1986')];
  // Both requests have read the old hash now, and neither has written a new hash.
  for (const { go } of statuses) go();
  const answered = await Promise.all(statuses.map(({ done }) => done));
  expect(answered.map(({ status }) => status).sort()).toEqual([204, 422]);
});

/** Starts a password change that pauses while the new password is hashed. Calling `go` continues it. */
async function openChange(newPassword: string) {
  const gate = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const stopping = createTestApp(database.db, {
    passwords: {
      verify: (known, password) =>
        known === null ? Promise.resolve(false) : quickHasher.verify(known, password),
      hash: async (password) => {
        reached.resolve();
        await gate.promise;
        return quickHasher.hash(password);
      },
    },
  });
  const body = { currentPassword: PASSWORD, newPassword };
  const done = stopping.call(`${ACCOUNT}/password`, { method: 'PUT', token: anna.token, body });
  await reached.promise;
  return { go: () => gate.resolve(), done };
}
