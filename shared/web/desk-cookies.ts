import { PASSKEY_SECONDS, SESSION_SECONDS } from '../operators/session-ends.ts';
import { OPERATOR_COOKIES } from './browser-files.ts';
import { cookieLine } from './identity-cookies.ts';

/** HttpOnly cookie with the token of an operator's session. */
export const DESK_COOKIE = OPERATOR_COOKIES.desk;

/** Ties an attempt to sign in with a passkey to the browser where it began. It grants no access. */
export const DESK_ATTEMPT_COOKIE = OPERATOR_COOKIES.deskAttempt;

// SameSite=Strict, because no page of another site needs these cookies.

export const sessionCookie = (token: string): string =>
  cookieLine(DESK_COOKIE, token, SESSION_SECONDS, 'Strict');

export const endedSessionCookie = (): string => cookieLine(DESK_COOKIE, '', 0, 'Strict');

export const attemptCookie = (secret: string): string =>
  cookieLine(DESK_ATTEMPT_COOKIE, secret, PASSKEY_SECONDS, 'Strict');
