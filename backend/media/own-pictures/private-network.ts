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

/** The range of public IPv6 addresses; all other IPv6 addresses are refused. */
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');

/**
 * IPv6 ranges inside the public one that are not public: addresses for documentation, and tunnels that
 * contain IPv4 addresses.
 */
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

/** Matches an IPv4 address in IPv6 notation: `::ffff:10.0.0.1`, `::ffff:a00:1`. */
const MAPPED = /^::ffff:(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/i;

function unmapped(address: string): string {
  const [, dotted, high, low] = MAPPED.exec(address) ?? [];
  if (dotted !== undefined) return dotted;
  if (high === undefined || low === undefined) return address;
  const number = Number.parseInt(high, 16) * 65_536 + Number.parseInt(low, 16);
  return [24, 16, 8, 0].map((shift) => (number >>> shift) & 255).join('.');
}

/**
 * Whether an IP address does not belong to the public Internet but, for example, to this machine, its local
 * network or the metadata service of a cloud. An invalid address counts as private.
 */
export function isPrivateAddress(text: string): boolean {
  const address = unmapped(text.replace(/%.*$/, ''));
  if (isIP(address) === 0) return true;
  if (isIPv4(address)) return blockedV4.check(address, 'ipv4');
  return !globalV6.check(address, 'ipv6') || specialV6.check(address, 'ipv6');
}
