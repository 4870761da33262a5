import type { CatalogDeps } from '../catalog/base/deps.ts';
import type { ReportLimits } from './limits.ts';

/** Dependencies of the shop's own numbers. */
export type ReportDeps = CatalogDeps & {
  /** What orders goods that match a query equally well: the retailer's feed or the behaviour of shoppers. */
  ranking: 'feed' | 'behaviour';
  limits: ReportLimits;
};
