import type { PlatformDeps } from '../../platform/base/deps.ts';
import type { ShopChannel } from './channel.ts';

/** The local hours in which people get no message, such as from 22:00 to 09:00. */
export type QuietHours = { from: string; to: string };

/** How the retailer is notified. Without channels, no notice is written. */
export type ShopNotices = {
  channels: readonly ShopChannel[];
  quiet: QuietHours | null;
  /** In each interval of this many minutes, people get at most one message; 0 means one message per event. */
  digestMinutes: number;
};

export type ShopNoticesDeps = { shopNotices: ShopNotices };

/** Dependencies for writing a notice. */
export type NotifyDeps = ShopNoticesDeps & Pick<PlatformDeps, 'clock' | 'ids'>;
