import { ACCESS_COOKIE, cookieLine, IDENTITY_SECONDS, REFRESH_COOKIE } from '#shared/web/identity-cookies.ts';

/** The texts of the two Set-Cookie headers that carry a pair of tokens (docs/specification.md §6.3). */
export const identityCookies = (tokens: { access: string; refresh: string }): string[] => [
  cookieLine(ACCESS_COOKIE, tokens.access, IDENTITY_SECONDS),
  cookieLine(REFRESH_COOKIE, tokens.refresh, IDENTITY_SECONDS),
];

/** The texts of the two Set-Cookie headers that make a browser forget its tokens. */
export const expiredCookies = (): string[] => [
  cookieLine(ACCESS_COOKIE, '', 0),
  cookieLine(REFRESH_COOKIE, '', 0),
];
