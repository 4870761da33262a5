/** States as the contract has them. */
export type OrderState =
  | 'PLACED'
  | 'AWAITING_PAYMENT'
  | 'PAID'
  | 'PACKING'
  | 'SHIPPED'
  | 'READY'
  | 'HANDED_OVER'
  | 'PARTLY_HANDED_OVER'
  | 'CANCELLED';

/** Who makes a step: the buyer, an operator, or the shop by itself. */
export type Actor = 'shopper' | 'operator' | 'shop';

type Steps = Partial<Record<OrderState, readonly Actor[]>>;

/** Every step of an order and who may make it (docs/specification.md §3.6). What is not here is refused. */
export const STEPS: Readonly<Record<OrderState, Steps>> = {
  PLACED: { AWAITING_PAYMENT: ['shop'], PACKING: ['operator'], CANCELLED: ['shopper', 'operator', 'shop'] },
  AWAITING_PAYMENT: { PLACED: ['shopper'], PAID: ['shop'], CANCELLED: ['shopper', 'operator', 'shop'] },
  PAID: { PACKING: ['operator'], CANCELLED: ['shopper', 'operator', 'shop'] },
  PACKING: { SHIPPED: ['operator', 'shop'], READY: ['operator'], CANCELLED: ['operator'] },
  SHIPPED: {
    READY: ['operator', 'shop'],
    HANDED_OVER: ['operator', 'shop'],
    PARTLY_HANDED_OVER: ['operator'],
    CANCELLED: ['operator'],
  },
  READY: {
    HANDED_OVER: ['operator', 'shop'],
    PARTLY_HANDED_OVER: ['operator'],
    CANCELLED: ['operator', 'shop'],
  },
  HANDED_OVER: {},
  PARTLY_HANDED_OVER: {},
  // Only one that was cancelled because it was not paid in time, when its payment comes after all.
  CANCELLED: { PAID: ['shop'] },
};

/** States in which nothing is left to do; the buyer is kept for a term from then on. */
export const FINISHED: readonly OrderState[] = ['HANDED_OVER', 'PARTLY_HANDED_OVER', 'CANCELLED'];

/** Whether someone may take an order from one state to another. */
export function mayStep(from: OrderState, to: OrderState, actor: Actor): boolean {
  return STEPS[from][to]?.includes(actor) ?? false;
}
