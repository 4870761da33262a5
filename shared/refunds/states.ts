import type { REFUND_STATE_NAMES } from './refund-words.ts';

/** Refund states of the contract. */
export type RefundState = keyof typeof REFUND_STATE_NAMES;

/** Who makes a step: the buyer, an operator, or the shop itself. */
export type Actor = 'shopper' | 'operator' | 'shop';

type Steps = Partial<Record<RefundState, readonly Actor[]>>;

/** All allowed steps of a refund from state to state, and who may make them (docs/specification.md §3.9). */
export const STEPS: Readonly<Record<RefundState, Steps>> = {
  // At the counter, an operator requests the refund for the buyer.
  DRAFT: { REQUESTED: ['shopper', 'operator'], CANCELLED: ['shopper'] },
  // Goods that are brought to a store can be received before the refund is approved.
  REQUESTED: {
    APPROVED: ['operator'],
    RECEIVED: ['operator'],
    REJECTED: ['operator'],
    CANCELLED: ['shopper'],
  },
  // SENT is skipped if the goods are brought to a store, or if they arrive before the shopper has reported
  // sending them.
  APPROVED: { SENT: ['shopper'], RECEIVED: ['operator'], REJECTED: ['operator'], CANCELLED: ['shopper'] },
  SENT: { RECEIVED: ['operator'], REJECTED: ['operator'] },
  RECEIVED: { REFUNDED: ['operator', 'shop'] },
  REFUNDED: {},
  REJECTED: {},
  CANCELLED: {},
};

/** Whether an actor may move a refund from one state to another. */
export function mayStep(from: RefundState, to: RefundState, actor: Actor): boolean {
  return STEPS[from][to]?.includes(actor) ?? false;
}
