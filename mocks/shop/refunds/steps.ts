import type { OperatorRefundStep, RefundState } from '#contract/client/client.schemas.ts';
import type { KeptRefund } from '../state/state.ts';

/** What operators may do with refunds. */
const STEPS: Partial<Record<RefundState, readonly RefundState[]>> = {
  REQUESTED: ['APPROVED', 'RECEIVED', 'REJECTED'],
  APPROVED: ['RECEIVED', 'REJECTED'],
  SENT: ['RECEIVED', 'REJECTED'],
  RECEIVED: ['REFUNDED'],
};

export const mayStep = (from: RefundState, to: RefundState): boolean => STEPS[from]?.includes(to) ?? false;

type Who = Pick<OperatorRefundStep, 'by'> & Partial<Pick<OperatorRefundStep, 'operator' | 'reason'>>;

/** Takes a refund a step on. */
export function stepTo(
  kept: KeptRefund,
  state: RefundState,
  { by, operator = null, reason = null }: Who,
): void {
  kept.state = state;
  kept.version += 1;
  kept.steps.push({ state, at: new Date().toISOString(), by, operator, reason });
}
