import { limitNetworkAnd, MINUTES, type OpenLimiter } from '../../platform/limits/limits.ts';

/** Rate limits of reviews. They are checked before anything expensive. */
export function reviewLimits(open: OpenLimiter) {
  return {
    /** Limits writing and changing reviews by network and by owner. */
    review: limitNetworkAnd(open, {
      reviewNetwork: { points: 600, duration: 10 * MINUTES },
      reviewOwner: { points: 60, duration: 10 * MINUTES },
    }),
    /** Limits photographs by network and by owner, because decoding them is expensive. */
    reviewPhoto: limitNetworkAnd(open, {
      reviewPhotoNetwork: { points: 300, duration: 10 * MINUTES },
      reviewPhotoOwner: { points: 60, duration: 10 * MINUTES },
    }),
    /** Limits helpful marks by network and by owner, because every mark makes the shop render pages again. */
    reviewMark: limitNetworkAnd(open, {
      reviewMarkNetwork: { points: 600, duration: 10 * MINUTES },
      reviewMarkOwner: { points: 100, duration: 10 * MINUTES },
    }),
    /** Limits complaints by network and by owner. */
    reviewComplaint: limitNetworkAnd(open, {
      reviewComplaintNetwork: { points: 100, duration: 10 * MINUTES },
      reviewComplaintOwner: { points: 20, duration: 10 * MINUTES },
    }),
  };
}

export type ReviewLimits = ReturnType<typeof reviewLimits>;
