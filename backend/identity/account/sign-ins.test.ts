import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignIns } from '#contract/zod/zod.schemas.ts';
import { freshDatabase } from '../../platform/testing/database.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { ACCOUNT, openAccount, signIn, type TestShopper } from '../testing/account.ts';

const SIGN_INS = `${ACCOUNT}/sign-ins`;
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
  test = createTestApp(database.db);
  anna = await openAccount(test);
});

async function list(token: string): Promise<SignIns['items']> {
  return ((await (await test.call(SIGN_INS, { token })).json()) as SignIns).items;
}

const end = async (id: string, token: string) =>
  (await test.call(`${SIGN_INS}/${id}`, { method: 'DELETE', token })).status;
const statusOf = async (token: string) => (await test.call(ACCOUNT, { token })).status;
/** Returns the id of the sign-in to which a token belongs. */
const idOf = async (token: string) => (await list(token)).find(({ current }) => current)?.id ?? '';

describe('getMySignIns', () => {
  it('the list of sign-ins shows active ones with their devices: the current one first, then the most recently used', async () => {
    const moments = [test.deps.clock()];
    const tokens = [anna.token];
    for (let count = 1; count <= 2; count += 1) {
      test.advance(MINUTE);
      moments.push(test.deps.clock());
      tokens.push(await signIn(test, anna.email));
    }
    const [first, second, third] = moments.map((moment) => moment.toISOString());
    const shown = (await list(tokens[1] ?? '')).map(({ id: _, ...rest }) => rest);
    const device = 'Chrome, Windows';
    expect(shown).toEqual([
      { device, createdAt: second, lastSeenAt: second, current: true },
      { device, createdAt: third, lastSeenAt: third, current: false },
      { device, createdAt: first, lastSeenAt: first, current: false },
    ]);
  });

  it('the list of sign-ins leaves out sign-ins that ended by signing out or by a week without use', async () => {
    const other = await signIn(test, anna.email);
    await test.call('/api/auth/logout', { method: 'POST', token: other });
    expect(await list(anna.token)).toHaveLength(1);
    test.advance(7 * 24 * 60 * MINUTE);
    expect(await list(await signIn(test, anna.email))).toMatchObject([{ current: true }]);
  });
});

describe('endMySignIn', () => {
  it('204: ending one sign-in signs out only that device; a repeated call changes nothing', async () => {
    const other = await signIn(test, anna.email);
    const id = await idOf(other);
    expect(await end(id, anna.token)).toBe(204);
    expect(await statusOf(other)).toBe(401);
    expect(await statusOf(anna.token)).toBe(200);
    expect(await end(id.toUpperCase(), anna.token)).toBe(204);
  });

  it('404: ending a sign-in of another account gets the same response as an unknown one, and does not end it', async () => {
    const olga = await openAccount(test);
    expect(await end(await idOf(olga.token), anna.token)).toBe(404);
    expect(await statusOf(olga.token)).toBe(200);
    expect(await end('00000000-0000-4000-8000-000000000000', anna.token)).toBe(404);
  });

  it('422: a sign-in cannot be ended by a malformed id', async () => {
    expect(await end('all', anna.token)).toBe(422);
  });
});

describe('endMySignIns', () => {
  it('204: ending all sign-ins signs out every device of the account, and deletes the cookies of this browser', async () => {
    const olga = await openAccount(test);
    const other = await signIn(test, anna.email);
    const response = await test.call(SIGN_INS, { method: 'DELETE', token: anna.token });
    expect(response.headers.get('clear-site-data')).toBe('"cache"');
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-vitrina-access=; Max-Age=0;/),
      expect.stringMatching(/^__Host-vitrina-refresh=; Max-Age=0;/),
    ]);
    expect(await statusOf(anna.token)).toBe(401);
    expect(await statusOf(other)).toBe(401);
    expect(await statusOf(olga.token)).toBe(200);
  });
});
