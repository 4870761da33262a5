import type { Operation } from '#contract/operations.ts';
import {
  ACCESS_COOKIE,
  cookieLine,
  DEVICE_COOKIE,
  EXTERNAL_COOKIE,
  REFRESH_COOKIE,
  REGISTRATION_COOKIE,
} from '#shared/web/identity-cookies.ts';
import { reads } from './operations.ts';

/** Matches valid tokens. Other characters could be used to inject a header or a cookie. */
const TOKEN = /^[\w.~+/=-]{1,512}$/;

/**
 * The token in the first cookie with this name. Undefined if there is no such cookie or its value cannot be a
 * token.
 */
export function tokenOf(cookieHeader: string | null | undefined, name: string): string | undefined {
  if (!cookieHeader?.includes(name)) return undefined;
  for (const part of cookieHeader.split(';')) {
    const equals = part.indexOf('=');
    if (equals > 0 && part.slice(0, equals).trim() === name) {
      const value = part.slice(equals + 1).trim();
      return TOKEN.test(value) ? value : undefined;
    }
  }
  return undefined;
}

/**
 * Name and value of the cookie in a Set-Cookie header. The value is empty if the header deletes the cookie.
 */
export function readSetCookie(line: string): { name: string; value: string } | undefined {
  const [pair = '', ...attributes] = line.split(';');
  const equals = pair.indexOf('=');
  if (equals < 1) return undefined;
  const expired = attributes.some((attribute) => /^\s*max-age=(0|-\d+)\s*$/i.test(attribute));
  return { name: pair.slice(0, equals).trim(), value: expired ? '' : pair.slice(equals + 1).trim() };
}

/** Whether a Set-Cookie header sets the access or the refresh cookie. */
export function isIdentityCookie(line: string): boolean {
  const name = readSetCookie(line)?.name;
  return name === ACCESS_COOKIE || name === REFRESH_COOKIE;
}

/**
 * Cookies with further credentials, besides the access and refresh tokens. Each has the name that the
 * contract gives to its credential.
 */
const OWN_COOKIES = [
  ['externalAttempt', EXTERNAL_COOKIE],
  ['knownDevice', DEVICE_COOKIE],
  ['registeringBrowser', REGISTRATION_COOKIE],
] as const;

/**
 * Name of the cookie with a further credential that an operation uses, such as a known device. Undefined for
 * most operations.
 */
function ownCookieOf(operation: Operation | undefined): string | undefined {
  return OWN_COOKIES.find(([credential]) => reads(operation, credential))?.[1];
}

/**
 * The Cookie header of a call to the API. It contains only the cookie with the further credential of this
 * operation, if the operation has one.
 */
export function cookieReadBy(operation: Operation | undefined): string | undefined {
  return ownCookieOf(operation) ?? (reads(operation, 'refreshCookie') ? REFRESH_COOKIE : undefined);
}

/**
 * Whether a response of this operation may set this cookie. Allowed are cookies with identity tokens, and the
 * cookie with the operation's own credential.
 */
export function maySetCookie(line: string, operation: Operation | undefined): boolean {
  if (isIdentityCookie(line)) return true;
  const own = ownCookieOf(operation);
  return own !== undefined && readSetCookie(line)?.name === own;
}

/** Set-Cookie headers that delete the access and the refresh cookie. */
export const EXPIRED_COOKIES: readonly string[] = [
  cookieLine(ACCESS_COOKIE, '', 0),
  cookieLine(REFRESH_COOKIE, '', 0),
];
