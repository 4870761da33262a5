import type { PlatformDeps } from '../../platform/base/deps.ts';
import type { ShopChannel } from './channel.ts';

/** Local hours such as 22:00 and 09:00, between which people get no message. They may span midnight. */
export type QuietHours = { from: string; to: string };

/** How the retailer is notified; without channels no notice is written. */
export type ShopNotices = {
  channels: readonly ShopChannel[];
  quiet: QuietHours | null;
  /** One message in this time with everything that came in; 0 for one message an event. */
  digestMinutes: number;
};

export type ShopNoticesDeps = { shopNotices: ShopNotices };

/** What is needed to write a notice in the transaction of its event. */
export type NotifyDeps = ShopNoticesDeps & Pick<PlatformDeps, 'clock' | 'ids'>;
