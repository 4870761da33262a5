import type { ShopNotices } from '../base/deps.ts';
import type { ShopNotice } from '../base/shop-notice.ts';

/** Creates a channel that collects its notices, for tests. It has no quiet hours and no digest. */
export function collectedNotices(): { shopNotices: ShopNotices; notices: ShopNotice[] } {
  const notices: ShopNotice[] = [];
  return {
    notices,
    shopNotices: {
      quiet: null,
      digestMinutes: 0,
      channels: [
        {
          name: 'webhook',
          receivers: ['webhook'],
          isForPeople: false,
          most: 1,
          send: async (sent) => void notices.push(...sent),
        },
      ],
    },
  };
}
