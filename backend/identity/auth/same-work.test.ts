import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { freshDatabase } from '../../platform/testing/database.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { openAccount } from '../testing/account.ts';

const KNOWN = 'anna@example.ru';
const UNKNOWN = 'boris@example.ru';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let statements: ReturnType<typeof countStatements>;
let test: TestApp;
beforeAll(async () => {
  database = await freshDatabase();
  statements = countStatements(database.client);
});
beforeEach(async () => {
  await forgetEveryone(database.db);
  test = createTestApp(database.db);
  await openAccount(test, { email: KNOWN });
});
afterAll(() => database.close());

const registration = (email: string) => ({
  email,
  firstName: 'Анна',
  password: 'Vetochka-akatsii-77',
  personalDataConsent: true,
  marketingConsent: false,
});

/**
 * Lists what a request does before its response, because an attacker could measure its time: SQL statements
 * and hashes.
 */
async function workOf(path: string, body: object, clientIp: string) {
  const hashes = test.hashes();
  const answered: number[] = [];
  const count = await statements.during(async () => {
    answered.push((await test.call(path, { body, clientIp, leaveMessages: true })).status);
  });
  return { answered, count, hashes: test.hashes() - hashes };
}

it.each([
  ['registration', '/api/auth/register', registration],
  ['a confirmation', '/api/auth/register/message', (login: string) => ({ login })],
  ['a recovery', '/api/auth/password/reset-request', (login: string) => ({ login })],
  [
    'the newsletter',
    '/api/newsletter-orchestration/v1/subscriptions',
    (email: string) => ({ email, marketingConsent: true }),
  ],
] as const)(
  'the request %s runs the same statements and hashes for a known and an unknown address',
  async (name, path, body) => {
    // Sends one request first, because the first request of a process does more work and cannot be compared.
    await workOf(path, body('vera@example.ru'), '203.0.113.1');
    const known = await workOf(path, body(KNOWN), '203.0.113.2');
    const unknown = await workOf(path, body(UNKNOWN), '203.0.113.3');
    expect(known).toEqual(unknown);
    expect(known.count).toBeGreaterThan(0);
    expect(known.answered).not.toContain(422);
    const equal = { statements: known.count, hashes: known.hashes };
    console.info(`Figures: ${JSON.stringify({ [name]: equal })}`);
  },
);
