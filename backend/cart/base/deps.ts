import type { CatalogDeps } from '../../catalog/base/deps.ts';
import type { Marketing } from '../../marketing/marketing.ts';
import type { CartLimits } from './limits.ts';

export type CartDeps = CatalogDeps & {
  /** Null if the shop has no marketing platform. */
  marketing: Marketing | null;
  limits: CartLimits;
};
