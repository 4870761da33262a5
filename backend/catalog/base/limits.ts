import { limitNetworkAnd, MINUTES, type OpenLimiter } from '../../platform/limits/limits.ts';

/** Limits of the catalog, which stand before anything costly. */
export function catalogLimits(open: OpenLimiter) {
  return {
    /** Stock notices: by network and by address, so that no mailbox is flooded. */
    stockNotice: limitNetworkAnd(open, {
      stockNoticeNetwork: { points: 30, duration: 10 * MINUTES },
      stockNoticeAddress: { points: 10, duration: 60 * MINUTES },
    }),
  };
}

export type CatalogLimits = ReturnType<typeof catalogLimits>;
