import type { Payments } from '../../domain/payment-provider.ts';
import type { Goods } from '../../listing/goods.ts';
import type { PlatformDeps } from '../../platform/base/deps.ts';
import type { CatalogLimits } from './limits.ts';

/** What the catalog needs. */
export type CatalogDeps = PlatformDeps & {
  /** The goods in memory, with the search rules of the retailer: listings and the search choose among them. */
  goods: Goods;
  /** Who takes payments online. */
  payments: Payments;
  limits: CatalogLimits;
};
