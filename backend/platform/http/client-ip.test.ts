import { expect, it } from 'vitest';
import { clientIpOf } from './client-ip.ts';

it.each<[string, string | undefined, number, string]>([
  ['believes no header without a tier in front', '198.51.100.1', 0, '127.0.0.1'],
  ['takes what the one tier in front wrote', '198.51.100.1', 1, '198.51.100.1'],
  ['does not take what the caller wrote before it', '6.6.6.6, 198.51.100.1', 1, '198.51.100.1'],
  ['counts from the end', '6.6.6.6, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['takes the connection when a tier is missing', '198.51.100.1', 2, '127.0.0.1'],
  ['takes the connection without the header', undefined, 1, '127.0.0.1'],
  ['takes no text for an address', 'shopper', 1, '127.0.0.1'],
  ['reads IPv6', '2001:db8::1', 1, '2001:db8::1'],
])('%s', (_, header, proxies, expected) => {
  expect(clientIpOf(header, proxies, '127.0.0.1')).toBe(expected);
});
