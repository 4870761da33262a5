import type { OperatorOrder } from '#contract/client/client.schemas.ts';
import type { StoredOrder } from '../state/state.ts';

/** The steps of an order. If no operator has worked on it yet, they are made from its events. */
export const stepsOf = ({ order, steps }: StoredOrder): OperatorOrder['steps'] =>
  steps ??
  order.events.map(({ state, at }) => ({
    state,
    at,
    operator: null,
    reason: null,
    lines: null,
    by: state === 'AWAITING_PAYMENT' || state === 'PAID' ? 'shop' : 'shopper',
  }));
