// Schemas of the contract, for forms. Separate from index.ts, so that the first screen does not load them.
import '@/lib/api/schema-settings';

export {
  CounterRefund,
  OperatorCancellation,
  OrderHandover,
  OrderPacking,
  OrderReadiness,
  OrderRefund,
  OrderShipment,
  PaymentDecision,
  RefundApproval,
  RefundPayment,
  RefundReceipt,
  RefundRejection,
  ReviewAnswering,
  ReviewPublication,
  ReviewRefusal,
} from '#contract/zod/zod.schemas.ts';
