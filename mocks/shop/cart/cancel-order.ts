import type { Order, OrderCancellation } from '#contract/client/client.schemas.ts';
import { wrongField } from '#shared/forms/wrong-field.ts';
import {
  type Cancelled,
  cancelPieces,
  invalidEntryIndex,
  NOT_ENOUGH_PIECES,
} from '#shared/orders/cancelled-lines.ts';
import { partOfLine } from '#shared/orders/cancelled-part.ts';
import { remainingQuantity } from '#shared/orders/order-facts.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState } from '../state/state.ts';
import { moveOrder } from './place-order.ts';

/** The lines of an order, each with its index (`position`). */
export const placedLines = ({ lines }: Order) => lines.map((line, position) => ({ ...line, position }));

/**
 * Cancels an order or, if the request lists pieces, only these.
 * @throws {Refusal} INVALID_REQUEST
 */
export function cancelInShop(state: ShopState, order: Order, { lines: asked }: OrderCancellation): void {
  const lines = placedLines(order);
  const place = asked && invalidEntryIndex(lines, asked);
  if (place !== undefined)
    throw new Refusal('INVALID_REQUEST', [
      wrongField(`/lines/${place}/quantity`, 'not_offered', NOT_ENOUGH_PIECES),
    ]);
  const part = asked && cancelPieces(lines, asked);
  if (!part || part.isWhole) cancelWhole(state, order);
  else {
    removePieces(order, part);
    for (const { articleId, pieces } of part.lines) restock(state, articleId, pieces);
  }
}

export const restock = (state: ShopState, articleId: string, pieces: number) => {
  state.stock[articleId] = (state.stock[articleId] ?? 0) + pieces;
};

function cancelWhole(state: ShopState, order: Order): void {
  moveOrder(order, 'CANCELLED');
  order.cancelledBecause = 'SHOPPER';
  order.payment.refundedSum = order.payment.paidSum;
  for (const line of order.lines) restock(state, line.articleId, remainingQuantity(line));
}

/** Removes the cancelled pieces from an order and lowers its sums. */
export function removePieces(order: Order, { lines, goodsSum, discountSum, total }: Cancelled): void {
  for (const { position, cancelled } of lines) {
    const line = order.lines[position];
    if (line) Object.assign(line, { cancelled, cancelledSum: partOfLine(line, cancelled) });
  }
  order.goodsSum -= goodsSum;
  order.discountSum -= discountSum;
  order.total -= total;
  order.cancelledSum += total;
  if (order.payment.paidSum > 0) order.payment.refundedSum += total;
}
