import { implement } from '../platform/http/implement.ts';
import { logout } from './auth/sign-in/logout.ts';
import { getSession } from './session/queries.ts';

export const sessionHandlers = implement('session', {
  getSession: ({ principal, deps }) => getSession(deps.db, principal),
  deleteSession: logout,
});
