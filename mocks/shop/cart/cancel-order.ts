import type { Order, OrderCancellation } from '#contract/client/client.schemas.ts';
import { partOfLine } from '#shared/orders/cancelled-part.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState } from '../state/state.ts';
import { enter } from './place-order.ts';

/** Cancels an order, or the pieces that are named. @throws {Refusal} INVALID_REQUEST */
export function cancelInShop(state: ShopState, order: Order, { lines: asked }: OrderCancellation): void {
  const wanted = order.lines.map(({ cancelled }, position) => {
    const named = asked?.find((one) => one.position === position);
    return Math.max(cancelled, named?.quantity ?? 0);
  });
  for (const [place, { position, quantity }] of asked?.entries() ?? []) {
    if (quantity <= (order.lines[position]?.quantity ?? 0)) continue;
    const pointer = `/lines/${place}/quantity`;
    throw new Refusal('INVALID_REQUEST', [
      { in: 'body', pointer, code: 'not_offered', message: 'Столько в\u00a0заказе нет' },
    ]);
  }
  const isWhole = order.lines.every(({ isGift, quantity }, place) => isGift || wanted[place] === quantity);
  if (!asked || isWhole) cancelWhole(state, order);
  else
    for (const [place, line] of order.lines.entries()) cancelPieces(state, order, line, wanted[place] ?? 0);
}

export const giveBack = (state: ShopState, articleId: string, pieces: number) => {
  state.stock[articleId] = (state.stock[articleId] ?? 0) + pieces;
};

function cancelWhole(state: ShopState, order: Order): void {
  enter(order, 'CANCELLED');
  order.cancelledBecause = 'SHOPPER';
  order.payment.refundedSum = order.payment.paidSum;
  for (const { articleId, quantity, cancelled } of order.lines)
    giveBack(state, articleId, quantity - cancelled);
}

function cancelPieces(state: ShopState, order: Order, line: Order['lines'][number], cancelled: number): void {
  giveBack(state, line.articleId, cancelled - line.cancelled);
  takeOff(order, line, cancelled);
}

/** Takes pieces off an order, with their money. `cancelled` counts those that were taken off before. */
export function takeOff(order: Order, line: Order['lines'][number], cancelled: number): void {
  const pieces = cancelled - line.cancelled;
  const total = partOfLine(line, cancelled) - line.cancelledSum;
  const goodsSum = line.isGift ? 0 : line.unitPriceBefore * pieces;
  Object.assign(line, { cancelled, cancelledSum: line.cancelledSum + total });
  order.goodsSum -= goodsSum;
  order.discountSum -= goodsSum - total;
  order.total -= total;
  order.cancelledSum += total;
  if (order.payment.paidSum > 0) order.payment.refundedSum += total;
}
