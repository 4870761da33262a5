import type { ServerResponse } from 'node:http';
import type { PolicySources } from '#shared/third-parties/policy-sources.ts';

const EVERYWHERE: readonly [name: string, value: string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  // Allows the pop-up window of an external sign-in to send a message to the page that opened it.
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  [
    'Permissions-Policy',
    'accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  ],
];

const TWO_YEARS_S = 63_072_000;

/**
 * For which hosts browsers must use HTTPS (HSTS). `no`: for none, because the shop is served over HTTP.
 * `host`: for the shop's host. `subdomains`: for its subdomains too.
 */
export type HttpsOnly = 'no' | 'host' | 'subdomains';

/**
 * Headers of every response. HSTS holds for two years and cannot be revoked, so subdomains are only included
 * if a setting confirms that all of them use HTTPS.
 */
export function securityHeaders(httpsOnly: HttpsOnly): readonly [name: string, value: string][] {
  if (httpsOnly === 'no') return EVERYWHERE;
  const scope = httpsOnly === 'subdomains' ? '; includeSubDomains' : '';
  return [...EVERYWHERE, ['Strict-Transport-Security', `max-age=${TWO_YEARS_S}${scope}`]];
}

export function setSecurityHeaders(outgoing: ServerResponse, httpsOnly: HttpsOnly): void {
  for (const [name, value] of securityHeaders(httpsOnly)) outgoing.setHeader(name, value);
}

/**
 * The Content-Security-Policy of a page. Allows the shop's scripts, inline scripts with the given nonce or
 * hashes, the style attributes that React writes, and sources of the configured third parties.
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
