import type { Details } from '../../domain/pages/page-details.ts';
import type { Payments } from '../../domain/payment-provider.ts';
import type { Goods } from '../../listing/goods.ts';
import type { PlatformDeps } from '../../platform/base/deps.ts';
import type { CatalogLimits } from './limits.ts';

/** Dependencies of the catalog. */
export type CatalogDeps = PlatformDeps & {
  /** The goods in memory with the retailer's search rules; used by listings and the search. */
  goods: Goods;
  /** The payment providers. */
  payments: Payments;
  /**
   * The seller's details. Pages are stored with placeholders, which are replaced by these details on reading.
   */
  sellerDetails: Details;
  limits: CatalogLimits;
};
