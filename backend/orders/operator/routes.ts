import type { Handlers } from '../../platform/http/implement.ts';
import type { OrdersDeps } from '../base/deps.ts';
import { decidePaymentCase } from './decide-payment-case.ts';
import { handOverOrder } from './hand-over-order.ts';
import { exportOrders, listOrders } from './list-orders.ts';
import { packOrder } from './pack-order.ts';
import { readOperatorOrder } from './read-order.ts';
import { refundOrder } from './refund-order.ts';
import { shipOrder } from './ship-order.ts';
import { cancelOrderByOperator, readyOrder } from './steps.ts';

/** Handlers of the operator API's operations for orders. */
export const orderOperatorHandlers = {
  listOrders: ({ deps, query }) => listOrders(deps.db, query),
  showOrder: ({ deps, params }) => readOperatorOrder(deps.db, params.orderId, deps.clock()),
  packOrder,
  shipOrder,
  readyOrder,
  handOverOrder,
  refundOrder,
  decidePaymentCase,
  cancelOrderByOperator,
  exportOrders: ({ deps, query }) => exportOrders(deps.db, query, deps.clock()),
} satisfies Partial<Handlers<'operator', OrdersDeps>>;
