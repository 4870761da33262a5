import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account, principal } from '../../domain/tables/identities.ts';
import { freshDatabase } from '../../platform/testing/database.ts';
import { createTestApp, forgetEveryone, type TestApp, tokensOf } from '../../testing/app.ts';
import { externalIdentity } from '../base/tables.ts';
import { ACCOUNT, openAccount } from '../testing/account.ts';

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

async function profileOf(token: string): Promise<unknown> {
  const response = await test.call(ACCOUNT, { token });
  expect(response.status).toBe(200);
  return response.json();
}

describe('getMyAccount', () => {
  it('an account’s missing birth date is null, and its other missing fields are empty strings (§5.2.2)', async () => {
    const { id, token } = await openAccount(test, { email: 'anna@example.ru' });
    expect(await profileOf(token)).toEqual({
      id,
      firstName: 'Анна',
      middleName: '',
      lastName: '',
      birthDate: null,
      sex: '',
      phone: '',
      email: 'anna@example.ru',
      isEmailConfirmed: true,
      pendingEmail: '',
      subscriptions: [],
      hasPassword: true,
      externalProviders: [],
    });
  });

  it('the account shows all data, including a new phone that is not proven yet (§3.5.1, §7.2.5)', async () => {
    const { id, token } = await openAccount(test, {
      middleName: 'Сергеевна',
      lastName: 'Петрова',
      birthDate: '1990-03-08',
      sex: 'FEMALE',
      phone: '+79991234567',
      pendingPhone: '+79997654321',
      email: 'anna@example.ru',
      pendingEmail: 'new@example.ru',
      subscriptions: ['EMAIL_NEWS', 'PIGEON_NEWS'],
    });
    const createdAt = test.deps.clock();
    await database.db.insert(externalIdentity).values([
      { provider: 'yandex', subject: '1', accountId: id, createdAt },
      { provider: 'yandex', subject: '2', accountId: id, createdAt },
      { provider: 'elsewhere', subject: '1', accountId: id, createdAt },
    ]);
    expect(await profileOf(token)).toEqual({
      id,
      firstName: 'Анна',
      middleName: 'Сергеевна',
      lastName: 'Петрова',
      birthDate: '08.03.1990',
      sex: 'FEMALE',
      phone: '+79997654321',
      email: 'anna@example.ru',
      isEmailConfirmed: true,
      pendingEmail: 'new@example.ru',
      subscriptions: ['EMAIL_NEWS'],
      hasPassword: true,
      externalProviders: ['yandex'],
    });
  });

  it('401: a guest gets no account, even if the tables of accounts have rows with the guest’s id', async () => {
    const token = tokensOf(await test.call('/api/auth/guest', { method: 'POST' })).access;
    const [guest] = await database.db.select().from(principal);
    await database.db
      .insert(account)
      .values({ id: guest?.id ?? '', firstName: 'Анна', passwordHash: '', createdAt: new Date() });
    expect((await test.call(ACCOUNT, { token })).status).toBe(401);
  });

  it('401: a request for the account needs a token (§6.1.3)', async () => {
    expect((await test.call(ACCOUNT)).status).toBe(401);
  });
});
