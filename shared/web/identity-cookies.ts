import { COOKIES } from './browser-files.ts';

/** The cookies that carry the tokens of a shopper, out of reach of scripts (docs/specification.md §6.3). */
export const ACCESS_COOKIE = COOKIES.access;
export const REFRESH_COOKIE = COOKIES.refresh;

/** Seconds that a browser keeps them (7 days, docs/specification.md §9). */
export const IDENTITY_SECONDS = 604_800;

/** Says that this browser has signed in before, with the password of an account. Opens nothing by itself. */
export const DEVICE_COOKIE = COOKIES.device;

/** Seconds that a browser keeps it: 400 days, as long as browsers keep any. */
export const DEVICE_SECONDS = 34_560_000;

/** Says that this browser made an account that waits for its confirmation. Opens nothing by itself. */
export const REGISTRATION_COOKIE = COOKIES.registration;

/** Seconds that a browser keeps it: as long as an account waits for its confirmation. */
export const REGISTRATION_SECONDS = 604_800;

/**
 * The value of Clear-Site-Data where this browser is signed out. Only its caches: storage holds the answer about cookies and a
 * sign-out that waits for the network, and the cookie of a known device has to stay.
 */
export const CLEARED_AT_SIGN_OUT = '"cache"';

/** Ties an attempt to sign in elsewhere to the browser it began in. */
export const EXTERNAL_COOKIE = COOKIES.external;

/** Seconds that an attempt lives, and its cookie with it. */
export const ATTEMPT_SECONDS = 600;

/**
 * The text of a Set-Cookie header. Lax, because a provider sends the shopper back from another site.
 * @param seconds how long the browser keeps it; 0 makes it forget
 */
export const cookieLine = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; Secure; SameSite=Lax`;
