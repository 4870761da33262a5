/**
 * Whether a message may be answered: it does not come from a page of another site. Programs send no Origin;
 * browsers send that of the page, which must be the shop's. Without PUBLIC_URL it must be on this machine,
 * because a foreign name that resolves to this machine (DNS rebinding) would pass a comparison with the Host
 * header.
 */
export function isTrustedOrigin(headers: Headers, publicUrl: string | undefined): boolean {
  const origin = headers.get('origin');
  if (origin === null) return true;
  if (publicUrl !== undefined) return origin === publicUrl;
  const { hostname } = URL.canParse(origin) ? new URL(origin) : {};
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}
