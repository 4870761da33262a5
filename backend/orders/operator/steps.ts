import type { OperatorCancellation, OperatorOrder } from '#contract/client/client.schemas.ts';
import { isCollected } from '#shared/delivery/kinds.ts';
import { cancelRest } from '../cancel-pieces.ts';
import { changeOrder, type OperatorChange, stepRefused } from './change-order.ts';

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
    await cancelRest(tx, call.deps, row, { by: 'operator', operatorId, reason: call.body.reason });
  });
}
