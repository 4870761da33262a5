import type { EditedSums, ShopState, StoredOrder } from '../state/state.ts';
import { restock } from './cancel-order.ts';
import { stepsOf } from './order-steps-of.ts';
import { moveOrder } from './place-order.ts';

/** Writes the goods and sums of an edit into the order. */
export function writeEdit({ order }: StoredOrder, { deliveryPrice, ...edited }: EditedSums): void {
  Object.assign(order, edited);
  order.delivery.price = deliveryPrice;
}

/** Moves an order and records the step for operators too. */
function stepByShop(stored: StoredOrder, reason: string): void {
  const steps = stepsOf(stored);
  moveOrder(stored.order, 'PAID');
  const at = stored.order.events.at(-1)?.at ?? '';
  stored.steps = [...steps, { state: 'PAID', at, by: 'shop', operator: null, reason, lines: null }];
}

/** Carries out an edit whose surcharge is paid. */
export function applyWaitingEdit(state: ShopState, stored: StoredOrder): void {
  const { waitingEdit, order } = stored;
  if (!waitingEdit) return;
  for (const { articleId, quantity } of waitingEdit.frees) restock(state, articleId, quantity);
  writeEdit(stored, waitingEdit.edited);
  order.payment.paidSum += waitingEdit.sum;
  delete stored.waitingEdit;
  stepByShop(stored, 'EDIT_PAID');
}

/** Drops an edit whose surcharge was not paid. */
export function dropWaitingEdit(state: ShopState, stored: StoredOrder): void {
  if (!stored.waitingEdit) return;
  for (const { articleId, quantity } of stored.waitingEdit.needs) restock(state, articleId, quantity);
  for (const attempt of stored.attempts) if (attempt.state === 'WAITING') attempt.state = 'CANCELLED';
  delete stored.waitingEdit;
  stepByShop(stored, 'EDIT_WITHDRAWN');
}
