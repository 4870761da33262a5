import { limitNetworkAnd, MINUTES, type OpenLimiter } from '../../platform/limits/limits.ts';

/** Rate limits of the catalog, checked before any costly work. */
export function catalogLimits(open: OpenLimiter) {
  return {
    /**
     * Limits the number of stock notices per network, and per email address so that no mailbox is flooded.
     */
    stockNotice: limitNetworkAnd(open, {
      stockNoticeNetwork: { points: 30, duration: 10 * MINUTES },
      stockNoticeAddress: { points: 10, duration: 60 * MINUTES },
    }),
  };
}

export type CatalogLimits = ReturnType<typeof catalogLimits>;
