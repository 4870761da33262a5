import type { ShopNotices } from '../base/deps.ts';

/** Dependencies without channels, for tests in which the retailer is not notified. */
export const NO_SHOP_NOTICES: ShopNotices = { channels: [], quiet: null, digestMinutes: 0 };
