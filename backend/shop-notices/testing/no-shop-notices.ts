import type { ShopNotices } from '../base/deps.ts';

/** A retailer who is told nothing. */
export const NO_SHOP_NOTICES: ShopNotices = { channels: [], quiet: null, digestMinutes: 0 };
