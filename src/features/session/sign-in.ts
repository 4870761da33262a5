import type { QueryClient } from '@tanstack/react-query';
import { type Credentials, getUserIdentity, login, type Session } from '@/lib/api';
import { refreshSession } from '@/shop/identity/session';
import { dropSignOut } from '@/shop/identity/sign-out';
import { announce } from '@/shop/identity/tabs';

/** Signs in, reads the identity, then the session (docs/specification.md §4.2). @throws ApiError */
export async function signIn(client: QueryClient, credentials: Credentials): Promise<Session> {
  await login(credentials);
  return completeSignIn(client);
}

/**
 * Call this after every kind of sign-in. Reads the identity, then the session, and notifies the other tabs
 * unless that was already done.
 * @throws ApiError
 */
export async function completeSignIn(client: QueryClient, { isAnnounced = false } = {}): Promise<Session> {
  dropSignOut();
  await getUserIdentity();
  const session = await refreshSession(client);
  if (!isAnnounced) announce({ type: 'signed-in' });
  return session;
}
