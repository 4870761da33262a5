import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { createGuestIdentity, fetchSession, getGetSessionQueryKey, isApiError, type Session } from './api';

export const NO_SESSION: Session = { user: null, identity: 'none' };

/** Who is here. Read once a page, then only when somebody signs in or out; a failure means nobody. */
export const sessionQuery = queryOptions({
  queryKey: getGetSessionQueryKey(),
  queryFn: async ({ signal }) => (await fetchSession({ signal })) ?? NO_SESSION,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** The session of this page, asked for at most once. */
export function ensureSession(queryClient: QueryClient): Promise<Session> {
  return queryClient.ensureQueryData(sessionQuery);
}

/** Reads the session anew: after signing in, after a token refresh. */
export function refreshSession(queryClient: QueryClient): Promise<Session> {
  return queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
}

/** The session as far as it is known; undefined before the start-up has read it. Never asks for it by itself. */
export function useSession(): Session | undefined {
  return useQuery({ ...sessionQuery, enabled: false }).data;
}

const identities = new WeakMap<QueryClient, Promise<void>>();

/** Makes a guest of an anonymous shopper, once, before the first write. Whoever has an identity keeps it. */
export function ensureIdentity(queryClient: QueryClient): Promise<void> {
  const pending = identities.get(queryClient);
  if (pending) return pending;
  const created = obtainIdentity(queryClient).finally(() => identities.delete(queryClient));
  identities.set(queryClient, created);
  return created;
}

async function obtainIdentity(queryClient: QueryClient): Promise<void> {
  const session = await ensureSession(queryClient);
  if (session.identity !== 'none') return;
  const { kind } = await createGuestIdentity();
  if (kind === 'user') await refreshSession(queryClient);
  else queryClient.setQueryData(sessionQuery.queryKey, { user: null, identity: 'guest' });
}

/**
 * Writes for whoever is here. A guest whose tokens have ended for good becomes a new guest and writes once more:
 * there is nothing a guest could sign in to.
 */
export async function withIdentity<T>(queryClient: QueryClient, write: () => Promise<T>): Promise<T> {
  await ensureIdentity(queryClient);
  const { identity } = await ensureSession(queryClient);
  try {
    return await write();
  } catch (error) {
    if (identity !== 'guest' || !isApiError(error) || error.status !== 401) throw error;
    queryClient.setQueryData(sessionQuery.queryKey, NO_SESSION);
    await ensureIdentity(queryClient);
    return write();
  }
}
