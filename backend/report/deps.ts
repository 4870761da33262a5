import type { CatalogDeps } from '../catalog/base/deps.ts';
import type { ReportLimits } from './limits.ts';

/** Dependencies of the shop's own statistics. */
export type ReportDeps = CatalogDeps & {
  /**
   * How equally relevant goods are ordered: by the popularity in the retailer's feed, or by the behaviour of
   * shoppers.
   */
  ranking: 'feed' | 'behaviour';
  limits: ReportLimits;
};
