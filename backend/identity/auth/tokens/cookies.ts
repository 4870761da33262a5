/** Seconds that a browser keeps the identity cookies (7 days, docs/specification.md §9). */
const MAX_AGE = 604_800;

const ACCESS_COOKIE = '__Host-vitrina-access';
export const REFRESH_COOKIE = '__Host-vitrina-refresh';

/** The texts of the two Set-Cookie headers that carry a pair of tokens (docs/specification.md §6.3). */
export const identityCookies = (tokens: { access: string; refresh: string }): string[] => [
  cookie(ACCESS_COOKIE, tokens.access, MAX_AGE),
  cookie(REFRESH_COOKIE, tokens.refresh, MAX_AGE),
];

/** The texts of the two Set-Cookie headers that make a browser forget its tokens. */
export const expiredCookies = (): string[] => [cookie(ACCESS_COOKIE, '', 0), cookie(REFRESH_COOKIE, '', 0)];

const cookie = (name: string, value: string, maxAge: number) =>
  `${name}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; Secure; SameSite=Lax`;
