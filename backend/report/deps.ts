import type { CatalogDeps } from '../catalog/base/deps.ts';
import type { ReportLimits } from './limits.ts';

/** What the shop's own numbers need. */
export type ReportDeps = CatalogDeps & {
  /** What goods of equal fit stand by. */
  ranking: 'feed' | 'behaviour';
  limits: ReportLimits;
};
