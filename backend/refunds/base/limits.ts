import { limitNetworkAnd, MINUTES, type OpenLimiter } from '../../platform/limits/limits.ts';

/** Rate limits of refunds, checked before any expensive work. */
export function refundLimits(open: OpenLimiter) {
  return {
    /** Limits changes of refund drafts per network and per owner. */
    refundDraft: limitNetworkAnd(open, {
      refundDraftNetwork: { points: 3000, duration: 10 * MINUTES },
      refundDraftOwner: { points: 300, duration: 10 * MINUTES },
    }),
    /** Limits uploads of photographs of defects per network and per owner, as for reviews. */
    refundPhoto: limitNetworkAnd(open, {
      refundPhotoNetwork: { points: 300, duration: 10 * MINUTES },
      refundPhotoOwner: { points: 60, duration: 10 * MINUTES },
    }),
  };
}

export type RefundLimits = ReturnType<typeof refundLimits>;
