import type { CatalogDeps } from '../../catalog/base/deps.ts';
import type { ShopNoticesDeps } from '../../shop-notices/base/deps.ts';
import type { ReviewLimits } from './limits.ts';

/** What reviews need. */
export type ReviewsDeps = CatalogDeps &
  ShopNoticesDeps & {
    /** So many days after handover buyers are invited to review; null when they are not. */
    reviewInvitationDays: number | null;
    /** Whether rules decide which review waits for an operator, or each does. */
    reviewModeration: 'rules' | 'all';
    limits: ReviewLimits;
  };
