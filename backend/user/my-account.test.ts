import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { account, principal } from '../db/schema.ts';
import { freshDatabase } from '../db/testing.ts';
import { createTestApp, forgetEveryone, quickHasher, type TestApp, tokensOf } from '../testing.ts';

const ACCOUNT = '/api/user-orchestration/v1/users/my-account';

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

async function profileOf(values: Partial<typeof account.$inferInsert>): Promise<unknown> {
  const id = test.deps.ids();
  const now = test.deps.clock();
  const passwordHash = await quickHasher.hash('lipovyy-chay-1986');
  await database.db.insert(principal).values({ id, kind: 'user', createdAt: now });
  await database.db
    .insert(account)
    .values({ id, firstName: 'Анна', passwordHash, createdAt: now, ...values });
  const body = { login: values.email ?? values.phone, password: 'lipovyy-chay-1986' };
  const { access } = tokensOf(await test.call('/api/auth/login', { body }));
  const response = await test.call(ACCOUNT, { token: access });
  expect(response.status).toBe(200);
  return response.json();
}

it('shows null for a missing birth date and empty strings for other missing fields', async () => {
  expect(await profileOf({ phone: '+79991234567', phoneConfirmedAt: new Date() })).toEqual({
    id: expect.any(String),
    firstName: 'Анна',
    middleName: '',
    lastName: '',
    birthDate: null,
    sex: '',
    phone: '+79991234567',
    email: '',
    isEmailConfirmed: false,
    pendingEmail: '',
    subscriptions: [],
  });
});

it('shows everything that is known', async () => {
  expect(
    await profileOf({
      middleName: 'Сергеевна',
      lastName: 'Петрова',
      birthDate: '1990-03-08',
      sex: 'FEMALE',
      pendingPhone: '+79991234567',
      email: 'anna@example.ru',
      emailConfirmedAt: new Date(),
      pendingEmail: 'new@example.ru',
      subscriptions: ['EMAIL_NEWS', 'PIGEON_NEWS'],
    }),
  ).toEqual({
    id: expect.any(String),
    firstName: 'Анна',
    middleName: 'Сергеевна',
    lastName: 'Петрова',
    birthDate: '08.03.1990',
    sex: 'FEMALE',
    phone: '+79991234567',
    email: 'anna@example.ru',
    isEmailConfirmed: true,
    pendingEmail: 'new@example.ru',
    subscriptions: ['EMAIL_NEWS'],
  });
});

it('answers 401 for a guest, whatever the tables say', async () => {
  const token = tokensOf(await test.call('/api/auth/guest', { method: 'POST' })).access;
  const [guest] = await database.db.select().from(principal);
  await database.db
    .insert(account)
    .values({ id: guest?.id ?? '', firstName: 'Анна', passwordHash: '', createdAt: new Date() });
  expect((await test.call(ACCOUNT, { token })).status).toBe(401);
});

it('answers 401 without a token', async () => {
  expect((await test.call(ACCOUNT)).status).toBe(401);
});
