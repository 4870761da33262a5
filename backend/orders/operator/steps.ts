import type { OperatorCancellation, OperatorOrder } from '#contract/client/client.schemas.ts';
import { isCollected } from '#shared/delivery/kinds.ts';
import { cancelRest } from '../cancel-pieces.ts';
import { withoutWaitingEdit } from '../editing/waiting-edit.ts';
import { EDIT_WITHDRAWN } from '../rules/reasons.ts';
import { stepRefused } from '../rules/step-refused.ts';
import { changeOrder, type OperatorChange } from './change-order.ts';

/** Marks an order as ready to be collected. */
export function readyOrder(call: OperatorChange<object>): Promise<OperatorOrder> {
  return changeOrder(call, async (_, { row, step }) => {
    if (!isCollected(row.delivery)) throw stepRefused();
    await step('READY');
  });
}

/** Cancels what is left of an order. The pieces return to stock and the money is refunded. */
export function cancelOrderByOperator(call: OperatorChange<OperatorCancellation>): Promise<OperatorOrder> {
  return changeOrder(call, async (tx, { row, assertStep }) => {
    assertStep('CANCELLED');
    const { id: operatorId } = call.principal;
    const order = await withoutWaitingEdit(tx, call.deps, row, { reason: EDIT_WITHDRAWN, operatorId });
    await cancelRest(tx, call.deps, order, { by: 'operator', operatorId, reason: call.body.reason });
  });
}
