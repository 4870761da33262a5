import { isIP } from 'node:net';

/**
 * The shopper's IP address behind `trustedProxies` proxies. Each proxy appends an entry to X-Forwarded-For.
 * So the entry at position `trustedProxies` from the end is used; entries before it may be forged by the
 * caller. If there is no such entry, the IP address of the connection is used.
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
