import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createGuestIdentity, fetchSession, isApiError, type Session } from './api';
import { perClient } from './per-client';
import { createReading } from './reading';
import { finishSignOut } from './sign-out';
import { useStore } from './store';

export const NO_SESSION: Session = { user: null, identity: 'none' };

/**
 * Who is here. Read once a visit, then only when somebody signs in or out; a failure means nobody. So does somebody who
 * has left without the server hearing of it.
 */
export const sessionReading = perClient(() =>
  createReading<Session>(async () => ((await finishSignOut()) && (await fetchSession())) || NO_SESSION),
);

/** The session of this visit, asked for at most once. */
export async function ensureSession(client: QueryClient): Promise<Session> {
  return (await sessionReading(client).ensure(Number.POSITIVE_INFINITY)) ?? NO_SESSION;
}

/** Reads the session anew: after signing in, after a token refresh. */
export async function refreshSession(client: QueryClient): Promise<Session> {
  return (await sessionReading(client).refresh()) ?? NO_SESSION;
}

/** The session as far as it is known; undefined before the start-up has read it. Never asks for it by itself. */
export function useSession(): Session | undefined {
  return useStore(sessionReading(useQueryClient()));
}

const identities = new WeakMap<QueryClient, Promise<void>>();

/** Makes a guest of an anonymous shopper, once, before the first write. Whoever has an identity keeps it. */
export function ensureIdentity(client: QueryClient): Promise<void> {
  const pending = identities.get(client);
  if (pending) return pending;
  const created = obtainIdentity(client).finally(() => identities.delete(client));
  identities.set(client, created);
  return created;
}

async function obtainIdentity(client: QueryClient): Promise<void> {
  const session = await ensureSession(client);
  if (session.identity !== 'none') return;
  // Cookies of somebody who has left would make that shopper of this one.
  await finishSignOut();
  const { kind } = await createGuestIdentity();
  if (kind === 'user') await refreshSession(client);
  else sessionReading(client).set({ user: null, identity: 'guest' });
}

/**
 * Writes for whoever is here. A guest whose tokens have ended for good becomes a new guest and writes once more:
 * there is nothing a guest could sign in to.
 */
export async function withIdentity<T>(client: QueryClient, write: () => Promise<T>): Promise<T> {
  await ensureIdentity(client);
  const { identity } = await ensureSession(client);
  try {
    return await write();
  } catch (error) {
    if (identity !== 'guest' || !isApiError(error) || error.status !== 401) throw error;
    sessionReading(client).set(NO_SESSION);
    await ensureIdentity(client);
    return write();
  }
}
