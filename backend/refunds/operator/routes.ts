import type { Handlers } from '../../platform/http/implement.ts';
import type { RefundsDeps } from '../base/deps.ts';
import { listRefunds } from './list-refunds.ts';
import { payRefund } from './pay-refund.ts';
import { readOperatorRefund } from './read-refund.ts';
import { receiveRefund } from './receive-refund.ts';
import { refundAtCounter } from './refund-at-counter.ts';
import { approveRefund, rejectRefund } from './steps.ts';

/** Handlers of the operator API's operations for refunds. */
export const refundOperatorHandlers = {
  listRefunds: ({ deps, query }) => listRefunds(deps.db, query, deps.clock()),
  showRefund: ({ deps, params: { orderId, refundId } }) =>
    readOperatorRefund(deps.db, { id: refundId, orderId, now: deps.clock() }),
  approveRefund,
  receiveRefund,
  payRefund,
  refundAtCounter,
  rejectRefund,
} satisfies Partial<Handlers<'operator', RefundsDeps>>;
