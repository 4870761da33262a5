import { COOKIES } from './browser-files.ts';

/** HttpOnly cookies with the tokens of a shopper (docs/specification.md §6.3). */
export const ACCESS_COOKIE = COOKIES.access;
export const REFRESH_COOKIE = COOKIES.refresh;

/** The lifetime of the cookies with tokens, in seconds (7 days, docs/specification.md §9). */
export const IDENTITY_SECONDS = 604_800;

/** The cookie of a browser that has signed in with an account's password. It grants no access. */
export const DEVICE_COOKIE = COOKIES.device;

/** The lifetime of the device cookie in seconds: 400 days, the maximum that browsers allow. */
export const DEVICE_SECONDS = 34_560_000;

/** The cookie of the browser that registered an account which is not confirmed yet. It grants no access. */
export const REGISTRATION_COOKIE = COOKIES.registration;

/**
 * The lifetime of the registration cookie in seconds. It equals the time for which an account may stay
 * unconfirmed.
 */
export const REGISTRATION_SECONDS = 604_800;

/**
 * The value of Clear-Site-Data at sign-out. It clears only caches: storage holds the cookie choice and a pending
 * offline sign-out, and the device cookie has to stay.
 */
export const CLEARED_AT_SIGN_OUT = '"cache"';

/** The cookie that ties an external sign-in attempt to the browser in which it began. */
export const EXTERNAL_COOKIE = COOKIES.external;

/** The lifetime of an external sign-in attempt and of its cookie, in seconds. */
export const ATTEMPT_SECONDS = 600;

/**
 * A Set-Cookie header. For shoppers SameSite=Lax, because a provider sends them back from another site.
 * @param seconds the lifetime; 0 deletes the cookie
 */
export const cookieLine = (
  name: string,
  value: string,
  seconds: number,
  sameSite: 'Lax' | 'Strict' = 'Lax',
): string => `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; Secure; SameSite=${sameSite}`;
