import type { CatalogDeps } from '../../catalog/base/deps.ts';
import type { ShopNoticesDeps } from '../../shop-notices/base/deps.ts';
import type { ReviewLimits } from './limits.ts';

/** Dependencies of reviews. */
export type ReviewsDeps = CatalogDeps &
  ShopNoticesDeps & {
    /**
     * How many days after the handover buyers are invited to review their goods; null if they are not
     * invited.
     */
    reviewInvitationDays: number | null;
    /** Which reviews wait for an operator: those held back by rules, or all of them. */
    reviewModeration: 'rules' | 'all';
    limits: ReviewLimits;
  };
