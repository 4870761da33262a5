import { isCollectedKind } from '#shared/orders/progress.ts';
import type { OperatorCancellation } from '../../../src/generated/model/operatorCancellation.ts';
import { implement } from '../../platform/http/implement.ts';
import { cancelRest } from '../cancel-pieces.ts';
import { trackingUrl } from '../rules/tracking-url.ts';
import { changeOrder, type OperatorChange, stepRefused } from './change-order.ts';
import { handOverOrder } from './hand-over-order.ts';
import { exportOrders, listOrders } from './list-orders.ts';
import { packOrder } from './pack-order.ts';
import { readOperatorOrder } from './read-order.ts';
import { refundOrder } from './refund-order.ts';

export const operatorHandlers = implement('operator', {
  listOrders: ({ deps, query }) => listOrders(deps.db, query),
  showOrder: ({ deps, params }) => readOperatorOrder(deps.db, params.orderId, deps.clock()),
  packOrder,
  shipOrder: (call) =>
    changeOrder(call, async (_, { row, step }) => {
      if (row.delivery.kind === 'store') throw stepRefused();
      const { carrier, number } = call.body;
      await step('SHIPPED', { tracking: { carrier, number, url: trackingUrl(carrier, number) } });
    }),
  readyOrder: (call) =>
    changeOrder(call, async (_, { row, step }) => {
      if (!isCollectedKind(row.delivery.kind)) throw stepRefused();
      await step('READY');
    }),
  handOverOrder,
  refundOrder,
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
