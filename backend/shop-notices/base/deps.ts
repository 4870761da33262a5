import type { PlatformDeps } from '../../platform/base/deps.ts';
import type { ShopChannel } from './channel.ts';

/** The hours in which no messages are sent to people, such as from 22:00 to 09:00 local time. */
export type QuietHours = { from: string; to: string };

/** How the retailer is notified. If there are no channels, no notices are written. */
export type ShopNotices = {
  channels: readonly ShopChannel[];
  quiet: QuietHours | null;
  /**
   * Digest: in each interval of this many minutes, people get at most one message with all notices. 0 for one
   * message per event.
   */
  digestMinutes: number;
};

export type ShopNoticesDeps = { shopNotices: ShopNotices };

/** What is needed to write a notice. */
export type NotifyDeps = ShopNoticesDeps & Pick<PlatformDeps, 'clock' | 'ids'>;
