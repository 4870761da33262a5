import type { Handlers } from '../platform/http/implement.ts';
import { logout } from './auth/sign-in/logout.ts';
import type { IdentityDeps } from './base/deps.ts';
import { getSession } from './session/read-session.ts';

export const sessionHandlers: Handlers<'session', IdentityDeps> = {
  getSession,
  deleteSession: logout,
};
