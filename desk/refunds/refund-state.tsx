import { REFUND_STATES } from '#shared/operators/operator-words.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import type { RefundState } from '../api/index.ts';

const TONES: Partial<Record<RefundState, string>> = {
  REFUNDED: 'text-ok',
  REJECTED: 'text-ink-3',
  CANCELLED: 'text-ink-3',
};

export const RefundStateText = ({ state }: { state: RefundState }) => (
  <span className={TONES[state]}>{capitalised(REFUND_STATES[state])}</span>
);
