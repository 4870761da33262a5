import { implement } from '../platform/http/implement.ts';
import { logout } from './auth/sign-in/logout.ts';
import { getSession } from './session/read-session.ts';

export const sessionHandlers = implement('session', {
  getSession,
  deleteSession: logout,
});
