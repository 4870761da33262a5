import type { Order, OrderSummary, Payment } from '@/lib/api';
import { exampleOf } from '../../../mocks/contract/contract.ts';

export const ORDERS = '*/api/order-orchestration/v1/orders';
export const PAYMENT = '*/api/payment-orchestration/v1/orders/:id/payment';

/** The order of the contract's examples, with changes. */
export const testOrder = (rest: Partial<Order> = {}): Order => ({
  ...structuredClone(exampleOf<Order>('getOrder', 'placed')),
  ...rest,
});

/** The order of the contract's examples as a row of the list. */
export function testSummary(rest: Partial<OrderSummary> = {}): OrderSummary {
  const [first] = structuredClone(exampleOf<{ items: OrderSummary[] }>('getOrders', 'two')).items;
  if (!first) throw new Error('The example has no order.');
  return { ...first, ...rest };
}

export const testPayment = (rest: Partial<Payment> = {}): Payment => ({
  state: null,
  method: 'sbp',
  methods: ['sbp', 'card-online', 'cash'],
  sum: 387_200,
  payUntil: null,
  confirmationUrl: null,
  qr: null,
  refusal: null,
  ...rest,
});
