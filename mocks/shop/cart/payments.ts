import type { OrderPayment, Payment } from '#contract/client/client.schemas.ts';
import { wrongField } from '#shared/forms/wrong-field.ts';
import { paymentRefusal } from '#shared/payments/refusal-text.ts';
import { isOnline, PAYMENT_NOT_OFFERED } from '#shared/payments/ways-to-pay.ts';
import { exampleOf } from '../../contract/contract.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import type { Visitor } from '../../contract/visitor.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState, StoredOrder } from '../state/state.ts';
import { ownerOf } from '../state/visitor.ts';
import { settlePayment } from './bank.ts';
import { moveOrder } from './place-order.ts';

/** The QR code in the contract's example. */
const { qr } = exampleOf<Payment>('startPayment', 'waiting');

/** The mock shop's only payment provider. */
const PROVIDER = 'yookassa';

export function paymentOperations(
  state: ShopState,
): Pick<ShopOperations, 'getOrderPayment' | 'startPayment' | 'payByLink' | 'receiveNotification'> {
  const orderOf = (visitor: Visitor, orderId: string): StoredOrder => {
    const { id } = ownerOf(visitor);
    const found = state.orders.find((one) => one.ownerId === id && one.order.id === orderId);
    if (!found) throw new Refusal('NOT_FOUND');
    return found;
  };

  return {
    getOrderPayment({ visitor, params }) {
      const stored = orderOf(visitor, params.orderId);
      const seen = viewOf(stored, visitor.origin);
      if (seen.state === 'WAITING' && state.bank !== 'thinks') settlePayment(state, state.bank);
      return seen;
    },

    startPayment({ visitor, params, header, body: { method } }) {
      const stored = orderOf(visitor, params.orderId);
      const key = header['Idempotency-Key'];
      const known = stored.attempts.find((one) => one.key === key);
      if (known && known.method !== method) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
      const isChanged = stored.order.payment.method === method && !isOnline(method);
      if (!known && !isChanged) begin(stored, key, method);
      return viewOf(stored, visitor.origin);
    },

    payByLink({ visitor, body: { link } }) {
      const stored = state.orders.find(({ order }) => paymentLink(order.id) === link);
      if (!stored) throw new Refusal('NOT_FOUND');
      const { order } = stored;
      if (order.state !== 'AWAITING_PAYMENT') return { state: order.state, confirmationUrl: null };
      const methods = methodsOf(stored).filter(isOnline);
      const method = methods.find((one) => one === order.payment.method) ?? methods[0];
      if (!method) return { state: order.state, confirmationUrl: null };
      begin(stored, crypto.randomUUID(), method);
      const { confirmationUrl } = viewOf(stored, visitor.origin);
      return { state: order.state, confirmationUrl };
    },

    receiveNotification({ params, body }) {
      if (params.provider !== PROVIDER) throw new Refusal('NOT_FOUND');
      if (typeof (body as { event?: unknown }).event !== 'string') throw new Refusal('INVALID_REQUEST');
      return { text: 'OK' };
    },
  };
}

/** The link by which the buyer of an order pays for it in any browser. */
export const paymentLink = (orderId: string): string => orderId.replaceAll('-', '').padEnd(43, '_');

function begin(stored: StoredOrder, key: string, method: OrderPayment): void {
  const { order, attempts } = stored;
  if (order.state !== 'AWAITING_PAYMENT') throw new Refusal('PAYMENT_NOT_POSSIBLE');
  if (!methodsOf(stored).includes(method))
    throw new Refusal('INVALID_REQUEST', [wrongField('/method', 'not_offered', PAYMENT_NOT_OFFERED)]);
  const live = attempts.find((one) => one.state === 'WAITING');
  if (live?.method === method) return;
  if (live) live.state = 'CANCELLED';
  if (!stored.waitingEdit) {
    order.payment.method = method;
    order.payment.state = isOnline(method) ? 'WAITING' : null;
  }
  if (isOnline(method)) attempts.push({ key, method, state: 'WAITING' });
  else moveOrder(order, 'PLACED');
}

/** The methods by which an order, or the surcharge of an edit, can be paid. */
const methodsOf = ({ payments, waitingEdit }: StoredOrder): OrderPayment[] =>
  waitingEdit ? payments.filter((method) => isOnline(method) && method !== 'parts') : payments;

/** The payment in the contract's form. There is no bank's page, so its URL leads back to the shop. */
function viewOf(stored: StoredOrder, origin: string): Payment {
  const { order, attempts, waitingEdit } = stored;
  const { id, total, payment } = order;
  const attempt = attempts.slice(waitingEdit?.attemptsFrom).at(-1);
  const method = (waitingEdit && attempt?.method) ?? payment.method;
  const state = isOnline(method) ? (attempt?.state ?? null) : null;
  const waits = order.state === 'AWAITING_PAYMENT';
  return {
    state,
    method,
    sum: waitingEdit?.sum ?? total,
    payUntil: payment.payUntil,
    methods: waits ? methodsOf(stored) : [],
    qr: state === 'WAITING' && method === 'sbp' ? qr : null,
    confirmationUrl: state === 'WAITING' ? `${origin}/checkout-success?order=${id}` : null,
    refusal: state === 'REFUSED' && isOnline(method) ? paymentRefusal('NO_FUNDS', method) : null,
  };
}
