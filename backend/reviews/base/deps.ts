import type { CatalogDeps } from '../../catalog/base/deps.ts';
import type { ShopNoticesDeps } from '../../shop-notices/base/deps.ts';
import type { ReviewLimits } from './limits.ts';

export type ReviewsDeps = CatalogDeps &
  ShopNoticesDeps & {
    /**
     * After how many days from the hand-over buyers are invited to review their goods; null for no
     * invitations.
     */
    reviewInvitationDays: number | null;
    /**
     * Which new reviews an operator must approve before they are shown: only reviews that a rule holds back,
     * or all.
     */
    reviewModeration: 'rules' | 'all';
    limits: ReviewLimits;
  };
