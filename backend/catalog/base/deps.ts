import type { Details } from '../../domain/pages/page-details.ts';
import type { Payments } from '../../domain/payment-provider.ts';
import type { Goods } from '../../listing/goods.ts';
import type { PlatformDeps } from '../../platform/base/deps.ts';
import type { CatalogLimits } from './limits.ts';
import type { PicturedOutfits } from './pictured-outfits.ts';

export type CatalogDeps = PlatformDeps & {
  /** The goods in memory with the retailer's search rules; used by listings and the search. */
  goods: Goods;
  /** The payment providers. */
  payments: Payments;
  /**
   * The seller's details. Stored pages contain placeholders, which are replaced by these details when a page
   * is read.
   */
  sellerDetails: Details;
  limits: CatalogLimits;
  /** The outfits that product pictures show; absent in a shop without such pictures. */
  picturedOutfits?: PicturedOutfits | undefined;
};
