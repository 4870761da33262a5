import { expect, it } from 'vitest';
import { clientIpOf } from './client-ip.ts';

it.each<[string, string | undefined, number, string]>([
  ['is that of the connection if no proxy is in front', '198.51.100.1', 0, '127.0.0.1'],
  ['is the entry of the single trusted proxy', '198.51.100.1', 1, '198.51.100.1'],
  ['is not an entry forged by the caller', '6.6.6.6, 198.51.100.1', 1, '198.51.100.1'],
  ['is found by counting proxies from the end', '6.6.6.6, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['is that of the connection if a proxy’s entry is missing', '198.51.100.1', 2, '127.0.0.1'],
  ['is that of the connection if the header is missing', undefined, 1, '127.0.0.1'],
  ['is that of the connection if the entry is not an IP address', 'shopper', 1, '127.0.0.1'],
  ['may be an IPv6 address', '2001:db8::1', 1, '2001:db8::1'],
])('the shopper’s IP address %s', (_, header, proxies, expected) => {
  expect(clientIpOf(header, proxies, '127.0.0.1')).toBe(expected);
});
