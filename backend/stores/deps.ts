import type { Goods } from '../listing/goods.ts';
import type { PlatformDeps } from '../platform/base/deps.ts';

/** Dependencies of stores. */
export type StoresDeps = PlatformDeps & {
  /** The goods in memory. */
  goods: Goods;
};
