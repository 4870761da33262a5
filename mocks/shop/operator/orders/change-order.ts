import type { OperatorOrder, OrderPieces, OrderState } from '#contract/client/client.schemas.ts';
import type { OperationOf } from '#contract/operations.ts';
import { mayStep } from '#shared/orders/states.ts';
import type { MockRequest } from '../../../contract/shop-operations.ts';
import { stepsOf } from '../../cart/order-steps-of.ts';
import { Refusal } from '../../state/refusal.ts';
import type { ShopState, StoredOrder } from '../../state/state.ts';
import { logCall, operatorView, storedOrder } from './operator-view.ts';

/**
 * The result of an operator's change: the new state of the order, or, if the state stays, what is recorded
 * about removed pieces.
 */
export type Done = { to?: OrderState; reason?: string; off?: OrderPieces[] };

type OfOrders = Extract<
  OperationOf<'operator'>,
  `${string}Order` | 'cancelOrderByOperator' | 'decidePaymentCase'
>;

/** Changes an order, if the operator has seen its current version. Records the operator's call. */
export function changeOrder<Id extends OfOrders>(
  state: ShopState,
  id: Id,
  to: OrderState | null,
  work: (stored: StoredOrder, call: MockRequest<Id>) => Done = () => ({}),
) {
  return (call: MockRequest<Id>): OperatorOrder => {
    const stored = storedOrder(state, (call.params as { orderId: string }).orderId);
    const { order } = stored;
    const isAsSeen = stepsOf(stored).length === (call.body as { version: number }).version;
    if (!isAsSeen || (to !== null && !mayStep(order.state, to, 'operator'))) {
      logCall(stored, id, call.visitor, 'ORDER_STEP_REFUSED');
      throw new Refusal('ORDER_STEP_REFUSED');
    }
    const done = work(stored, call);
    const at = new Date().toISOString();
    const by = { at, by: 'operator' as const, operator: call.visitor.operator?.name ?? '' };
    const { reason = null, off } = done;
    if (off) stored.steps = [...stepsOf(stored), { ...by, state: order.state, reason, lines: off }];
    const next = done.to ?? to;
    if (next !== null) {
      stored.steps = [...stepsOf(stored), { ...by, state: next, reason: off ? null : reason, lines: null }];
      order.events.push({ state: next, at });
      order.state = next;
    }
    logCall(stored, id, call.visitor);
    return operatorView(state, stored);
  };
}
