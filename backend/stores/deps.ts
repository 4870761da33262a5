import type { Goods } from '../listing/goods.ts';
import type { PlatformDeps } from '../platform/base/deps.ts';

/** Dependencies of stores. */
export type StoresDeps = PlatformDeps & {
  /** The goods of the shop, which are held in memory. */
  goods: Goods;
};
