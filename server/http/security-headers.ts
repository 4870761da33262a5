import type { ServerResponse } from 'node:http';
import type { PolicySources } from '#shared/third-parties/policy-sources.ts';

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
 * attributes are allowed, and what the configured third parties need.
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  { overHttps, opened }: { overHttps: boolean; opened: PolicySources },
): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...inlineScripts, ...opened.script].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...opened.img].join(' '),
    ["connect-src 'self'", ...opened.connect].join(' '),
    ...(opened.frame.length > 0 ? [['frame-src', ...opened.frame].join(' ')] : []),
    ...(opened.worker.length > 0 ? [["worker-src 'self'", ...opened.worker].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(overHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
