import { COOKIES } from './browser-files.ts';

/** HttpOnly cookies with the tokens of a shopper (docs/specification.md §6.3). */
export const ACCESS_COOKIE = COOKIES.access;
export const REFRESH_COOKIE = COOKIES.refresh;

/** Lifetime of the cookies with tokens, in seconds: 7 days (docs/specification.md §9). */
export const IDENTITY_SECONDS = 604_800;

/** Marks a browser in which someone has signed in with the password of an account. Gives no access. */
export const DEVICE_COOKIE = COOKIES.device;

/** The lifetime of the device cookie in seconds: 400 days, the maximum that browsers allow. */
export const DEVICE_SECONDS = 34_560_000;

/** Marks the browser that registered an account which is still unconfirmed. Gives no access. */
export const REGISTRATION_COOKIE = COOKIES.registration;

/** Lifetime of the registration cookie, in seconds. Unconfirmed accounts are deleted after the same time. */
export const REGISTRATION_SECONDS = 604_800;

/**
 * Value of the header Clear-Site-Data at sign-out. Only caches are cleared: storage contains the shopper's
 * cookie choice and a sign-out that waits for the network, and the device cookie must stay.
 */
export const CLEARED_AT_SIGN_OUT = '"cache"';

/** Ties an external sign-in to the browser in which it began. */
export const EXTERNAL_COOKIE = COOKIES.external;

/** How long an external sign-in may take, in seconds. The cookie has the same lifetime. */
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
