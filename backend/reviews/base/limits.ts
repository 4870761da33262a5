import { limitNetworkAnd, MINUTES, type OpenLimiter } from '../../platform/limits/limits.ts';

/** Limits of reviews, which stand before anything costly. */
export function reviewLimits(open: OpenLimiter) {
  return {
    /** Reviews written and changed: by network and by owner. */
    review: limitNetworkAnd(open, {
      reviewNetwork: { points: 600, duration: 10 * MINUTES },
      reviewOwner: { points: 60, duration: 10 * MINUTES },
    }),
    /** By network and by owner: photographs are decoded. */
    reviewPhoto: limitNetworkAnd(open, {
      reviewPhotoNetwork: { points: 300, duration: 10 * MINUTES },
      reviewPhotoOwner: { points: 60, duration: 10 * MINUTES },
    }),
    /** Marks of reviews: by network and by owner, since each has pages rendered again. */
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
