import type { QueryClient, QueryFunctionContext } from '@tanstack/react-query';
import {
  createGuestIdentity,
  fetchSession,
  getGetSessionQueryOptions,
  isApiError,
  type Session,
} from '@/lib/api';
import { useKnownQuery } from '@/lib/state/known-query';
import { ensureFresh, refreshQuery, setQuery } from '@/lib/state/query-reads';
import { finishSignOut } from './sign-out';

export const NO_SESSION: Session = { user: null, identity: 'none' };

/**
 * Who is here. Read once a page, then only after signing in or out; a failure means no user. So does a pending
 * sign-out.
 */
export const sessionQuery = {
  ...getGetSessionQueryOptions(),
  queryFn: async ({ signal }: QueryFunctionContext) =>
    ((await finishSignOut()) && (await fetchSession({ signal }))) || NO_SESSION,
  staleTime: Number.POSITIVE_INFINITY,
};

/** The session, asked for when it is not known. */
export async function ensureSession(client: QueryClient): Promise<Session> {
  return (await ensureFresh(client, sessionQuery)) ?? NO_SESSION;
}

/** Reads the session again: after signing in, after a token refresh. */
export async function refreshSession(client: QueryClient): Promise<Session> {
  return (await refreshQuery(client, sessionQuery)) ?? NO_SESSION;
}

/** The session as far as it is known, for those who must not wait. */
export function knownSession(client: QueryClient): Session | undefined {
  return client.getQueryData(sessionQuery.queryKey);
}

/** The session as far as it is known; undefined before the start-up has read it. Never asks for it by itself. */
export function useSession(): Session | undefined {
  return useKnownQuery(sessionQuery);
}

const identities = new WeakMap<QueryClient, Promise<void>>();

/** Makes a guest of an anonymous shopper, once, before the first write. An identity that exists is kept. */
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
  // Cookies of the previous shopper would make that shopper of this one.
  await finishSignOut();
  const { kind } = await createGuestIdentity();
  if (kind === 'user') await refreshSession(client);
  else setQuery(client, sessionQuery, { user: null, identity: 'guest' });
}

/**
 * Writes for the current shopper. A guest whose tokens have ended for good becomes a new guest and writes again:
 * there is nothing a guest could sign in to.
 */
export async function withIdentity<T>(client: QueryClient, write: () => Promise<T>): Promise<T> {
  await ensureIdentity(client);
  const { identity } = await ensureSession(client);
  try {
    return await write();
  } catch (error) {
    if (identity !== 'guest' || !isApiError(error) || error.status !== 401) throw error;
    setQuery(client, sessionQuery, NO_SESSION);
    await ensureIdentity(client);
    return write();
  }
}
