import type { ShopNotices } from '../base/deps.ts';

/** No channels. */
export const NO_SHOP_NOTICES: ShopNotices = { channels: [], quiet: null, digestMinutes: 0 };
