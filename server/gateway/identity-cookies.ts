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

/** Characters that a token may have; other characters could inject a header or a cookie. */
const TOKEN = /^[\w.~+/=-]{1,512}$/;

/** Value of the first cookie with this name; undefined if no cookie has it or its value cannot be a token. */
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

/** Name and value of a Set-Cookie line; the value is empty if the line expires the cookie. */
export function readSetCookie(line: string): { name: string; value: string } | undefined {
  const [pair = '', ...attributes] = line.split(';');
  const equals = pair.indexOf('=');
  if (equals < 1) return undefined;
  const expired = attributes.some((attribute) => /^\s*max-age=(0|-\d+)\s*$/i.test(attribute));
  return { name: pair.slice(0, equals).trim(), value: expired ? '' : pair.slice(equals + 1).trim() };
}

/** Whether a Set-Cookie line sets an identity cookie. */
export function isIdentityCookie(line: string): boolean {
  const name = readSetCookie(line)?.name;
  return name === ACCESS_COOKIE || name === REFRESH_COOKIE;
}

/** Cookies with credentials other than the identity, by the credential's name in the contract. */
const OWN_COOKIES = [
  ['externalAttempt', EXTERNAL_COOKIE],
  ['knownDevice', DEVICE_COOKIE],
  ['registeringBrowser', REGISTRATION_COOKIE],
] as const;

/**
 * The name of the cookie with a credential, such as an attempt or a known device, that a call uses in
 * addition to the identity; undefined for most calls.
 */
function ownCookieOf(operation: Operation | undefined): string | undefined {
  return OWN_COOKIES.find(([credential]) => reads(operation, credential))?.[1];
}

/**
 * The Cookie header of a call to the API. It contains only the cookie with the credential that this operation
 * uses, if it uses one.
 */
export function cookieReadBy(operation: Operation | undefined): string | undefined {
  return ownCookieOf(operation) ?? (reads(operation, 'refreshCookie') ? REFRESH_COOKIE : undefined);
}

/**
 * Whether the API may set this cookie in the browser: an identity cookie, or a credential cookie of this
 * operation.
 */
export function maySetCookie(line: string, operation: Operation | undefined): boolean {
  if (isIdentityCookie(line)) return true;
  const own = ownCookieOf(operation);
  return own !== undefined && readSetCookie(line)?.name === own;
}

/** Set-Cookie lines that make the identity cookies expire. */
export const EXPIRED_COOKIES: readonly string[] = [
  cookieLine(ACCESS_COOKIE, '', 0),
  cookieLine(REFRESH_COOKIE, '', 0),
];
