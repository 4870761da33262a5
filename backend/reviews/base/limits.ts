import { limitNetworkAnd, MINUTES, type OpenLimiter } from '../../platform/limits/limits.ts';

/** Rate limits of reviews, checked before any expensive work. */
export function reviewLimits(open: OpenLimiter) {
  return {
    /** Limits the writing and changing of reviews, per network and per owner. */
    review: limitNetworkAnd(open, {
      reviewNetwork: { points: 600, duration: 10 * MINUTES },
      reviewOwner: { points: 60, duration: 10 * MINUTES },
    }),
    /** Limits uploads of photographs per network and per owner, because decoding is expensive. */
    reviewPhoto: limitNetworkAnd(open, {
      reviewPhotoNetwork: { points: 300, duration: 10 * MINUTES },
      reviewPhotoOwner: { points: 60, duration: 10 * MINUTES },
    }),
    /**
     * Limits helpful marks per network and per owner, because after every mark the shop renders pages again.
     */
    reviewMark: limitNetworkAnd(open, {
      reviewMarkNetwork: { points: 600, duration: 10 * MINUTES },
      reviewMarkOwner: { points: 100, duration: 10 * MINUTES },
    }),
    /** Limits complaints per network and per owner. */
    reviewComplaint: limitNetworkAnd(open, {
      reviewComplaintNetwork: { points: 100, duration: 10 * MINUTES },
      reviewComplaintOwner: { points: 20, duration: 10 * MINUTES },
    }),
  };
}

export type ReviewLimits = ReturnType<typeof reviewLimits>;
