/**
 * Whether a message may be answered: it must not come from a page of another site. Programs send no Origin
 * header; browsers send the origin of the page, which must be the shop's origin. Without PUBLIC_URL, the
 * origin must be on this machine: a comparison with the Host header would also accept a foreign name that
 * resolves to this machine (DNS rebinding).
 */
export function isTrustedOrigin(headers: Headers, publicUrl: string | undefined): boolean {
  const origin = headers.get('origin');
  if (origin === null) return true;
  if (publicUrl !== undefined) return origin === publicUrl;
  const { hostname } = URL.canParse(origin) ? new URL(origin) : {};
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}
