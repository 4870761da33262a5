import { isIP } from 'node:net';

/**
 * The shopper's IP address if there are `trustedProxies` proxies before the server. Each proxy appends an
 * entry to X-Forwarded-For, so the right entry is at position `trustedProxies` from the end; the shopper may
 * have forged the entries before it. If the header has no such entry, returns the IP address of the
 * connection.
 */
export function clientIpOf(
  forwardedFor: string | undefined,
  trustedProxies: number,
  remoteAddress: string | undefined,
): string | undefined {
  const entries = (forwardedFor ?? '').split(',').map((entry) => entry.trim());
  const forwarded = trustedProxies > 0 ? entries.at(-trustedProxies) : undefined;
  return forwarded !== undefined && isIP(forwarded) ? forwarded : remoteAddress;
}
