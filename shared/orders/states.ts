/** Order states of the contract. */
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

/** Who changes the state: the buyer, an operator, or the shop itself. */
export type Actor = 'shopper' | 'operator' | 'shop';

type Steps = Partial<Record<OrderState, readonly Actor[]>>;

/**
 * All allowed transitions: for each state, the next states and who may make the change (docs/specification.md
 * §3.6).
 */
export const STEPS: Readonly<Record<OrderState, Steps>> = {
  PLACED: { AWAITING_PAYMENT: ['shop'], PACKING: ['operator'], CANCELLED: ['shopper', 'operator', 'shop'] },
  AWAITING_PAYMENT: { PLACED: ['shopper'], PAID: ['shop'], CANCELLED: ['shopper', 'operator', 'shop'] },
  // A paid order waits for payment again if an operator edits it and the buyer must pay a surcharge.
  PAID: { AWAITING_PAYMENT: ['operator'], PACKING: ['operator'], CANCELLED: ['shopper', 'operator', 'shop'] },
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
  // The shop makes this step only if the order was cancelled because it was not paid in time, and the payment
  // arrives after all.
  CANCELLED: { PAID: ['shop'] },
};

/** States in which an order ends. From then on, the buyer's data are stored only for a limited time. */
export const FINISHED: readonly OrderState[] = ['HANDED_OVER', 'PARTLY_HANDED_OVER', 'CANCELLED'];

/** Whether the buyer has got at least some goods of the order. */
export const isHandedOver = (state: OrderState): boolean =>
  state === 'HANDED_OVER' || state === 'PARTLY_HANDED_OVER';

/** Whether an actor may move an order from one state to another. */
export function mayStep(from: OrderState, to: OrderState, actor: Actor): boolean {
  return STEPS[from][to]?.includes(actor) ?? false;
}
