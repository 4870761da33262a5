import {
  ACCESS_COOKIE,
  cookieLine,
  DEVICE_COOKIE,
  DEVICE_SECONDS,
  IDENTITY_SECONDS,
  REFRESH_COOKIE,
} from '#shared/web/identity-cookies.ts';

/** The texts of the two Set-Cookie headers that carry a pair of tokens (docs/specification.md §6.3). */
export const identityCookies = (tokens: { access: string; refresh: string }): string[] => [
  cookieLine(ACCESS_COOKIE, tokens.access, IDENTITY_SECONDS),
  cookieLine(REFRESH_COOKIE, tokens.refresh, IDENTITY_SECONDS),
];

/** The text of the Set-Cookie header by which a browser is known again. */
export const deviceCookie = (secret: string): string => cookieLine(DEVICE_COOKIE, secret, DEVICE_SECONDS);

/** A secret of ours as it came back; null when there is none. */
export function deviceSecretOf(cookies: Record<string, string>): string | null {
  const value = cookies[DEVICE_COOKIE] ?? '';
  return /^[\w-]{43}$/.test(value) ? value : null;
}

/** The texts of the two Set-Cookie headers that make a browser forget its tokens. */
export const expiredCookies = (): string[] => [
  cookieLine(ACCESS_COOKIE, '', 0),
  cookieLine(REFRESH_COOKIE, '', 0),
];
