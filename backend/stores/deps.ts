import type { Goods } from '../listing/goods.ts';
import type { PlatformDeps } from '../platform/base/deps.ts';

export type StoresDeps = PlatformDeps & {
  /** The shop's goods in memory. */
  goods: Goods;
};
