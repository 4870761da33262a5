import type { ShopChannel } from './channel.ts';
import type { ShopNotice } from './shop-notice.ts';

type To = { channel: ShopChannel['name']; to: string };

/**
 * Messages to the retailer in the outbox. A `gather-shop-notices` message becomes due at the same time as the
 * waiting notices of a receiver; its handler collects them into a `shop-notices` message, which is sent.
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

/** How long a notice is sent and retried after it is due, in ms. */
export const SHOP_NOTICE_LIFE = 3 * 24 * 60 * 60 * 1000;
