import {
  ACCESS_COOKIE,
  cookieLine,
  DEVICE_COOKIE,
  DEVICE_SECONDS,
  IDENTITY_SECONDS,
  REFRESH_COOKIE,
  REGISTRATION_COOKIE,
  REGISTRATION_SECONDS,
} from '#shared/web/identity-cookies.ts';

/** Values of the two Set-Cookie headers that store a pair of tokens (docs/specification.md §6.3). */
export const identityCookies = (tokens: { access: string; refresh: string }): string[] => [
  cookieLine(ACCESS_COOKIE, tokens.access, IDENTITY_SECONDS),
  cookieLine(REFRESH_COOKIE, tokens.refresh, IDENTITY_SECONDS),
];

/** Value of the Set-Cookie header for the device cookie, by which an account recognises a browser. */
export const deviceCookie = (secret: string): string => cookieLine(DEVICE_COOKIE, secret, DEVICE_SECONDS);

/** Reads the secret from the device cookie of a request. Null if the cookie is missing or malformed. */
export const deviceSecretOf = (cookies: Record<string, string>): string | null =>
  secretOf(cookies, DEVICE_COOKIE);

/**
 * Value of the Set-Cookie header for the cookie by which the shop recognises the browser that registered an
 * account.
 */
export const registrationCookie = (secret: string): string =>
  cookieLine(REGISTRATION_COOKIE, secret, REGISTRATION_SECONDS);

export const registrationSecretOf = (cookies: Record<string, string>): string | null =>
  secretOf(cookies, REGISTRATION_COOKIE);

export const expiredRegistrationCookie = (): string => cookieLine(REGISTRATION_COOKIE, '', 0);

function secretOf(cookies: Record<string, string>, name: string): string | null {
  const value = cookies[name] ?? '';
  return /^[\w-]{43}$/.test(value) ? value : null;
}

/** Values of the two Set-Cookie headers that delete the token cookies. */
export const expiredCookies = (): string[] => [
  cookieLine(ACCESS_COOKIE, '', 0),
  cookieLine(REFRESH_COOKIE, '', 0),
];
