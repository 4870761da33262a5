import type { Order, OrderStatus, OrderSummary } from '#contract/client/client.schemas.ts';
import { factsForBuyer, remainingPieces, storedUntil } from '#shared/orders/order-facts.ts';
import { orderProgress } from '#shared/orders/progress.ts';
import { dayInMoscow } from '#shared/text/dates.ts';
import { isInStock } from '../goods/articles.ts';
import type { ShopState } from '../state/state.ts';

/** The order with those fields that are computed from its state and the stock. */
export function orderNow(state: ShopState, order: Order): Order {
  const readyAt = order.events.findLast((event) => event.state === 'READY')?.at;
  return {
    ...order,
    ...factsForBuyer(order),
    canRepeat: order.lines.some(({ isGift, articleId }) => !isGift && isInStock(state, articleId)),
    storedUntil: storedUntil(order, readyAt === undefined ? undefined : new Date(readyAt)),
    progress: orderProgress(order, dayInMoscow(new Date())),
  };
}

export function summaryOf(state: ShopState, stored: Order): OrderSummary {
  const order = orderNow(state, stored);
  const { id, number, placedAt, canPay, canRepeat, total, delivery, payment } = order;
  const { tracking, pickupCode, storedUntil, cancelledBecause } = order;
  return {
    id,
    number,
    state: order.state,
    placedAt,
    canPay,
    canRepeat,
    total,
    delivery,
    payment,
    tracking,
    pickupCode,
    storedUntil,
    cancelledBecause,
    stateAt: order.events.at(-1)?.at ?? placedAt,
    pieces: remainingPieces(order.lines),
    pictures: order.lines.map(({ picture }) => picture),
  };
}

/** What visitors see of an order if they only know its number and phone number. */
export function statusOf(state: ShopState, stored: Order): OrderStatus {
  const order = orderNow(state, stored);
  const { number, placedAt, total, delivery, events, storedUntil, cancelledBecause, progress } = order;
  return {
    number,
    state: order.state,
    placedAt,
    total,
    delivery,
    events,
    storedUntil,
    cancelledBecause,
    progress,
    pieces: remainingPieces(order.lines),
  };
}
