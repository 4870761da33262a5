import { isCollectedKind } from '#shared/orders/progress.ts';
import type { OperatorCancellation } from '../../../src/generated/model/operatorCancellation.ts';
import { implement } from '../../platform/http/implement.ts';
import { cancelRest } from '../cancel-pieces.ts';
import { changeOrder, type OperatorChange, stepRefused } from './change-order.ts';
import { exportOrders, listOrders } from './list-orders.ts';
import { packOrder } from './pack-order.ts';
import { readOperatorOrder } from './read-order.ts';

export const operatorHandlers = implement('operator', {
  listOrders: ({ deps, query }) => listOrders(deps.db, query),
  showOrder: ({ deps, params }) => readOperatorOrder(deps.db, params.orderId, deps.clock()),
  packOrder,
  readyOrder: (call) =>
    changeOrder(call, async (_, { row, step }) => {
      if (!isCollectedKind(row.delivery.kind)) throw stepRefused();
      await step('READY');
    }),
  handOverOrder: (call) => changeOrder(call, (_, { step }) => step('HANDED_OVER')),
  cancelOrderByOperator: cancelOrder,
  exportOrders: ({ deps, query }) => exportOrders(deps.db, query, deps.clock()),
});

function cancelOrder(call: OperatorChange<OperatorCancellation>) {
  return changeOrder(call, async (tx, { row, assertStep }) => {
    assertStep('CANCELLED');
    const { id: operatorId } = call.principal;
    await cancelRest(tx, call.deps, row, { by: 'operator', operatorId, reason: call.body.reason });
  });
}
