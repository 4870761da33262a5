import { PASSKEY_SECONDS, SESSION_SECONDS } from '../operators/session-ends.ts';
import { OPERATOR_COOKIES } from './browser-files.ts';

/** HttpOnly cookie with the token of an operator's session. */
export const DESK_COOKIE = OPERATOR_COOKIES.desk;

/** Ties an attempt to sign in with a passkey to the browser where it began. It grants no access. */
export const DESK_ATTEMPT_COOKIE = OPERATOR_COOKIES.deskAttempt;

/** SameSite=Strict, because no page of another site needs the session. */
const line = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; Secure; SameSite=Strict`;

export const sessionCookie = (token: string): string => line(DESK_COOKIE, token, SESSION_SECONDS);

export const endedSessionCookie = (): string => line(DESK_COOKIE, '', 0);

export const attemptCookie = (secret: string): string => line(DESK_ATTEMPT_COOKIE, secret, PASSKEY_SECONDS);
