import type { ShopChannel } from './channel.ts';
import type { ShopNotice } from './shop-notice.ts';

type To = { channel: ShopChannel['name']; to: string };

/** What the outbox carries for the retailer: the turn of a receiver, at which notices are gathered, and a message of them. */
export type ShopNoticeMessage =
  | ({ kind: 'gather-shop-notices' } & To)
  | ({ kind: 'shop-notices'; notices: readonly ShopNotice[] } & To);

const KINDS: readonly string[] = [
  'gather-shop-notices',
  'shop-notices',
] satisfies ShopNoticeMessage['kind'][];

/** Whether a message of the outbox is for the retailer. */
export const isForRetailer = (kind: string): boolean => KINDS.includes(kind);

/** How long a notice is worth sending from its turn on, in ms. */
export const SHOP_NOTICE_LIFE = 3 * 24 * 60 * 60 * 1000;
