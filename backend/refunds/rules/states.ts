import type { RefundState } from '#contract/client/client.schemas.ts';

/** Who makes a step: the buyer, an operator, or the shop by itself. */
export type Actor = 'shopper' | 'operator' | 'shop';

type Steps = Partial<Record<RefundState, readonly Actor[]>>;

/** Every step of a refund and who may make it (docs/specification.md §3.9). What is not here is refused. */
export const STEPS: Readonly<Record<RefundState, Steps>> = {
  DRAFT: { REQUESTED: ['shopper'], CANCELLED: ['shopper'] },
  // Goods that are brought to a store are there before anyone has approved.
  REQUESTED: {
    APPROVED: ['operator'],
    RECEIVED: ['operator'],
    REJECTED: ['operator'],
    CANCELLED: ['shopper'],
  },
  // What is brought to a store, or came before its shopper said so, was never under way.
  APPROVED: { SENT: ['shopper'], RECEIVED: ['operator'], REJECTED: ['operator'], CANCELLED: ['shopper'] },
  SENT: { RECEIVED: ['operator'], REJECTED: ['operator'] },
  RECEIVED: { REFUNDED: ['operator', 'shop'] },
  REFUNDED: {},
  REJECTED: {},
  CANCELLED: {},
};

/** Whether someone may take a refund from one state to another. */
export function mayStep(from: RefundState, to: RefundState, actor: Actor): boolean {
  return STEPS[from][to]?.includes(actor) ?? false;
}
