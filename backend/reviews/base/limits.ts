import { limitNetworkAnd, MINUTES, type OpenLimiter } from '../../platform/limits/limits.ts';

/** Rate limits of reviews. They are checked before anything expensive. */
export function reviewLimits(open: OpenLimiter) {
  return {
    /** Reviews written or changed, by network and by owner. */
    review: limitNetworkAnd(open, {
      reviewNetwork: { points: 600, duration: 10 * MINUTES },
      reviewOwner: { points: 60, duration: 10 * MINUTES },
    }),
    /** By network and by owner, as decoding photographs is expensive. */
    reviewPhoto: limitNetworkAnd(open, {
      reviewPhotoNetwork: { points: 300, duration: 10 * MINUTES },
      reviewPhotoOwner: { points: 60, duration: 10 * MINUTES },
    }),
    /** Helpful marks, by network and by owner, as each one makes pages be rendered again. */
    reviewMark: limitNetworkAnd(open, {
      reviewMarkNetwork: { points: 600, duration: 10 * MINUTES },
      reviewMarkOwner: { points: 100, duration: 10 * MINUTES },
    }),
    /** By network and by owner. */
    reviewComplaint: limitNetworkAnd(open, {
      reviewComplaintNetwork: { points: 100, duration: 10 * MINUTES },
      reviewComplaintOwner: { points: 20, duration: 10 * MINUTES },
    }),
  };
}

export type ReviewLimits = ReturnType<typeof reviewLimits>;
