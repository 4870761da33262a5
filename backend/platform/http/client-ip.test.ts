import { expect, it } from 'vitest';
import { clientIpOf } from './client-ip.ts';

it.each<[string, string | undefined, number, string]>([
  ['ignores the header without a proxy in front', '198.51.100.1', 0, '127.0.0.1'],
  ['uses the entry of the single trusted proxy', '198.51.100.1', 1, '198.51.100.1'],
  ['ignores an entry forged by the caller', '6.6.6.6, 198.51.100.1', 1, '198.51.100.1'],
  ['counts proxies from the end', '6.6.6.6, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['uses the connection’s address if a proxy’s entry is missing', '198.51.100.1', 2, '127.0.0.1'],
  ['uses the connection’s address without the header', undefined, 1, '127.0.0.1'],
  ['ignores an entry that is not an IP address', 'shopper', 1, '127.0.0.1'],
  ['reads IPv6', '2001:db8::1', 1, '2001:db8::1'],
])('finding the shopper’s IP address %s', (_, header, proxies, expected) => {
  expect(clientIpOf(header, proxies, '127.0.0.1')).toBe(expected);
});
