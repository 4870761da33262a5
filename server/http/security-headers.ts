import type { ServerResponse } from 'node:http';

const EVERYWHERE: readonly [name: string, value: string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  // Popups of an external sign-in must be able to talk to their opener.
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  [
    'Permissions-Policy',
    'accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  ],
];

const TWO_YEARS_S = 63_072_000;

/** What every answer carries. HSTS only where the shop is seen over https: it cannot be taken back. */
export function securityHeaders(overHttps: boolean): readonly [name: string, value: string][] {
  if (!overHttps) return EVERYWHERE;
  return [...EVERYWHERE, ['Strict-Transport-Security', `max-age=${TWO_YEARS_S}; includeSubDomains`]];
}

export function setSecurityHeaders(outgoing: ServerResponse, overHttps: boolean): void {
  for (const [name, value] of securityHeaders(overHttps)) outgoing.setHeader(name, value);
}

/**
 * The policy of a page: scripts of our own and inline ones that these sources name, a nonce or hashes; React's style
 * attributes are allowed.
 */
export function contentSecurityPolicy(inlineScripts: readonly string[], overHttps: boolean): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...inlineScripts].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(overHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
