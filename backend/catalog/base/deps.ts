import type { Payments } from '../../domain/payment-provider.ts';
import type { Goods } from '../../listing/goods/goods.ts';
import type { KeptRules } from '../../listing/rules/kept-rules.ts';
import type { PlatformDeps } from '../../platform/base/deps.ts';
import type { CatalogLimits } from './limits.ts';

/** What the catalog needs. */
export type CatalogDeps = PlatformDeps & {
  /** The goods in memory: listings and the search choose among them. */
  goods: Goods;
  /** How the retailer steers the search. */
  searchRules: KeptRules;
  /** Who takes payments online. */
  payments: Payments;
  limits: CatalogLimits;
};
