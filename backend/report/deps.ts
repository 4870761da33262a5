import type { CatalogDeps } from '../catalog/base/deps.ts';
import type { ReportLimits } from './limits.ts';

/** Dependencies of the shop's own statistics. */
export type ReportDeps = CatalogDeps & {
  /**
   * What decides the order of equally relevant goods: the popularity in the retailer's feed, or the behaviour
   * of shoppers.
   */
  ranking: 'feed' | 'behaviour';
  limits: ReportLimits;
};
