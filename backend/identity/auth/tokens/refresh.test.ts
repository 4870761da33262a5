import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tokenFamily } from '../../../domain/tables/identities.ts';
import { freshDatabase } from '../../../platform/testing/database.ts';
import { createTestApp, forgetEveryone, type TestApp, tokensOf } from '../../../testing/app.ts';

const REFRESH = '/api/auth/refresh';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let database: Awaited<ReturnType<typeof freshDatabase>>;
let test: TestApp;
let first: { access: string; refresh: string };

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await forgetEveryone(database.db);
  test = createTestApp(database.db);
  first = tokensOf(await test.call('/api/auth/guest', { method: 'POST' }));
});

const refresh = (token?: string) => test.call(REFRESH, { method: 'POST', refresh: token });
const identity = (token: string) => test.call('/api/auth/user-identity', { token });

async function expectRejected(token?: string): Promise<void> {
  const response = await refresh(token);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({
    code: 'REFRESH_REJECTED',
    title: 'Сессия завершена. Войдите снова',
  });
  expect(response.headers.getSetCookie()).toEqual([
    '__Host-vitrina-access=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    '__Host-vitrina-refresh=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
}

describe('the renewal of tokens', () => {
  it('a token renewal returns a new pair of tokens for the same identity (§7.2.13)', async () => {
    const before = (await (await identity(first.access)).json()) as { id: string };
    const response = await refresh(first.refresh);
    expect(response.status).toBe(204);
    const second = tokensOf(response);
    expect(second.refresh).not.toBe(first.refresh);
    expect(second.access).not.toBe(first.access);
    expect(await (await identity(second.access)).json()).toMatchObject({ id: before.id, kind: 'guest' });
  });

  it('tokens must be renewed after 15 minutes, and can be renewed for 7 days (§6.3.1)', async () => {
    test.advance(15 * MINUTE - 1);
    expect((await identity(first.access)).status).toBe(200);
    test.advance(1);
    expect((await identity(first.access)).status).toBe(401);
    test.advance(7 * DAY - 15 * MINUTE - 1);
    const second = tokensOf(await refresh(first.refresh));
    expect((await identity(second.access)).status).toBe(200);
  });

  it('a refresh token that is 7 days old is refused', async () => {
    test.advance(7 * DAY);
    await expectRejected(first.refresh);
  });

  it('tokens can be renewed without limit by a shopper who returns every 6 days', async () => {
    let { refresh: token } = first;
    for (let week = 0; week < 5; week++) {
      test.advance(6 * DAY);
      token = tokensOf(await refresh(token)).refresh;
    }
  });

  it.each([undefined, 'unknown', 'x'.repeat(500)])(
    'a token renewal is refused with the token %.10s',
    async (token) => {
      await expectRejected(token);
    },
  );

  it('an access token cannot be used instead of a refresh token', async () => {
    await expectRejected(first.access);
  });
});

describe('parallel tabs that renew their tokens', () => {
  it('two tabs that renew one token within 10 seconds get the same successor (§6.3.3)', async () => {
    const one = tokensOf(await refresh(first.refresh));
    test.advance(10_000);
    const two = tokensOf(await refresh(first.refresh));
    expect(two.refresh).toBe(one.refresh);
    for (const { access } of [one, two]) expect((await identity(access)).status).toBe(200);
    expect((await refresh(one.refresh)).status).toBe(204);
  });

  it('tabs that renew one token at the same time get the same successor', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => refresh(first.refresh)));
    expect(new Set(answers.map((answer) => tokensOf(answer).refresh)).size).toBe(1);
  });
});

describe('reuse of a refresh token after 10 seconds', () => {
  it('reusing a refresh token after 10 seconds revokes the whole family, so that both thief and shopper are signed out (§6.3.3)', async () => {
    const second = tokensOf(await refresh(first.refresh));
    test.advance(10_001);
    await expectRejected(first.refresh);
    await expectRejected(second.refresh);
    expect((await identity(second.access)).status).toBe(401);
    const [family] = await database.db.select().from(tokenFamily);
    expect(family?.revokedAt).toEqual(test.deps.clock());
  });

  it('reusing a refresh token after 10 seconds does not affect other sign-ins', async () => {
    const other = tokensOf(await test.call('/api/auth/guest', { method: 'POST' }));
    await refresh(first.refresh);
    test.advance(10_001);
    await expectRejected(first.refresh);
    expect((await refresh(other.refresh)).status).toBe(204);
  });
});

describe.each([
  ['POST', '/api/auth/logout'],
  ['DELETE', '/api/_auth/session'],
])('signing out by %s %s', (method, path) => {
  const leave = (tokens: { token?: string; refresh?: string }) => test.call(path, { method, ...tokens });

  it.each<[string, () => { token?: string; refresh?: string }]>([
    ['both tokens', () => ({ token: first.access, refresh: first.refresh })],
    ['the bearer alone', () => ({ token: first.access })],
    ['the cookie alone', () => ({ refresh: first.refresh })],
  ])('signing out revokes the sign-in with %s and expires the cookies', async (_, tokens) => {
    const response = await leave(tokens());
    expect(response.status).toBe(204);
    expect(response.headers.get('clear-site-data')).toBe('"cache"');
    expect(response.headers.getSetCookie()).toEqual([
      '__Host-vitrina-access=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-vitrina-refresh=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
    expect((await identity(first.access)).status).toBe(401);
    await expectRejected(first.refresh);
  });

  it('signing out returns 204 even without a session, with an expired session, and when repeated (§7.2.12)', async () => {
    expect((await leave({})).status).toBe(204);
    expect((await leave({ token: 'unknown', refresh: 'unknown' })).status).toBe(204);
    test.advance(DAY);
    expect((await leave({ token: first.access })).status).toBe(204);
    await expectRejected(first.refresh);
    expect((await leave({ token: first.access })).status).toBe(204);
  });

  it('signing out does not end other sign-ins of the same shopper (§7.2.12)', async () => {
    const [family] = await database.db.select().from(tokenFamily);
    const other = tokensOf(await test.call('/api/auth/guest', { method: 'POST' }));
    const rows = await database.db.select().from(tokenFamily);
    const otherFamily = rows.find((row) => row.id !== family?.id);
    await database.db
      .update(tokenFamily)
      .set({ principalId: family?.principalId ?? '' })
      .where(eq(tokenFamily.id, otherFamily?.id ?? ''));
    await leave({ token: first.access });
    expect((await identity(other.access)).status).toBe(200);
  });

  it('signing out deletes the token cookies even if the database is down', async () => {
    const failing = createTestApp(
      new Proxy(database.db, {
        get() {
          throw Object.assign(new Error('down'), { code: 'ECONNREFUSED' });
        },
      }),
    );
    const response = await failing.call(path, { method, token: first.access });
    expect(response.status).toBe(503);
    expect(response.headers.getSetCookie()).toHaveLength(2);
  });
});
