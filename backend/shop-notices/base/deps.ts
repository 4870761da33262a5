import type { PlatformDeps } from '../../platform/base/deps.ts';
import type { ShopChannel } from './channel.ts';

/** People get no message between these local hours, such as 22:00 and 09:00. */
export type QuietHours = { from: string; to: string };

/** How the retailer is notified. Without channels, no notice is written. */
export type ShopNotices = {
  channels: readonly ShopChannel[];
  quiet: QuietHours | null;
  /** People get one message per interval of this length; 0 for one message per event. */
  digestMinutes: number;
};

export type ShopNoticesDeps = { shopNotices: ShopNotices };

/** Dependencies of writing a notice. */
export type NotifyDeps = ShopNoticesDeps & Pick<PlatformDeps, 'clock' | 'ids'>;
