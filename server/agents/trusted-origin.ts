/**
 * Whether a message does not come from a page of another site. Programs send no Origin. A page may only be one of this
 * shop: without PUBLIC_URL one on this machine, because a foreign name that leads here (DNS rebinding) has the same Host.
 */
export function isTrustedOrigin(headers: Headers, publicUrl: string | undefined): boolean {
  const origin = headers.get('origin');
  if (origin === null) return true;
  if (publicUrl !== undefined) return origin === publicUrl;
  const { hostname } = URL.canParse(origin) ? new URL(origin) : {};
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}
