import type { QueryClient } from '@tanstack/react-query';
import { type Credentials, getUserIdentity, login, type Session } from '@/lib/api';
import { refreshSession } from '@/shop/identity/session';
import { dropSignOut } from '@/shop/identity/sign-out';

/** Signs in, reads the identity, then the session (docs/specification.md §4.2). @throws ApiError */
export async function signIn(client: QueryClient, credentials: Credentials): Promise<Session> {
  await login(credentials);
  return enter(client);
}

/** What follows a sign-in of any kind: the identity, then the session. @throws ApiError */
export async function enter(client: QueryClient): Promise<Session> {
  dropSignOut();
  await getUserIdentity();
  return refreshSession(client);
}
