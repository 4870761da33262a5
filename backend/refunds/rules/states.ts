import type { RefundState } from '#contract/client/client.schemas.ts';

/** Who makes a step: the buyer, an operator, or the shop by itself. */
export type Actor = 'shopper' | 'operator' | 'shop';

type Steps = Partial<Record<RefundState, readonly Actor[]>>;

/** All steps of a refund and who may make them (docs/specification.md §3.9). All others are refused. */
export const STEPS: Readonly<Record<RefundState, Steps>> = {
  // An operator requests a refund for a buyer at the counter.
  DRAFT: { REQUESTED: ['shopper', 'operator'], CANCELLED: ['shopper'] },
  // Goods brought to a store are received before any approval.
  REQUESTED: {
    APPROVED: ['operator'],
    RECEIVED: ['operator'],
    REJECTED: ['operator'],
    CANCELLED: ['shopper'],
  },
  // Goods brought to a store, or received before the shopper reported sending them, skip SENT.
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
