import { ORDER_STATES } from '#shared/operators/operator-words.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import type { OrderState } from '../api/index.ts';

const TONES: Partial<Record<OrderState, string>> = {
  READY: 'text-ok',
  HANDED_OVER: 'text-ok',
  PARTLY_HANDED_OVER: 'text-ok',
  CANCELLED: 'text-ink-3',
};

/** The name of an order's state, as operators call it. */
export const OrderStateText = ({ state }: { state: OrderState }) => (
  <span className={TONES[state]}>{capitalised(ORDER_STATES[state])}</span>
);
