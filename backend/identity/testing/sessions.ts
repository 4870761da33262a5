import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { findPrincipal } from '../../domain/principal.ts';
import { hashOf } from '../../domain/secrets.ts';
import { account, principal } from '../../domain/tables/identities.ts';
import type { Database } from '../../platform/db/database.ts';
import { createTestApp, forgetEveryone, quickHasher, tokensOf } from '../../testing/app.ts';
import { endFamilies, listFamilies } from '../auth/tokens/families.ts';
import type { Tokens } from '../auth/tokens/tokens.ts';

const EMAIL = 'anna@example.ru';
const PASSWORD = 'lipovyy-chay-1986';

/** The sessions of one shopper on several devices. Each function calls the real operation of the shop. */
export type Sessions = {
  signIn(): Promise<Tokens>;
  /** Renews the tokens; returns the new pair, or null for a 401. */
  refresh(token: string): Promise<Tokens | null>;
  /** Whether the shop accepts the access token. */
  use(access: string): Promise<boolean>;
  logout(tokens: Partial<Tokens>): Promise<void>;
  /** Changes the password on the device that has the access token. */
  changePassword(access: string): Promise<void>;
  /** Sets a new password by the link in a message. */
  resetPassword(): Promise<void>;
  /** The number of sign-ins in the account's list. */
  count(): Promise<number>;
  advance(ms: number): void;
};

/**
 * A deliberate fault: returns faulty operations that replace the real ones. Tests check that it is detected.
 */
export type Fault = (sessions: Sessions, db: Database) => Partial<Sessions>;

/**
 * Deliberate faults, one for each safety rule of sessions. Each name says what a shopper or a thief would
 * notice.
 */
export const faults: Record<string, Fault> = {
  'a reused token is refused, but its family stays valid': ({ refresh }, db) => ({
    async refresh(token) {
      const revoked = sql`select id from token_family where revoked_at is not null`;
      const { rows } = await db.execute<{ id: string }>(revoked);
      const tokens = await refresh(token);
      const known = sql`id::text <> all(${`{${rows.map(({ id }) => id).join(',')}}`}::text[])`;
      await db.execute(sql`update token_family set revoked_at = null where ${known}`);
      return tokens;
    },
  }),
  'a reused token signs out every device': ({ refresh }, db) => ({
    async refresh(token) {
      const count = () => db.$count(sql`token_family where revoked_at is not null`);
      const before = await count();
      const tokens = await refresh(token);
      if ((await count()) > before) await db.execute(sql`update token_family set revoked_at = now()`);
      return tokens;
    },
  }),
  'a used token stays valid forever': ({ refresh }, db) => ({
    async refresh(token) {
      await db.execute(
        sql`update refresh_token set used_at = now() + interval '1 year' where used_at is not null`,
      );
      return refresh(token);
    },
  }),
  'the overlap is shorter than ten seconds': ({ refresh }, db) => ({
    async refresh(token) {
      await db.execute(sql`update refresh_token set used_at = used_at - interval '3 s'`);
      return refresh(token);
    },
  }),
  'two tabs get two successors': ({ refresh }, db) => ({
    async refresh(token) {
      const tokens = await refresh(token);
      await db.execute(sql`update refresh_token set successor_salt = successor_salt || 'x'`);
      return tokens;
    },
  }),
  'an access token outlives its quarter of an hour': ({ use }, db) => ({
    async use(access) {
      await db.execute(
        sql`update access_token set expires_at = expires_at + interval '1 ms' where hash = ${hashOf(access)}`,
      );
      return use(access);
    },
  }),
  'a refresh token outlives its week': ({ refresh }, db) => ({
    async refresh(token) {
      await db.execute(sql`update refresh_token set expires_at = expires_at + interval '1 ms'`);
      return refresh(token);
    },
  }),
  'signing out only deletes the cookies': () => ({ logout: async () => {} }),
  'a changed password leaves other devices signed in': () => ({ changePassword: async () => {} }),
  'a changed password also signs out the own device': ({ changePassword }, db) => ({
    async changePassword(access) {
      await changePassword(access);
      await db.execute(sql`update token_family set revoked_at = now()`);
    },
  }),
  'a password set by link leaves devices signed in': ({ resetPassword }, db) => ({
    async resetPassword() {
      const { rows } = await db.execute<{ id: string }>(
        sql`select id from token_family where revoked_at is null limit 1`,
      );
      await resetPassword();
      for (const { id } of rows)
        await db.execute(sql`update token_family set revoked_at = null where id = ${id}`);
    },
  }),
};

/** Creates a shopper who is not signed in anywhere. Rate limits are off, because other tests check them. */
export async function openSessions(db: Database, fault?: Fault): Promise<Sessions> {
  await forgetEveryone(db);
  const unlimited = new Proxy({} as Deps['limits'], {
    get: () => async () => ({ giveBack: async () => {} }),
  });
  const test = createTestApp(db, { limits: unlimited });
  const { deps } = test;
  const accountId = deps.ids();
  await db.insert(principal).values({ id: accountId, kind: 'user', createdAt: deps.clock() });
  await db.insert(account).values({
    id: accountId,
    email: EMAIL,
    emailConfirmedAt: deps.clock(),
    firstName: 'Анна',
    passwordHash: await quickHasher.hash(PASSWORD),
    createdAt: deps.clock(),
  });

  const sessions: Sessions = {
    signIn: async () =>
      tokensOf(await test.call('/api/auth/login', { body: { login: EMAIL, password: PASSWORD } })),
    async refresh(token) {
      const response = await test.call('/api/auth/refresh', { method: 'POST', refresh: token });
      return response.status === 401 ? null : tokensOf(response);
    },
    use: async (token) => (await test.call('/api/auth/user-identity', { token })).status === 200,
    async logout({ access, refresh }) {
      await test.call('/api/auth/logout', { method: 'POST', token: access, refresh });
    },
    async changePassword(access) {
      const caller = await findPrincipal(db, access, deps.clock());
      if (!caller) throw new Error('Only a signed-in device can change the password.');
      await endFamilies(db, { principalId: accountId, except: caller.familyId, now: deps.clock() });
    },
    async resetPassword() {
      await test.call('/api/auth/password/reset-request', { body: { login: EMAIL } });
      const token = /token=([\w-]+)/.exec(test.messages.at(-1)?.text ?? '')?.[1];
      await test.call('/api/auth/password/reset', { body: { token, password: PASSWORD } });
    },
    count: async () => (await listFamilies(db, { principalId: accountId, now: deps.clock() })).length,
    advance: test.advance,
  };
  return { ...sessions, ...fault?.(sessions, db) };
}
