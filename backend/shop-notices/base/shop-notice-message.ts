import type { ShopChannel } from './channel.ts';
import type { ShopNotice } from './shop-notice.ts';

type To = { channel: ShopChannel['name']; to: string };

/**
 * Outbox messages to the retailer. Each waiting notice has a `gather-shop-notices` message that is due at the
 * same time as the notice. Its handler collects all due notices of the receiver into one `shop-notices`
 * message, which is then sent.
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

/** How long a notice can be sent and retried after it became due, in ms. */
export const SHOP_NOTICE_LIFE = 3 * 24 * 60 * 60 * 1000;
