import type { ShopChannel } from './channel.ts';
import type { ShopNotice } from './shop-notice.ts';

type To = { channel: ShopChannel['name']; to: string };

/**
 * Outbox messages that notify the retailer. For each waiting notice there is a `gather-shop-notices` message,
 * which becomes due at the same time. When it is handled, all due notices of its receiver are put into one
 * `shop-notices` message, which is then sent.
 */
export type ShopNoticeMessage =
  | ({ kind: 'gather-shop-notices' } & To)
  | ({ kind: 'shop-notices'; notices: readonly ShopNotice[] } & To);

const KINDS: readonly string[] = [
  'gather-shop-notices',
  'shop-notices',
] satisfies ShopNoticeMessage['kind'][];

/** Whether outbox messages of this kind are notices to the retailer. */
export const isForRetailer = (kind: string): boolean => KINDS.includes(kind);

/** For how long after it became due a notice is sent again if sending fails, in ms. */
export const SHOP_NOTICE_LIFE = 3 * 24 * 60 * 60 * 1000;
