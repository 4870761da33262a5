import { type account, account as accounts, principal } from '../../domain/tables/identities.ts';
import { quickHasher, type TestApp, tokensOf } from '../../testing/app.ts';

export const ACCOUNT = '/api/user-orchestration/v1/users/my-account';
export const PASSWORD = 'lipovyy-chay-1986';

/** The shortened User-Agent of Chrome on Windows. */
export const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0 Safari/537.36';

export type TestShopper = { id: string; email: string; token: string };

/** Creates an account with a proven email address and signs in to it. */
export async function openAccount(
  test: TestApp,
  values: Partial<typeof account.$inferInsert> = {},
): Promise<TestShopper> {
  const id = test.deps.ids();
  const now = test.deps.clock();
  const email = values.email ?? `anna-${id.slice(0, 8)}@example.ru`;
  await test.deps.db.insert(principal).values({ id, kind: 'user', createdAt: now });
  await test.deps.db.insert(accounts).values({
    id,
    firstName: 'Анна',
    email,
    emailConfirmedAt: now,
    passwordHash: await quickHasher.hash(PASSWORD),
    createdAt: now,
    ...values,
  });
  return { id, email, token: await signIn(test, email) };
}

/** Signs in again with the account's password and returns the access token. */
export async function signIn(test: TestApp, login: string, password = PASSWORD): Promise<string> {
  const headers = { 'user-agent': CHROME };
  return tokensOf(await test.call('/api/auth/login', { body: { login, password }, headers })).access;
}
