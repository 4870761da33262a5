import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Cart } from '#contract/zod/zod.schemas.ts';
import { seedDemo } from '../../../demo/seed/seed.ts';
import { openPostgres, type Postgres } from '../../../tests/support/postgres.ts';
import { articleIdOf, testCatalog } from '../../catalog/testing/catalog.ts';
import { account, principal, tokenFamily } from '../../domain/tables/identities.ts';
import { type OpenDatabase, openDatabase } from '../../platform/db/client.ts';
import { failure } from '../../platform/http/mount.ts';
import { silentLogger as logger } from '../../platform/log/logger.ts';
import { createTestApp, forgetEveryone, quickHasher, type TestApp, tokensOf } from '../../testing/app.ts';
import { refreshToken } from '../base/tables.ts';

// A PostgreSQL server that allows many connections. PGlite has only one, so requests cannot race in it.
let postgres: Postgres;
let database: OpenDatabase;
let test: TestApp;

beforeAll(async () => {
  postgres = await openPostgres();
  // Starts several processes of a new version at once; each of them tries to migrate the database.
  const opened = await Promise.all(
    Array.from({ length: 4 }, () => openDatabase({ dataDir: '/nowhere', databaseUrl: postgres.url, logger })),
  );
  const [first, ...others] = opened;
  if (!first) throw new Error('No database was opened.');
  await Promise.all(others.map((other) => other.close()));
  database = first;
  await seedDemo(database.db, { catalog: testCatalog(), now: new Date() });
});
afterAll(async () => {
  await database.close();
  await postgres.close();
});
beforeEach(async () => {
  await forgetEveryone(database.db);
  test = createTestApp(database.db, { databaseKind: 'postgresql' });
});

const become = async () => tokensOf(await test.call('/api/auth/guest', { method: 'POST' }));
const refresh = (token: string) => test.call('/api/auth/refresh', { method: 'POST', refresh: token });

it('several processes that start at once migrate the database once', async () => {
  const { rows } = await database.db.execute<{ times: number }>(
    sql`select count(*)::int as times from applied_migration group by tag`,
  );
  expect(rows.every(({ times }) => times === 1)).toBe(true);
  expect((await test.call('/api/_health')).status).toBe(200);
});

it('a hundred tabs that renew the tokens at once get the same new token', async () => {
  const { refresh: token } = await become();
  const answers = await Promise.all(Array.from({ length: 100 }, () => refresh(token)));
  expect(new Set(answers.map((answer) => tokensOf(answer).refresh)).size).toBe(1);
  expect(await database.db.$count(refreshToken)).toBe(2);
  expect(await database.db.$count(tokenFamily, sql`revoked_at is not null`)).toBe(0);
});

it('a stolen token cannot be renewed while its family is being revoked', async () => {
  const { refresh: token } = await become();
  await refresh(token);
  test.advance(10_001);
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(token)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
});

it('if the sign-in form is sent twenty times at once, the guest’s cart is merged once', async () => {
  const id = randomUUID();
  const now = test.deps.clock();
  const credentials = { login: 'anna@example.ru', password: 'lipovyy-chay-1986' };
  await database.db.insert(principal).values({ id, kind: 'user', createdAt: now });
  await database.db.insert(account).values({
    id,
    email: credentials.login,
    emailConfirmedAt: now,
    firstName: 'Анна',
    passwordHash: await quickHasher.hash(credentials.password),
    createdAt: now,
  });
  const { access } = await become();
  const articleId = articleIdOf('futbolka-1-belaya', '46');
  const body = { items: [{ action: 'ADD', articleId, quantity: 1 }] };
  await test.call('/api/cart-orchestration/v1/carts/items/list', { token: access, body });

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      test.call('/api/auth/login', { body: credentials, token: access, clientIp: `203.0.113.${index}` }),
    ),
  );
  const signedIn = answers.filter(({ status }) => status === 204);
  // The rate limit of a login allows ten attempts at once; all others get 429.
  expect(signedIn.length).toBeGreaterThanOrEqual(10);
  const token = tokensOf(signedIn[0] as Response).access;
  const cart = (await (await test.call('/api/cart-orchestration/v1/carts', { token })).json()) as Cart;
  expect(cart.items.map((item) => [item.articleId, item.quantity])).toEqual([[articleId, 1]]);
});

it('if many confirmation links for one address are opened at once, one account gets the address', async () => {
  const person = {
    firstName: 'Анна',
    email: 'anna@example.ru',
    personalDataConsent: true,
    marketingConsent: false,
  };
  for (let index = 0; index < 3; index++)
    await test.call('/api/auth/register', { body: { ...person, password: `lipovyy-chay-${index}` } });
  const tokens = test.messages.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]);
  const answers = await Promise.all(
    [...tokens, ...tokens].map((token) => test.call('/api/auth/register/confirmation', { body: { token } })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await database.db.$count(account, sql`email = 'anna@example.ru'`)).toBe(1);
});

it('503 with Retry-After: a request fails if its SQL statement takes longer than two seconds', async () => {
  // Removes the query string from the database URL. It sets limits that are meant for other test databases.
  const { href } = Object.assign(new URL(postgres.url), { search: '' });
  const usual = await openDatabase({ dataDir: '/nowhere', databaseUrl: href, logger });
  const error = await usual.db.execute(sql`select pg_sleep(30)`).catch((cause: unknown) => cause);
  await usual.close();
  const response = failure(test.deps, error, randomUUID(), 'test');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
});

it('requests succeed again after the database has closed all connections', async () => {
  const { access } = await become();
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()`,
  );
  const statuses = await Promise.all(
    Array.from(
      { length: 5 },
      async () => (await test.call('/api/auth/user-identity', { token: access })).status,
    ),
  );
  for (const status of statuses) expect([200, 503]).toContain(status);
  expect((await test.call('/api/auth/user-identity', { token: access })).status).toBe(200);
});
