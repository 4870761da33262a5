import { isIP } from 'node:net';

/**
 * The shopper's address behind `trustedProxies` tiers of ours. Each appends one entry to X-Forwarded-For, so the entry
 * at that place from the end counts; a caller may have forged those before it. Falls back to the connection's address.
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
