import type { OperatorOrder, Order, OrderPieces, OrderState } from '#contract/client/client.schemas.ts';
import type { OperationOf } from '#contract/operations.ts';
import { isCollected } from '#shared/delivery/kinds.ts';
import { wrongField } from '#shared/forms/wrong-field.ts';
import {
  cancelFurtherPieces,
  invalidEntryIndex,
  NOT_ENOUGH_PIECES,
  NOTHING_WOULD_REMAIN,
  SUM_OR_PIECES,
} from '#shared/orders/cancelled-lines.ts';
import { partOfLine } from '#shared/orders/cancelled-part.ts';
import { endByOperator, remainingQuantity } from '#shared/orders/order-facts.ts';
import { mayStep } from '#shared/orders/states.ts';
import { NO_TRACKING_NUMBER, needsTrackingNumber } from '#shared/orders/tracking.ts';
import { chosenMeans, handoverMeansError, wayTaken } from '#shared/payments/till.ts';
import { isOnReceipt } from '#shared/payments/ways-to-pay.ts';
import type { MockRequest, ShopOperations } from '../../contract/shop-operations.ts';
import { placedLines, removePieces, restock } from '../cart/cancel-order.ts';
import { moveOrder } from '../cart/place-order.ts';
import { offerOf } from '../refunds/stored-refund.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState, StoredOrder } from '../state/state.ts';
import { logCall, operatorView, pageOf, stepsOf, summaryOf } from './operator-view.ts';
import { assertMeans, enterTill } from './till.ts';

/** The result of a change: a new state, or only a note about removed pieces. */
type Done = { to?: OrderState; reason?: string; off?: OrderPieces[] };

const refuse = (pointer: string, code: string, message: string): never => {
  throw new Refusal('INVALID_REQUEST', [wrongField(pointer, code, message)]);
};

type OfOrders = Extract<
  OperationOf<'operator'>,
  `${string}Order` | `${string}Orders` | 'cancelOrderByOperator' | 'decidePaymentCase'
>;

export function operatorOperations(state: ShopState): Pick<ShopOperations, OfOrders> {
  const orderOf = (id: string): StoredOrder => {
    const stored = state.orders.find(({ order }) => order.id === id);
    if (!stored) throw new Refusal('NOT_FOUND');
    return stored;
  };

  /** Changes an order if the operator has seen its current version, and logs the call. */
  function change<Id extends OfOrders>(
    id: Id,
    to: OrderState | null,
    work: (stored: StoredOrder, call: MockRequest<Id>) => Done = () => ({}),
  ) {
    return (call: MockRequest<Id>): OperatorOrder => {
      const stored = orderOf((call.params as { orderId: string }).orderId);
      const { order } = stored;
      const isAsSeen = stepsOf(stored).length === (call.body as { version: number }).version;
      if (!isAsSeen || (to !== null && !mayStep(order.state, to, 'operator'))) {
        logCall(stored, id, call.visitor, 'ORDER_STEP_REFUSED');
        throw new Refusal('ORDER_STEP_REFUSED');
      }
      const done = work(stored, call);
      const at = new Date().toISOString();
      const by = { at, by: 'operator' as const, operator: call.visitor.operator?.name ?? '' };
      const { reason = null, off } = done;
      if (off) stored.steps = [...stepsOf(stored), { ...by, state: order.state, reason, lines: off }];
      const next = done.to ?? to;
      if (next !== null) {
        stored.steps = [...stepsOf(stored), { ...by, state: next, reason: off ? null : reason, lines: null }];
        order.events.push({ state: next, at });
        order.state = next;
      }
      logCall(stored, id, call.visitor);
      return operatorView(state, stored);
    };
  }

  return {
    listOrders({ query }) {
      const { all, page, slice } = pageOf(state, query);
      const items = all.toReversed().slice(...slice);
      return { ...page, items: items.map(summaryOf) };
    },

    showOrder({ params, visitor }) {
      const stored = orderOf(params.orderId);
      const view = operatorView(state, stored);
      logCall(stored, 'showOrder', visitor);
      return view;
    },

    packOrder: change('packOrder', 'PACKING', (stored, { body: { lines = [] } }) => {
      const off = lines.flatMap(({ position, missing = 0 }) =>
        missing > 0 ? [{ position, quantity: missing }] : [],
      );
      stored.codes = Object.fromEntries(lines.map(({ position, codes = [] }) => [position, codes]));
      const done = takePieces(stored.order, off, 'OUT_OF_STOCK');
      // A packer did not find these goods, so they cannot be sold.
      for (const { position } of off) state.stock[stored.order.lines[position]?.articleId ?? ''] = 0;
      return done;
    }),

    shipOrder: change('shipOrder', 'SHIPPED', ({ order }, { body: { carrier, number } }) => {
      if (order.delivery.kind === 'store') throw new Refusal('ORDER_STEP_REFUSED');
      // The mock shop gets no tracking numbers from carriers.
      if (number !== undefined) order.tracking = { carrier, number, url: null };
      else if (needsTrackingNumber(carrier, order.delivery.kind))
        refuse('/number', 'required', NO_TRACKING_NUMBER);
      return {};
    }),

    readyOrder: change('readyOrder', 'READY', ({ order }) => {
      if (!isCollected(order.delivery)) throw new Refusal('ORDER_STEP_REFUSED');
      order.pickupCode = String(1000 + Math.floor(Math.random() * 9000));
      return {};
    }),

    handOverOrder: change('handOverOrder', 'HANDED_OVER', (stored, { body: { kept, paidBy }, visitor }) => {
      const { order } = stored;
      const wrongMeans = handoverMeansError(order.payment.method, paidBy);
      if (wrongMeans) throw new Refusal('INVALID_REQUEST', [wrongMeans]);
      const take = () => {
        const means = paidBy ?? chosenMeans(order.payment.method);
        if (!isOnReceipt(order.payment.method)) return;
        enterTill(stored, visitor, { kind: 'TAKEN', means, sum: order.total, reason: null });
        order.payment.method = wayTaken(order.payment.method, means);
      };
      const lines = placedLines(order);
      const place = kept && invalidEntryIndex(lines, kept, remainingQuantity);
      if (place !== undefined) refuse(`/kept/${place}/quantity`, 'not_offered', NOT_ENOUGH_PIECES);
      const off = lines.flatMap((line) => {
        const { quantity = 0 } = kept?.find(({ position }) => position === line.position) ?? {};
        const back = kept ? remainingQuantity(line) - quantity : 0;
        return back > 0 ? [{ position: line.position, quantity: back }] : [];
      });
      if (off.length === 0) {
        take();
        return {};
      }
      const done = takePieces(order, off, 'NOT_KEPT');
      take();
      for (const { position, quantity } of off)
        restock(state, order.lines[position]?.articleId ?? '', quantity);
      return { ...done, to: 'PARTLY_HANDED_OVER' };
    }),

    cancelOrderByOperator: change('cancelOrderByOperator', 'CANCELLED', (stored, { body: { reason } }) => {
      for (const line of stored.order.lines) restock(state, line.articleId, remainingQuantity(line));
      stored.codes = {};
      stored.order.cancelledBecause = endByOperator(reason);
      stored.order.payment.refundedSum = stored.order.payment.paidSum;
      return { reason };
    }),

    refundOrder: change('refundOrder', null, (stored, { body, visitor }) => {
      const { order } = stored;
      const { sum, lines, reason, payBy } = body;
      if ((sum === undefined) === (lines === undefined)) refuse('/sum', 'required', SUM_OR_PIECES);
      const { payment } = order;
      const back = sum ?? lines?.reduce((all, one) => all + priceOf(order, one), 0) ?? 0;
      if (back === 0 || back > leftOf(state, order)) throw new Refusal('REFUND_NOT_POSSIBLE');
      assertMeans(stored, payBy);
      if (payBy) enterTill(stored, visitor, { kind: 'PAID_OUT', means: payBy, sum: back, reason });
      else payment.refundedSum += back;
      return { reason, off: [] };
    }),

    decidePaymentCase: change('decidePaymentCase', null, ({ order, attempts }, { params, body }) => {
      const attempt = attempts.find(({ key, otherSum }) => otherSum && key === params.paymentId);
      if (!attempt?.otherSum) throw new Refusal('NOT_FOUND');
      if (attempt.otherSum.decision !== null) throw new Refusal('ORDER_STEP_REFUSED');
      const { charged } = attempt.otherSum;
      attempt.otherSum.decision = body.decision;
      order.payment.paidSum += charged;
      attempt.state = body.decision === 'ACCEPT' ? 'PAID' : 'REFUSED';
      order.payment.state = attempt.state;
      if (body.decision === 'ACCEPT') moveOrder(order, 'PAID');
      else order.payment.refundedSum += charged;
      return { reason: `OTHER_SUM_${body.decision}`, off: [] };
    }),

    exportOrders({ query }) {
      const { all, page, slice } = pageOf(state, query);
      return { ...page, items: all.slice(...slice).map((stored) => operatorView(state, stored)) };
    },
  };
}

/** Money of an order that is reserved by refunds and has not been returned through the bank yet. */
const promisedOf = ({ refunds }: ShopState, orderId: string): number =>
  refunds
    .filter((stored) => stored.orderId === orderId && !['REJECTED', 'CANCELLED'].includes(stored.state))
    .reduce((all, { sent, throughBank }) => all + (sent?.sum ?? 0) - throughBank, 0);

/**
 * The money of an order that can still be returned. An order paid on receipt is paid when it is handed over.
 */
function leftOf(state: ShopState, order: Order): number {
  const { method, paidSum, refundedSum } = order.payment;
  return isOnReceipt(method)
    ? offerOf(state, order).most
    : paidSum - refundedSum - promisedOf(state, order.id);
}

function priceOf({ lines }: Order, { position, quantity }: OrderPieces): number {
  const line = lines[position];
  return line ? partOfLine(line, line.cancelled + quantity) - partOfLine(line, line.cancelled) : 0;
}

/**
 * Removes pieces from an order. @throws {Refusal} INVALID_REQUEST if there are not enough pieces or only gifts would be
 * left
 */
function takePieces(order: Order, off: OrderPieces[], reason: string): Done {
  if (off.length === 0) return {};
  const lines = placedLines(order);
  const pieces = lines.map(({ position }) => off.find((one) => one.position === position)?.quantity ?? 0);
  if (lines.some((line, place) => (pieces[place] ?? 0) > remainingQuantity(line)))
    refuse('/lines', 'not_offered', NOT_ENOUGH_PIECES);
  const cancelled = cancelFurtherPieces(lines, pieces);
  if (cancelled.isWhole) refuse('/lines', 'nothing_left', NOTHING_WOULD_REMAIN);
  removePieces(order, cancelled);
  return { reason, off };
}
