import type { CatalogDeps } from '../../catalog/base/deps.ts';
import type { Marketing } from '../../marketing/marketing.ts';
import type { CartLimits } from './limits.ts';

/** What the cart needs. */
export type CartDeps = CatalogDeps & {
  /** Null when the shop has no marketing platform. */
  marketing: Marketing | null;
  limits: CartLimits;
};
