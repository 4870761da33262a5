import { dayInMoscow } from '#shared/text/dates.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import type { OrdersDeps } from '../base/deps.ts';
import { orderEditOptions } from '../editing/edit-options.ts';
import { addOrderNote } from './add-order-note.ts';
import { decidePaymentCase } from './decide-payment-case.ts';
import { editOrder, tryEdit, withdrawOrderEdit } from './edit-order.ts';
import { exportOrders } from './export-orders.ts';
import { handOverOrder } from './hand-over-order.ts';
import { listOrders } from './list-orders.ts';
import { packOrder } from './pack-order.ts';
import { readPickList } from './packing/pick-list.ts';
import { showLabel } from './packing/show-label.ts';
import { showPacking } from './packing/show-packing.ts';
import { readOperatorOrder } from './read-order.ts';
import { refundOrder } from './refund-order.ts';
import { repeatOrderLetter } from './repeat-order-letter.ts';
import { shipOrder } from './ship-order.ts';
import { cancelOrderByOperator, readyOrder } from './steps.ts';

/** Handlers of the operator API's operations for orders. */
export const orderOperatorHandlers = {
  listOrders: ({ deps, query: { late, ...wanted } }) =>
    listOrders(deps.db, { ...wanted, lateOn: late ? dayInMoscow(deps.clock()) : undefined }),
  showOrder: ({ deps, params }) => readOperatorOrder(deps.db, params.orderId, deps.clock()),
  getOrderEditOptions: ({ deps, params, requestId }) =>
    orderEditOptions(deps, { orderId: params.orderId, requestId }),
  tryEdit,
  editOrder,
  withdrawOrderEdit,
  addOrderNote,
  repeatOrderLetter,
  getPickList: ({ deps, query }) => readPickList(deps.db, query.orders),
  showPacking: ({ deps, params }) => showPacking(deps.db, params.orderId),
  packOrder,
  showLabel: ({ deps, params }) => showLabel(deps.db, params.orderId, deps.clock()),
  shipOrder,
  readyOrder,
  handOverOrder,
  refundOrder,
  decidePaymentCase,
  cancelOrderByOperator,
  exportOrders: ({ deps, query }) => exportOrders(deps.db, query, deps.clock()),
} satisfies Partial<Handlers<'operator', OrdersDeps>>;
