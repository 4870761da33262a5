import type { QueryClient } from '@tanstack/react-query';
import { type Credentials, getUserIdentity, login, type Session } from '@/lib/api';
import { refreshSession } from '@/shop/identity/session';
import { dropSignOut } from '@/shop/identity/sign-out';
import { announce } from '@/shop/identity/tabs';

/** Signs in, reads the identity, then the session (docs/specification.md §4.2). @throws ApiError */
export async function signIn(client: QueryClient, credentials: Credentials): Promise<Session> {
  await login(credentials);
  return enter(client);
}

/**
 * What follows a sign-in of any kind: the identity, then the session, and a word to the other tabs unless they have it.
 * @throws ApiError
 */
export async function enter(client: QueryClient, { isAnnounced = false } = {}): Promise<Session> {
  dropSignOut();
  await getUserIdentity();
  const session = await refreshSession(client);
  if (!isAnnounced) announce({ type: 'signed-in' });
  return session;
}
