import type { CatalogDeps } from '../../catalog/base/deps.ts';
import type { ShopNoticesDeps } from '../../shop-notices/base/deps.ts';
import type { ReviewLimits } from './limits.ts';

/** Dependencies of reviews. */
export type ReviewsDeps = CatalogDeps &
  ShopNoticesDeps & {
    /** Buyers are invited to review this many days after the handover; null means never. */
    reviewInvitationDays: number | null;
    /** Which reviews wait for an operator: those held back by rules, or all of them. */
    reviewModeration: 'rules' | 'all';
    limits: ReviewLimits;
  };
