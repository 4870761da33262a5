import { isIP } from 'node:net';

/**
 * The shopper's address behind so many tiers of ours. Each appends one entry to X-Forwarded-For, so that many from
 * the end counts; what a caller wrote in front of them does not. Falls back to the address of the connection.
 */
export function clientIpOf(
  forwardedFor: string | undefined,
  trustedProxies: number,
  remoteAddress: string | undefined,
): string | undefined {
  const entries = (forwardedFor ?? '').split(',').map((entry) => entry.trim());
  const told = trustedProxies > 0 ? entries.at(-trustedProxies) : undefined;
  return told !== undefined && isIP(told) ? told : remoteAddress;
}
