import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPostgres, type Postgres } from '../../../../tests/support/postgres.ts';
import { account, principal, tokenFamily } from '../../../domain/tables/identities.ts';
import { type OpenDatabase, openDatabase } from '../../../platform/db/client.ts';
import { silentLogger as logger } from '../../../platform/log/logger.ts';
import { createTestApp, forgetEveryone, quickHasher, type TestApp, tokensOf } from '../../../testing/app.ts';
import { confirmation } from '../../base/tables.ts';
import { issueSecret } from '../messages/issue-secret.ts';

const EMAIL = 'anna@example.ru';
const PASSWORD = 'lipovyy-chay-1986';

// A PostgreSQL server that allows many connections. PGlite has only one, so requests cannot race in it.
let postgres: Postgres;
let database: OpenDatabase;
let test: TestApp;
let anna: string;

beforeAll(async () => {
  postgres = await openPostgres();
  database = await openDatabase({ dataDir: '/nowhere', databaseUrl: postgres.url, logger });
});
afterAll(async () => {
  await database.close();
  await postgres.close();
});
beforeEach(async () => {
  await forgetEveryone(database.db);
  const unlimited = new Proxy({} as TestApp['deps']['limits'], {
    get: () => async () => ({ giveBack: async () => {} }),
  });
  test = createTestApp(database.db, { databaseKind: 'postgresql', limits: unlimited });
  anna = test.deps.ids();
  const now = test.deps.clock();
  const passwordHash = await quickHasher.hash(PASSWORD);
  await database.db.insert(principal).values({ id: anna, kind: 'user', createdAt: now });
  await database.db.insert(account).values({
    id: anna,
    email: EMAIL,
    emailConfirmedAt: now,
    firstName: 'Анна',
    passwordHash,
    createdAt: now,
  });
});

const issue = (purpose: 'password' | 'address', address = EMAIL) =>
  database.db.transaction((tx) =>
    issueSecret(tx, test.deps, { accountId: anna, purpose, channel: 'email', address }),
  );
const reset = (token: string, password: string) =>
  test.call('/api/auth/password/reset', { body: { token, password } });
const login = (password: string) => test.call('/api/auth/login', { body: { login: EMAIL, password } });
const twenty = <T>(what: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 20 }, (_, index) => what(index)));

it('if twenty password reset links are requested at once, exactly one of them is valid', async () => {
  await twenty(() => issue('password'));
  expect(await database.db.$count(confirmation, isNull(confirmation.usedAt))).toBe(1);
});

it('if one password reset link sets twenty passwords at once, exactly one of them is set', async () => {
  const token = await issue('password');
  const answers = await twenty((index) => reset(token, `malinovyy-uzvar-${index}`));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  expect((await login(`malinovyy-uzvar-${statuses.indexOf(204)}`)).status).toBe(204);
});

it('a sign-in with the old password is ended if it overlaps with a password reset', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [before, after] = [`${PASSWORD}${round || ''}`, `${PASSWORD}${round + 1}`];
    const token = await issue('password');
    const all = await Promise.all([
      ...Array.from({ length: 8 }, () => login(before)),
      reset(token, after),
      ...Array.from({ length: 8 }, () => login(before)),
    ]);
    for (const { status } of all) expect([204, 401]).toContain(status);
    expect(await database.db.$count(tokenFamily, isNull(tokenFamily.revokedAt))).toBe(0);
  }
});

it('an address is confirmed exactly once while newer secrets for it are requested', async () => {
  await database.db.update(account).set({ pendingEmail: 'new@example.ru' }).where(eq(account.id, anna));
  const secret = await issue('address', 'new@example.ru');
  const { access } = tokensOf(await login(PASSWORD));
  const [answers] = await Promise.all([
    twenty(() => test.call('/api/auth/register/confirmation', { body: { token: secret }, token: access })),
    twenty(() => issue('address', 'new@example.ru')),
  ]);
  const statuses = answers.map(({ status }) => status);
  expect(new Set([...statuses, 409])).toEqual(new Set(statuses.includes(200) ? [200, 409] : [409]));
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
});
