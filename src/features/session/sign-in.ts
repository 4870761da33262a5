import { type Credentials, getUserIdentity, isApiError, login, logout, type Session } from '@/lib/api';
import { safeNavigate } from '@/lib/safe-path';
import { refreshSession } from '@/lib/session';
import type { Visit } from '@/lib/visit';

/** Signs in, reads the identity, then the session (section 4 of the specification). @throws ApiError */
export async function signIn(visit: Visit, credentials: Credentials): Promise<Session> {
  await login(credentials);
  await getUserIdentity();
  return refreshSession(visit);
}

/**
 * Signs out and goes home by loading the page anew: session, profile, cart and wishlist leave the memory with the page,
 * whether or not the server heard of it.
 */
export async function signOut(leave: () => void = () => safeNavigate('/')): Promise<void> {
  try {
    await logout();
  } catch (error) {
    if (!isApiError(error)) throw error;
  } finally {
    leave();
  }
}
