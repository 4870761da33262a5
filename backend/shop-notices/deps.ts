import type { PlatformDeps } from '../platform/base/deps.ts';
import type { ShopChannel } from './channels/channel.ts';
import type { QuietHours } from './rules/turn.ts';

/** How the retailer is told what happens; without channels nothing is written. */
export type ShopNotices = {
  channels: readonly ShopChannel[];
  quiet: QuietHours | null;
  /** One message in this time with everything that came in; 0 for one message an event. */
  digestMinutes: number;
};

export type ShopNoticesDeps = { shopNotices: ShopNotices };

/** What is needed to tell the retailer of an event, in the transaction of the event. */
export type TellDeps = ShopNoticesDeps & Pick<PlatformDeps, 'clock' | 'ids'>;

export const NO_SHOP_NOTICES: ShopNotices = { channels: [], quiet: null, digestMinutes: 0 };
