import type { Cart, Order, OrderPayment, OrderRequest } from '#contract/client/client.schemas.ts';
import { orderedDeliveryErrors, paymentsOf } from '#shared/delivery/check-choice.ts';
import { orderTerms } from '#shared/orders/changes.ts';
import { orderAddress, orderDelivery } from '#shared/orders/order-delivery.ts';
import { orderLine } from '#shared/orders/order-line.ts';
import { NUMBER_COUNT, orderNumber } from '#shared/orders/order-number.ts';
import { isOnline } from '#shared/payments/ways-to-pay.ts';
import { dayInMoscow } from '#shared/text/dates.ts';
import { articleOf } from '../goods/articles.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState } from '../state/state.ts';
import { chosenIn } from './delivery.ts';

const WAIT_MS = 60 * 60 * 1000;

/**
 * Creates an order from the cart.
 * @throws {Refusal} ORDER_CHANGED, INVALID_REQUEST, NOT_FOUND
 */
export function makeOrder(
  state: ShopState,
  cart: Cart,
  body: OrderRequest,
): { order: Order; payments: OrderPayment[] } {
  const chosen = chosenIn(cart, body.delivery);
  if (!chosen) throw new Refusal('NOT_FOUND');
  const { method: way } = body.payment;
  const errors = orderedDeliveryErrors(chosen, body.delivery, way);
  if (errors.length > 0) throw new Refusal('INVALID_REQUEST', errors);
  const terms = orderTerms(cart, body.seen, { chosen, goodsDue: cart.discountPrice });
  const { method, total, changes } = terms;
  if (changes.length > 0 || !method)
    throw new Refusal('ORDER_CHANGED', undefined, undefined, terms.refusal(changes));
  const { cityName, point, leavesOn, storageDays } = chosen;
  const placedAt = new Date().toISOString();
  const today = dayInMoscow(new Date());
  const order: Order = {
    id: crypto.randomUUID(),
    number: freeNumber(state),
    state: 'PLACED',
    placedAt,
    contact: body.contact,
    recipient: body.recipient ?? null,
    // These values are for a new order. `orderNow` computes them again from the state of the order.
    canCancel: true,
    canPay: false,
    canRepeat: true,
    progress: [],
    tracking: null,
    pickupCode: '4817',
    storedUntil: null,
    cancelledBecause: null,
    cancelledSum: 0,
    address: orderAddress(method, body.delivery),
    comment: body.comment,
    lines: cart.items.map((item) => ({
      ...orderLine(item, {
        sku: articleOf(state, item.articleId)?.article.sku ?? '',
        day: today,
        vat: null,
        sellerVat: 'usual',
      }),
      cancelled: 0,
      cancelledSum: 0,
    })),
    delivery: orderDelivery(method, body.delivery, {
      cityName,
      point: point?.point,
      leavesOn,
      storageDays,
      today,
    }),
    payment: { method: way, state: null, payUntil: null, paidSum: 0, refundedSum: 0 },
    goodsSum: cart.total,
    discountSum: cart.discountSum,
    total,
    events: [{ state: 'PLACED', at: placedAt }],
  };
  if (isOnline(way) && total > 0) {
    moveOrder(order, 'AWAITING_PAYMENT');
    order.payment.payUntil = new Date(Date.now() + WAIT_MS).toISOString();
  }
  return { order, payments: paymentsOf(method, point) };
}

/** Moves an order to a new state and records the step. */
export function moveOrder(order: Order, state: Order['state']): void {
  order.state = state;
  order.events.push({ state, at: new Date().toISOString() });
  if (state !== 'AWAITING_PAYMENT') order.payment.payUntil = null;
}

function freeNumber({ orders }: ShopState): string {
  for (;;) {
    const number = orderNumber(Math.floor(Math.random() * NUMBER_COUNT));
    if (!orders.some(({ order }) => order.number === number)) return number;
  }
}
