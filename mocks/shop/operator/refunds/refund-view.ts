import type { OperatorRefund } from '#contract/client/client.schemas.ts';
import { orderOf, viewOf } from '../../refunds/stored-refund.ts';
import { Refusal } from '../../state/refusal.ts';
import type { ShopState, StoredRefund } from '../../state/state.ts';

/**
 * Finds a refund that its shopper has submitted.
 * @throws {Refusal} NOT_FOUND if it does not exist or is a draft
 */
export function submittedRefund(
  state: ShopState,
  { orderId, refundId }: { orderId: string; refundId: string },
): StoredRefund {
  const stored = state.refunds.find((each) => each.id === refundId && each.orderId === orderId);
  if (!stored?.number) throw new Refusal('NOT_FOUND');
  return stored;
}

/** A refund as operators see it. */
export function operatorView(state: ShopState, stored: StoredRefund): OperatorRefund {
  const refund = viewOf(state, stored);
  return {
    refund,
    contact: orderOf(state, stored.orderId).contact,
    till: stored.till,
    photos: refund.photos.map(({ id, preview: content }) => ({ id, content })),
    steps: stored.steps,
    packing: refund.lines.map(({ position }) => ({ position, requiresMarking: false, codes: [] })),
  };
}
