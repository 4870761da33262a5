import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserIdentity } from '#contract/zod/zod.schemas.ts';
import { principal } from '../../../domain/tables/identities.ts';
import { freshDatabase } from '../../../platform/testing/database.ts';
import { createTestApp, forgetEveryone, type TestApp, tokensOf } from '../../../testing/app.ts';
import { stopClock } from '../../../testing/stop-clock.ts';

const GUEST = '/api/auth/guest';
const IDENTITY = '/api/auth/user-identity';

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

const become = (token?: string) => test.call(GUEST, { method: 'POST', token });
const identityOf = async (response: Response) => (await response.json()) as UserIdentity;

describe('createGuestIdentity', () => {
  it('a new guest gets a token that is valid for 15 minutes', async () => {
    const response = await become();
    expect(response.status).toBe(200);
    const identity = await identityOf(response.clone());
    expect(identity).toMatchObject({ kind: 'guest', expiresAt: '2026-11-21T09:15:00.000Z' });
    const read = await test.call(IDENTITY, { token: tokensOf(response).access });
    expect(await identityOf(read)).toEqual(identity);
  });

  it('a new guest gets the same two cookies as a shopper who signs in', async () => {
    expect((await become()).headers.getSetCookie().map((line) => line.replace(/=[\w-]{43};/, '=…;'))).toEqual(
      [
        '__Host-vitrina-access=…; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax',
        '__Host-vitrina-refresh=…; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax',
      ],
    );
  });

  it('a caller who is already a guest or signed in gets this identity again, without new cookies', async () => {
    const first = await become();
    const { access } = tokensOf(first);
    const again = await become(access);
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(await identityOf(again)).toEqual(await identityOf(first));
    expect(await database.db.select().from(principal)).toHaveLength(1);
  });

  it('a caller whose token is no longer valid becomes a new guest', async () => {
    const { access } = tokensOf(await become());
    test.advance(15 * 60_000);
    const again = await become(access);
    expect(tokensOf(again).access).not.toBe(access);
    expect(await database.db.select().from(principal)).toHaveLength(2);
  });

  it('one network can create at most 600 guests in ten minutes', async () => {
    stopClock();
    await Promise.all(Array.from({ length: 600 }, () => test.deps.limits.guest('203.0.113.7')));
    const response = await become();
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('600');
    expect(await database.db.select().from(principal)).toEqual([]);
  });
});

describe('getUserIdentity', () => {
  it('401: a request for the identity needs a token that has not expired', async () => {
    expect((await test.call(IDENTITY)).status).toBe(401);
    const { access } = tokensOf(await become());
    test.advance(15 * 60_000);
    expect((await test.call(IDENTITY, { token: access })).status).toBe(401);
  });
});
