import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import type { Hint } from '../../../domain/payment-provider.ts';

/**
 * IP networks from which YooKassa sends notifications. They are not signed, so the sender's address is
 * checked instead.
 */
const SUBNETS: readonly [address: string, prefix: number, family: 'ipv4' | 'ipv6'][] = [
  ['185.71.76.0', 27, 'ipv4'],
  ['185.71.77.0', 27, 'ipv4'],
  ['77.75.153.0', 25, 'ipv4'],
  ['77.75.154.128', 25, 'ipv4'],
  ['77.75.156.11', 32, 'ipv4'],
  ['77.75.156.35', 32, 'ipv4'],
  ['2a02:5180::', 32, 'ipv6'],
];

const LOOPBACK: typeof SUBNETS = [
  ['127.0.0.0', 8, 'ipv4'],
  ['::1', 128, 'ipv6'],
];

/**
 * Creates a function that checks whether an IP address belongs to YooKassa; for `unknown`, it returns false.
 * If `url` is that of a local bank, addresses of this machine are accepted as well.
 */
export function createSenderCheck(url: string): (clientIp: string) => boolean {
  const { hostname } = new URL(url);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  const allowed = new BlockList();
  for (const [address, prefix, family] of isLocal ? LOOPBACK : SUBNETS)
    allowed.addSubnet(address, prefix, family);
  return (clientIp) => {
    const bare = clientIp.replace(/^::ffff:(?=\d+\.)/, '');
    const family = isIP(bare);
    return family !== 0 && allowed.check(bare, family === 6 ? 'ipv6' : 'ipv4');
  };
}

const notification = z.object({
  type: z.literal('notification'),
  event: z.string().max(100),
  object: z.object({ metadata: z.object({ payment: z.uuid() }).optional().catch(undefined) }),
});

/**
 * Reads from a notification which payment it is about; null if it is malformed or not about a payment.
 * Notifications about refunds are not needed, because the outbox asks for the state of refunds.
 */
export function hintOf(body: unknown): Hint | null {
  const read = notification.safeParse(body);
  if (!read.success) return null;
  const { event, object } = read.data;
  return { paymentId: event.startsWith('payment.') ? (object.metadata?.payment ?? null) : null };
}
