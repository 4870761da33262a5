/**
 * Whether a message to the agents' endpoint may be answered. It must not come from a page of another site.
 * Agents send no Origin header; browsers do, and it must be the shop's. Without PUBLIC_URL it must be an
 * origin on this machine: the Host header cannot be compared, because an attacker's host name may resolve to
 * this machine (DNS rebinding).
 */
export function isTrustedOrigin(headers: Headers, publicUrl: string | undefined): boolean {
  const origin = headers.get('origin');
  if (origin === null) return true;
  if (publicUrl !== undefined) return origin === publicUrl;
  const { hostname } = URL.canParse(origin) ? new URL(origin) : {};
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}
