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

/** What a token may consist of; anything else could smuggle a header or another cookie. */
const TOKEN = /^[\w.~+/=-]{1,512}$/;

/** Value of the first cookie of that name, when it is a token. */
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

/** Name and value of a Set-Cookie line; the value is empty when the line expires the cookie. */
export function readSetCookie(line: string): { name: string; value: string } | undefined {
  const [pair = '', ...attributes] = line.split(';');
  const equals = pair.indexOf('=');
  if (equals < 1) return undefined;
  const expired = attributes.some((attribute) => /^\s*max-age=(0|-\d+)\s*$/i.test(attribute));
  return { name: pair.slice(0, equals).trim(), value: expired ? '' : pair.slice(equals + 1).trim() };
}

/** Whether a Set-Cookie line is about the identity. */
export function isIdentityCookie(line: string): boolean {
  const name = readSetCookie(line)?.name;
  return name === ACCESS_COOKIE || name === REFRESH_COOKIE;
}

/** Cookies that are no token, by the credential of the contract that they are. */
const OWN_COOKIES = [
  ['externalAttempt', EXTERNAL_COOKIE],
  ['knownDevice', DEVICE_COOKIE],
  ['registeringBrowser', REGISTRATION_COOKIE],
] as const;

/** The one of them that a call reads and sets, beside the identity; undefined for most calls. */
function ownCookieOf(operation: Operation | undefined): string | undefined {
  return OWN_COOKIES.find(([credential]) => reads(operation, credential))?.[1];
}

/** The one cookie that the contract names for a call; all others stay at the door. */
export function cookieReadBy(operation: Operation | undefined): string | undefined {
  return ownCookieOf(operation) ?? (reads(operation, 'refreshCookie') ? REFRESH_COOKIE : undefined);
}

/** What answers the API may set: the identity, and the cookies that the contract names for the call; nothing else. */
export function maySetCookie(line: string, operation: Operation | undefined): boolean {
  if (isIdentityCookie(line)) return true;
  const own = ownCookieOf(operation);
  return own !== undefined && readSetCookie(line)?.name === own;
}

/** Set-Cookie lines that make the browser forget who it is. */
export const EXPIRED_COOKIES: readonly string[] = [
  cookieLine(ACCESS_COOKIE, '', 0),
  cookieLine(REFRESH_COOKIE, '', 0),
];
