import type { PlatformDeps } from '../../platform/base/deps.ts';
import type { ShopChannel } from './channel.ts';

/** Local hours such as 22:00 and 09:00, between which people get no message. They may span midnight. */
export type QuietHours = { from: string; to: string };

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
