import type { OrderState } from '#contract/client/client.schemas.ts';

/** What operators may do with an order. */
const STEPS: Partial<Record<OrderState, readonly OrderState[]>> = {
  PLACED: ['PACKING', 'CANCELLED'],
  AWAITING_PAYMENT: ['CANCELLED'],
  PAID: ['PACKING', 'CANCELLED'],
  PACKING: ['SHIPPED', 'READY', 'CANCELLED'],
  SHIPPED: ['READY', 'HANDED_OVER', 'PARTLY_HANDED_OVER', 'CANCELLED'],
  READY: ['HANDED_OVER', 'PARTLY_HANDED_OVER', 'CANCELLED'],
};

export const mayStep = (from: OrderState, to: OrderState): boolean => STEPS[from]?.includes(to) ?? false;
