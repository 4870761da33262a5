import type { CatalogDeps } from '../catalog/base/deps.ts';
import type { ReportLimits } from './limits.ts';

/** Dependencies of the shop's own numbers. */
export type ReportDeps = CatalogDeps & {
  /** The order of goods that fit a query equally: by the retailer's feed or by shoppers' behaviour. */
  ranking: 'feed' | 'behaviour';
  limits: ReportLimits;
};
