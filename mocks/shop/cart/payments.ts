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
): Pick<ShopOperations, 'getOrderPayment' | 'startPayment' | 'receiveNotification'> {
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

    receiveNotification({ params, body }) {
      if (params.provider !== PROVIDER) throw new Refusal('NOT_FOUND');
      if (typeof (body as { event?: unknown }).event !== 'string') throw new Refusal('INVALID_REQUEST');
      return { text: 'OK' };
    },
  };
}

function begin(stored: StoredOrder, key: string, method: OrderPayment): void {
  const { order, attempts } = stored;
  if (order.state !== 'AWAITING_PAYMENT') throw new Refusal('PAYMENT_NOT_POSSIBLE');
  if (!stored.payments.includes(method))
    throw new Refusal('INVALID_REQUEST', [wrongField('/method', 'not_offered', PAYMENT_NOT_OFFERED)]);
  const live = attempts.find((one) => one.state === 'WAITING');
  if (live?.method === method) return;
  if (live) live.state = 'CANCELLED';
  order.payment.method = method;
  order.payment.state = isOnline(method) ? 'WAITING' : null;
  if (isOnline(method)) attempts.push({ key, method, state: 'WAITING' });
  else moveOrder(order, 'PLACED');
}

/** The payment in the contract's form. There is no bank's page, so its URL leads back to the shop. */
function viewOf({ order, attempts, payments }: StoredOrder, origin: string): Payment {
  const { id, total, payment } = order;
  const { method } = payment;
  const state = isOnline(method) ? (attempts.at(-1)?.state ?? null) : null;
  const waits = order.state === 'AWAITING_PAYMENT';
  return {
    state,
    method,
    sum: total,
    payUntil: payment.payUntil,
    methods: waits ? payments : [],
    qr: state === 'WAITING' && payment.method === 'sbp' ? qr : null,
    confirmationUrl: state === 'WAITING' ? `${origin}/checkout-success?order=${id}` : null,
    refusal: state === 'REFUSED' && isOnline(method) ? paymentRefusal('NO_FUNDS', method) : null,
  };
}
