import { createGuestIdentity, fetchSession, isApiError, type Session } from './api';
import { createReading } from './reading';
import { finishSignOut } from './sign-out';
import { useStore } from './store';
import { perVisit, useVisit, type Visit } from './visit';

export const NO_SESSION: Session = { user: null, identity: 'none' };

/**
 * Who is here. Read once a visit, then only when somebody signs in or out; a failure means nobody. So does somebody who
 * has left without the server hearing of it.
 */
export const sessionReading = perVisit(() =>
  createReading<Session>(async () => ((await finishSignOut()) && (await fetchSession())) || NO_SESSION),
);

/** The session of this visit, asked for at most once. */
export async function ensureSession(visit: Visit): Promise<Session> {
  return (await sessionReading(visit).ensure(Number.POSITIVE_INFINITY)) ?? NO_SESSION;
}

/** Reads the session anew: after signing in, after a token refresh. */
export async function refreshSession(visit: Visit): Promise<Session> {
  return (await sessionReading(visit).refresh()) ?? NO_SESSION;
}

/** The session as far as it is known; undefined before the start-up has read it. Never asks for it by itself. */
export function useSession(): Session | undefined {
  return useStore(sessionReading(useVisit()));
}

const identities = new WeakMap<Visit, Promise<void>>();

/** Makes a guest of an anonymous shopper, once, before the first write. Whoever has an identity keeps it. */
export function ensureIdentity(visit: Visit): Promise<void> {
  const pending = identities.get(visit);
  if (pending) return pending;
  const created = obtainIdentity(visit).finally(() => identities.delete(visit));
  identities.set(visit, created);
  return created;
}

async function obtainIdentity(visit: Visit): Promise<void> {
  const session = await ensureSession(visit);
  if (session.identity !== 'none') return;
  // Cookies of somebody who has left would make that shopper of this one.
  await finishSignOut();
  const { kind } = await createGuestIdentity();
  if (kind === 'user') await refreshSession(visit);
  else sessionReading(visit).set({ user: null, identity: 'guest' });
}

/**
 * Writes for whoever is here. A guest whose tokens have ended for good becomes a new guest and writes once more:
 * there is nothing a guest could sign in to.
 */
export async function withIdentity<T>(visit: Visit, write: () => Promise<T>): Promise<T> {
  await ensureIdentity(visit);
  const { identity } = await ensureSession(visit);
  try {
    return await write();
  } catch (error) {
    if (identity !== 'guest' || !isApiError(error) || error.status !== 401) throw error;
    sessionReading(visit).set(NO_SESSION);
    await ensureIdentity(visit);
    return write();
  }
}
