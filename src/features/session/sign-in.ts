import type { QueryClient } from '@tanstack/react-query';
import { type Credentials, getUserIdentity, login, logout, type Session } from '@/lib/api';
import { refreshSession } from '@/lib/session';

/** Signs in, reads the identity, then the session (section 4 of the specification). @throws ApiError */
export async function signIn(queryClient: QueryClient, credentials: Credentials): Promise<Session> {
  await login(credentials);
  await getUserIdentity();
  return refreshSession(queryClient);
}

/**
 * Signs out. Whatever the server says, `forget` clears what this page knows of the shopper.
 * @throws ApiError after that, when the server did not hear of it
 */
export async function signOut(forget: () => void): Promise<void> {
  try {
    await logout();
  } finally {
    forget();
  }
}
