import type { Visitor } from '../../contract/visitor.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState, StoredRefund } from '../state/state.ts';
import { ownerOf } from '../state/visitor.ts';

/** The refunds of a guest or user, oldest first. */
export function refundsOf(state: ShopState, ownerId: string): StoredRefund[] {
  const orders = new Set(
    state.orders.filter((stored) => stored.ownerId === ownerId).map(({ order }) => order.id),
  );
  return state.refunds.filter(({ orderId }) => orders.has(orderId));
}

/**
 * Finds a refund of the visitor.
 * @throws {Refusal} NOT_FOUND if the visitor has no such refund
 */
export function ownRefund(state: ShopState, visitor: Visitor, refundId: string): StoredRefund {
  const stored = refundsOf(state, ownerOf(visitor).id).find(({ id }) => id === refundId);
  if (!stored) throw new Refusal('NOT_FOUND');
  return stored;
}
