import type {
  Cart,
  CheckoutDelivery,
  DeliveryAddress,
  DeliveryMethod,
  FieldError,
  Order,
  OrderChange,
  OrderLine,
  OrderPayment,
  OrderPoint,
  OrderRequest,
} from '#contract/client/client.schemas.ts';
import { NO_POSTAL_CODE } from '#shared/forms/field-message.ts';
import { REQUIRED } from '#shared/forms/required.ts';
import { lineSums } from '#shared/orders/line-discounts.ts';
import { NUMBERS, orderNumber } from '#shared/orders/order-number.ts';
import { vatRateOn } from '#shared/orders/vat.ts';
import { dayInMoscow } from '#shared/text/dates.ts';
import { articleOf } from '../goods/articles.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState } from '../state/state.ts';
import { chosenIn, STORAGE_DAYS } from './delivery.ts';

type Chosen = ReturnType<typeof chosenIn>;

/** An order from a cart as it is now. @throws {Refusal} ORDER_CHANGED, INVALID_REQUEST, NOT_FOUND */
export function makeOrder(
  state: ShopState,
  cart: Cart,
  body: OrderRequest,
): { order: Order; payments: OrderPayment[] } {
  const chosen = chosenIn(cart, body.delivery);
  const { method, cityName } = chosen;
  const isCollected = method !== undefined && method.kind !== 'courier' && method.kind !== 'post';
  if (method && !method.obstacle) refuseFields(chosen, isCollected, body);
  const deliveryPrice = method && !method.obstacle ? method.price : null;
  const total = cart.discountPrice + (deliveryPrice ?? 0);
  const point = isCollected ? chosen.point : undefined;
  const changes = changesOf(cart, body, { total, chosen, isUnreachable: isCollected && !point });
  if (changes.length > 0 || !method) {
    const now = { cartVersion: cart.version, pieces: piecesOf(cart.items), total };
    const { total: goodsSum, discountSum } = cart;
    throw new Refusal('ORDER_CHANGED', undefined, undefined, {
      changes,
      now,
      goodsSum,
      discountSum,
      deliveryPrice,
    });
  }
  const placedAt = new Date().toISOString();
  const today = dayInMoscow(new Date());
  const { day, interval, fitting } = body.delivery;
  const { method: way } = body.payment;
  const order: Order = {
    id: crypto.randomUUID(),
    number: freeNumber(state),
    state: 'PLACED',
    placedAt,
    contact: body.contact,
    recipient: body.recipient ?? null,
    // Much of this follows from the state, and is read through `orderNow`.
    canCancel: true,
    canPay: false,
    canRepeat: true,
    progress: [],
    tracking: null,
    pickupCode: '4817',
    storedUntil: null,
    cancelledBecause: null,
    cancelledSum: 0,
    address: isCollected ? null : addressIn(body.delivery),
    comment: body.comment,
    lines: linesOf(state, cart),
    delivery: {
      methodId: method.id,
      kind: method.kind,
      name: method.name,
      price: method.price ?? 0,
      cityCode: body.delivery.city,
      cityName,
      day,
      interval,
      fitting,
      point: point ? pointOf(point) : null,
      leavesOn: today,
      storageDays: point ? STORAGE_DAYS : null,
      firstDay: day ?? method.firstDay ?? today,
      lastDay: day ?? method.lastDay ?? today,
    },
    payment: { method: way, state: null, payUntil: null, paidSum: 0, refundedSum: 0 },
    goodsSum: cart.total,
    discountSum: cart.discountSum,
    total,
    events: [{ state: 'PLACED', at: placedAt }],
  };
  if (ONLINE.includes(way)) {
    enter(order, 'AWAITING_PAYMENT');
    order.payment.payUntil = new Date(Date.now() + WAIT_MS).toISOString();
  }
  return { order, payments: paymentsOf(chosen) };
}

/** Ways to pay before an order is packed. */
export const ONLINE: readonly OrderPayment[] = ['card-online', 'sbp', 'parts'];
const WAIT_MS = 60 * 60 * 1000;

const paymentsOf = ({ method, point }: Chosen): OrderPayment[] =>
  point && 'payments' in point ? point.payments : (method?.payments ?? []);

/** Takes an order a step on. */
export function enter(order: Order, state: Order['state']): void {
  order.state = state;
  order.events.push({ state, at: new Date().toISOString() });
  if (state !== 'AWAITING_PAYMENT') order.payment.payUntil = null;
}

const pointOf = ({ code, name, address, landmark, hours, latitude, longitude }: OrderPoint): OrderPoint => ({
  code,
  name,
  address,
  landmark,
  hours,
  latitude,
  longitude,
});

/** The parts of a choice that say where an order is brought. */
function addressIn(delivery: CheckoutDelivery): DeliveryAddress {
  const { postalCode, address, flat, entrance, floor, intercom } = delivery;
  return { postalCode, address: address ?? '', flat, entrance, floor, intercom };
}

const piecesOf = (items: Cart['items']) =>
  items.reduce((all, { quantity, maxQuantity }) => (maxQuantity > 0 ? all + quantity : all), 0);

function refuseFields(chosen: Chosen, isCollected: boolean, { delivery, payment }: OrderRequest) {
  const { method, point } = chosen;
  const errors = method ? notOffered(method, point, delivery) : [];
  const wrong = (pointer: string, code: string, message: string) =>
    errors.push({ in: 'body', pointer, code, message });
  if (isCollected && delivery.pointCode === null) wrong('/delivery/pointCode', 'required', REQUIRED);
  if (!isCollected && !delivery.address?.trim()) wrong('/delivery/address', 'required', REQUIRED);
  if (method?.kind === 'post' && delivery.postalCode === null)
    wrong('/delivery/postalCode', 'required', NO_POSTAL_CODE);
  if (method?.days.length && !delivery.day) wrong('/delivery/day', 'required', REQUIRED);
  if (method?.intervals.length && !delivery.interval) wrong('/delivery/interval', 'required', REQUIRED);
  if (!paymentsOf(chosen).includes(payment.method))
    wrong('/payment/method', 'not_offered', 'Так за\u00a0этот заказ заплатить нельзя');
  if (errors.length > 0) throw new Refusal('INVALID_REQUEST', errors);
}

/** What was filled in of a delivery and the method does not offer. */
export function notOffered(
  method: DeliveryMethod,
  point: Chosen['point'],
  { day, interval, fitting: isWanted }: CheckoutDelivery,
): FieldError[] {
  const errors: FieldError[] = [];
  const wrong = (pointer: string, message: string) =>
    errors.push({ in: 'body', pointer, code: 'not_offered', message });
  const { days, intervals } = method;
  const { fitting } = point && 'fitting' in point ? point : method;
  const offered = days.find((one) => one.day === day);
  if (day && !offered) wrong('/delivery/day', 'В\u00a0этот день не\u00a0доставляем');
  if (offered?.isFull) wrong('/delivery/day', 'На\u00a0этот день мест уже нет');
  if (interval && !intervals.some(({ from, to }) => from === interval.from && to === interval.to))
    wrong('/delivery/interval', 'В\u00a0это время не\u00a0доставляем');
  if (isWanted && fitting === 'none') wrong('/delivery/fitting', 'Здесь примерки нет');
  return errors;
}

function changesOf(
  cart: Cart,
  { seen }: OrderRequest,
  { total, chosen, isUnreachable }: { total: number; chosen: Chosen; isUnreachable: boolean },
): OrderChange[] {
  const whole = (code: OrderChange['code'], text: string) => [{ code, articleId: null, text }];
  if (cart.items.length === 0) return whole('CART', 'В\u00a0корзине нет товаров');
  const isReachable = chosen.method?.obstacle === null && !isUnreachable;
  const isSame =
    seen.cartVersion === cart.version && seen.pieces === piecesOf(cart.items) && seen.total === total;
  if (isSame && cart.orderable && isReachable) return [];
  const codes = { PRICE_CHANGED: 'PRICE', QUANTITY_REDUCED: 'STOCK', SOLD_OUT: 'STOCK' } as const;
  const found: OrderChange[] = cart.items.flatMap(({ articleId, notices }) =>
    notices.map(({ code, text }) => ({ code: codes[code], articleId, text })),
  );
  if (!isReachable)
    found.push(...whole('DELIVERY', chosen.method?.obstacle?.text ?? 'Сюда так не\u00a0доставляем'));
  if (found.length > 0) return found;
  return seen.cartVersion === cart.version
    ? whole('TOTAL', 'Сумма заказа изменилась')
    : whole('CART', 'Корзина изменилась');
}

function linesOf(state: ShopState, { items }: Cart): OrderLine[] {
  const day = dayInMoscow(new Date());
  return items.map((item) => {
    const { articleId, productUrl, name, colour, size, picture, quantity, isGift, unitPriceBefore } = item;
    return {
      articleId,
      productUrl,
      name,
      colour,
      size,
      picture,
      quantity,
      isGift,
      unitPriceBefore,
      sku: `${articleOf(state, articleId)?.card.productUrl ?? productUrl}-${size}`.slice(0, 80),
      total: lineSums(item).due,
      discounts: item.discounts,
      vatRate: vatRateOn(day),
      cancelled: 0,
      cancelledSum: 0,
    };
  });
}

function freeNumber({ orders }: ShopState): string {
  for (;;) {
    const number = orderNumber(Math.floor(Math.random() * NUMBERS));
    if (!orders.some(({ order }) => order.number === number)) return number;
  }
}
