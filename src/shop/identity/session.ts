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
import { assertCookies } from './no-cookies';
import { finishSignOut } from './sign-out';

export const NO_SESSION: Session = { user: null, identity: 'none' };

/**
 * The session: who is signed in. It is read once per page, then only after signing in or out. There is no
 * user if it fails to load, or while a sign-out is pending.
 */
export const sessionQuery = {
  ...getGetSessionQueryOptions(),
  queryFn: async ({ signal }: QueryFunctionContext) =>
    ((await finishSignOut()) && (await fetchSession({ signal }))) || NO_SESSION,
  staleTime: Number.POSITIVE_INFINITY,
};

/** The session, from the cache if it is known. */
export async function ensureSession(client: QueryClient): Promise<Session> {
  return (await ensureFresh(client, sessionQuery)) ?? NO_SESSION;
}

/** Fetches the session again, after a sign-in or a token refresh. */
export async function refreshSession(client: QueryClient): Promise<Session> {
  return (await refreshQuery(client, sessionQuery)) ?? NO_SESSION;
}

/** The session if it is in the cache, for code that cannot wait. */
export function knownSession(client: QueryClient): Session | undefined {
  return client.getQueryData(sessionQuery.queryKey);
}

/** The session if it is in the cache; undefined until the app's start-up has read it. Does not fetch it. */
export function useSession(): Session | undefined {
  return useKnownQuery(sessionQuery);
}

const identities = new WeakMap<QueryClient, Promise<void>>();

/**
 * Creates a guest before the first write of a shopper without an identity. Does nothing if there is an
 * identity.
 * @throws ApiError, for example if the browser does not store cookies
 */
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
  assertCookies();
  // Finish a pending sign-out first. Otherwise the cookies, and with them the guest, would belong to the
  // previous shopper.
  await finishSignOut();
  const { kind } = await createGuestIdentity();
  if (kind === 'user') await refreshSession(client);
  else setQuery(client, sessionQuery, { user: null, identity: 'guest' });
}

/**
 * Makes a write. If the tokens of a guest can no longer be renewed, creates a new guest and repeats the
 * write, because guests cannot sign in.
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
