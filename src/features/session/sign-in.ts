import { type Credentials, getUserIdentity, login, type Session } from '@/lib/api';
import { refreshSession } from '@/lib/session';
import { dropSignOut } from '@/lib/sign-out';
import type { Visit } from '@/lib/visit';

/** Signs in, reads the identity, then the session (docs/specification.md §4.2). @throws ApiError */
export async function signIn(visit: Visit, credentials: Credentials): Promise<Session> {
  await login(credentials);
  return enter(visit);
}

/** What follows a sign-in of any kind: the identity, then the session. @throws ApiError */
export async function enter(visit: Visit): Promise<Session> {
  dropSignOut();
  await getUserIdentity();
  return refreshSession(visit);
}
