import type { ShopChannel } from './channel.ts';
import type { ShopNotice } from './shop-notice.ts';

type To = { channel: ShopChannel['name']; to: string };

/**
 * Outbox messages to the retailer. Each waiting notice has a `gather-shop-notices` message, which is due at
 * the same time. Its handler collects all waiting notices of the receiver that are due into a `shop-notices`
 * message, and that message is sent.
 */
export type ShopNoticeMessage =
  | ({ kind: 'gather-shop-notices' } & To)
  | ({ kind: 'shop-notices'; notices: readonly ShopNotice[] } & To);

const KINDS: readonly string[] = [
  'gather-shop-notices',
  'shop-notices',
] satisfies ShopNoticeMessage['kind'][];

/** Whether messages of this kind go to the retailer. */
export const isForRetailer = (kind: string): boolean => KINDS.includes(kind);

/** For how long after it is due a notice can be sent and retried, in ms. */
export const SHOP_NOTICE_LIFE = 3 * 24 * 60 * 60 * 1000;
