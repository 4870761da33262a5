import type { OperatorRefundStep, RefundState } from '#contract/client/client.schemas.ts';
import type { StoredRefund } from '../state/state.ts';

/** The next states into which operators may move a refund, by its present state. */
const STEPS: Partial<Record<RefundState, readonly RefundState[]>> = {
  DRAFT: ['REQUESTED'],
  REQUESTED: ['APPROVED', 'RECEIVED', 'REJECTED'],
  APPROVED: ['RECEIVED', 'REJECTED'],
  SENT: ['RECEIVED', 'REJECTED'],
  RECEIVED: ['REFUNDED'],
};

export const mayStep = (from: RefundState, to: RefundState): boolean => STEPS[from]?.includes(to) ?? false;

type Who = Pick<OperatorRefundStep, 'by'> & Partial<Pick<OperatorRefundStep, 'operator' | 'reason'>>;

/** Moves a refund to a new state and records the step. */
export function stepTo(
  stored: StoredRefund,
  state: RefundState,
  { by, operator = null, reason = null }: Who,
): void {
  stored.state = state;
  stored.version += 1;
  stored.steps.push({ state, at: new Date().toISOString(), by, operator, reason });
}
