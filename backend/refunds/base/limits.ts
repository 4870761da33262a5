import { limitNetworkAnd, MINUTES, type OpenLimiter } from '../../platform/limits/limits.ts';

/** Limits of refunds, which stand before anything costly. */
export function refundLimits(open: OpenLimiter) {
  return {
    /** By network and by owner. */
    refundDraft: limitNetworkAnd(open, {
      refundDraftNetwork: { points: 3000, duration: 10 * MINUTES },
      refundDraftOwner: { points: 300, duration: 10 * MINUTES },
    }),
    /** Photographs of defects: by network and by owner, as those of reviews. */
    refundPhoto: limitNetworkAnd(open, {
      refundPhotoNetwork: { points: 300, duration: 10 * MINUTES },
      refundPhotoOwner: { points: 60, duration: 10 * MINUTES },
    }),
  };
}

export type RefundLimits = ReturnType<typeof refundLimits>;
