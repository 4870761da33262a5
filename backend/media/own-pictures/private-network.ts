import { BlockList, isIP, isIPv4 } from 'node:net';

const privateV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** The public IPv6 addresses; all others are refused. */
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');

/** Ranges within `globalV6` that are not public: documentation, and tunnels that contain IPv4 addresses. */
const specialV6 = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  specialV6.addSubnet(net, bits, 'ipv6');

const blockedV4 = new BlockList();
for (const [net, bits] of privateV4) blockedV4.addSubnet(net, bits, 'ipv4');

/** An IPv4 address in IPv6 notation, such as `::ffff:10.0.0.1` or `::ffff:a00:1`. */
const MAPPED = /^::ffff:(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/i;

function unmapped(address: string): string {
  const [, dotted, high, low] = MAPPED.exec(address) ?? [];
  if (dotted !== undefined) return dotted;
  if (high === undefined || low === undefined) return address;
  const number = Number.parseInt(high, 16) * 65_536 + Number.parseInt(low, 16);
  return [24, 16, 8, 0].map((shift) => (number >>> shift) & 255).join('.');
}

/**
 * Whether an IP address is not on the public Internet, for example because it belongs to this machine, its
 * local network or a cloud's metadata service. An invalid address counts as private.
 */
export function isPrivateAddress(text: string): boolean {
  const address = unmapped(text.replace(/%.*$/, ''));
  if (isIP(address) === 0) return true;
  if (isIPv4(address)) return blockedV4.check(address, 'ipv4');
  return !globalV6.check(address, 'ipv6') || specialV6.check(address, 'ipv6');
}
