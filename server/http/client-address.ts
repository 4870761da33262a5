import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The client's IP address. Behind n trusted proxies it is the n-th entry of X-Forwarded-For from the right;
 * entries further to the left may be forged.
 */
export function clientAddress(incoming: IncomingMessage, trustedProxies: number): string | undefined {
  const socketAddress = incoming.socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/, '');
  if (trustedProxies === 0) return socketAddress;
  const header = incoming.headers['x-forwarded-for'];
  const entries = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  const entry = entries.at(-trustedProxies)?.trim();
  return entry && isIP(entry) ? entry : socketAddress;
}

/**
 * The part of an IP address that rate limits count by. For IPv6 it is a prefix, because one customer has many
 * addresses with the same prefix.
 */
export const networkOf = (address = 'unknown') =>
  address.includes(':') && !address.includes('.') ? address.split(':', 4).join(':') : address;
