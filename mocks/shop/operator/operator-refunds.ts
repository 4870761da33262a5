import type { OperatorRefund, ReceivedLine, RefundState } from '#contract/client/client.schemas.ts';
import type { OperationOf } from '#contract/operations.ts';
import { wrongField } from '#shared/forms/wrong-field.ts';
import type { TillMeans } from '#shared/payments/till.ts';
import { counterLinesErrors } from '#shared/refunds/check-choice.ts';
import { receivedPieces } from '#shared/refunds/received.ts';
import { acceptedPart, isFullyReturned, refundSums } from '#shared/refunds/sums.ts';
import type { MockRequest, ShopOperations } from '../../contract/shop-operations.ts';
import type { Visitor } from '../../contract/visitor.ts';
import { restock } from '../cart/cancel-order.ts';
import { allStores } from '../goods/stores.ts';
import { newDraft, piecesOf } from '../refunds/refunds.ts';
import { mayStep, stepTo } from '../refunds/steps.ts';
import { offerOf, orderOf, payUntilOf, viewOf } from '../refunds/stored-refund.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState, StoredOrder, StoredRefund } from '../state/state.ts';
import { isFound, stepsOf } from './operator-view.ts';
import { assertMeans, enterTill } from './till.ts';

type OfRefunds = Extract<OperationOf<'operator'>, `${string}Refund` | 'listRefunds' | 'refundAtCounter'>;

export function operatorRefundOperations(state: ShopState): Pick<ShopOperations, OfRefunds> {
  const refundOf = ({ orderId, refundId }: { orderId: string; refundId: string }): StoredRefund => {
    const stored = state.refunds.find((each) => each.id === refundId && each.orderId === orderId);
    if (!stored?.number) throw new Refusal('NOT_FOUND');
    return stored;
  };

  const storedOrder = (orderId: string): StoredOrder => {
    const stored = state.orders.find(({ order }) => order.id === orderId);
    if (!stored) throw new Refusal('NOT_FOUND');
    return stored;
  };

  function operatorView(stored: StoredRefund): OperatorRefund {
    const refund = viewOf(state, stored);
    return {
      refund,
      contact: orderOf(state, stored.orderId).contact,
      till: stored.till,
      photos: refund.photos.map(({ id, preview: content }) => ({ id, content })),
      steps: stored.steps,
      packing: refund.lines.map(({ position }) => ({ position, requiresMarking: false, codes: [] })),
    };
  }

  /** Changes a refund if the operator has seen its current version. */
  function change<Id extends Exclude<OfRefunds, 'listRefunds' | 'showRefund' | 'refundAtCounter'>>(
    to: RefundState,
    work: (stored: StoredRefund, call: MockRequest<Id>) => string | null | 'waits',
  ) {
    return (call: MockRequest<Id>): OperatorRefund => {
      const stored = refundOf(call.params as { orderId: string; refundId: string });
      const isAsSeen = stored.version === (call.body as { version: number }).version;
      if (!isAsSeen || !mayStep(stored.state, to)) throw new Refusal('REFUND_STEP_REFUSED');
      const reason = work(stored, call);
      if (reason !== 'waits')
        stepTo(stored, to, { by: 'operator', operator: call.visitor.operator?.name ?? '', reason });
      return operatorView(stored);
    };
  }

  return {
    listRefunds({ query: { state: states, number, search, dueUntil, page, size } }) {
      const all = state.refunds.filter(
        (stored) =>
          stored.number !== null &&
          (states?.includes(stored.state) ?? true) &&
          (number === undefined || stored.number === number) &&
          isFound(orderOf(state, stored.orderId), search) &&
          (dueUntil === undefined || isDue(stored, dueUntil)),
      );
      const totalPages = Math.max(1, Math.ceil(all.length / size));
      if (page > totalPages) throw new Refusal('NOT_FOUND');
      const items = all
        .toReversed()
        .slice((page - 1) * size, page * size)
        .map((stored) => {
          const refund = viewOf(state, stored);
          const { id, orderId, orderNumber, submittedAt, sum, moneySentAt, payUntil } = refund;
          return {
            id,
            number: stored.number ?? '',
            state: stored.state,
            orderId,
            orderNumber,
            submittedAt: submittedAt ?? stored.createdAt,
            sum,
            moneySentAt,
            payUntil,
            way: refund.way ?? ('POST' as const),
            pieces: piecesOf(refund),
            buyer: orderOf(state, orderId).contact?.name ?? null,
          };
        });
      return { page, size, totalItems: all.length, totalPages, items };
    },

    showRefund: ({ params }) => operatorView(refundOf(params)),

    approveRefund: change<'approveRefund'>('APPROVED', (stored, { body: { instructions } }) => {
      stored.instructions = instructions ?? null;
      return null;
    }),

    receiveRefund: change<'receiveRefund'>('RECEIVED', (stored, { body: { lines } }) => {
      receive(state, stored, lines);
      return null;
    }),

    payRefund: change<'payRefund'>('REFUNDED', (stored, { body: { byHand, payBy }, visitor }) => {
      if (stored.moneySentAt !== null) throw new Refusal('REFUND_STEP_REFUSED');
      const order = storedOrder(stored.orderId);
      if (payBy) {
        assertMeans(order, payBy);
        payAtTill(order, stored, { visitor, payBy });
        return null;
      }
      const { payment } = order.order;
      const sum = stored.sent?.sum ?? 0;
      const isOnline = payment.paidSum > 0 && !byHand;
      if (isOnline && sum > payment.paidSum - payment.refundedSum) throw new Refusal('REFUND_NOT_POSSIBLE');
      stored.moneySentAt = new Date().toISOString();
      if (!isOnline) return null;
      // The bank of the mock shop pays back at once.
      payment.refundedSum += sum;
      stored.throughBank = sum;
      stepTo(stored, 'REFUNDED', { by: 'shop' });
      return 'waits';
    }),

    refundAtCounter({ params: { orderId }, header, body, visitor }) {
      const order = storedOrder(orderId);
      const key = header['Idempotency-Key'];
      const text = JSON.stringify({ ...body, version: null });
      const made = state.refunds.find((one) => one.orderId === orderId && one.key === key);
      if (made) {
        if (made.body !== text) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
        return operatorView(made);
      }
      if (stepsOf(order).length !== body.version) throw new Refusal('ORDER_STEP_REFUSED');
      const offer = offerOf(state, order.order);
      if (offer.obstacle) throw new Refusal('REFUND_NOT_OFFERED');
      const errors = counterLinesErrors(body, offer.lines);
      if (errors.length > 0) throw new Refusal('INVALID_REQUEST', errors);
      const { storeCode = null, payBy } = body;
      if (storeCode !== null && !allStores().some(({ code }) => code === storeCode))
        throw new Refusal('INVALID_REQUEST', [
          wrongField('/storeCode', 'not_offered', 'Такого магазина нет'),
        ]);
      assertMeans(order, payBy);
      const by = { by: 'operator' as const, operator: visitor.operator?.name ?? '' };
      const lines = body.lines.map(({ position, good, damaged }) => ({ position, quantity: good + damaged }));
      const sums = refundSums(offer, lines);
      const stored: StoredRefund = { ...newDraft(order.order), key, body: text };
      stored.choice = { ...stored.choice, way: 'STORE', storeCode, pickup: null };
      stored.number = `${order.order.number}/${state.refunds.filter((one) => one.orderId === orderId && one.number !== null).length + 1}`;
      stored.sent = {
        sum: sums.sum,
        deliverySum: sums.delivery,
        lines: lines.map((line, place) => ({
          ...line,
          reason: body.reason,
          accepted: null,
          sum: sums.lines[place] ?? 0,
        })),
      };
      stepTo(stored, 'REQUESTED', by);
      state.refunds.push(stored);
      receive(state, stored, body.lines);
      stepTo(stored, 'RECEIVED', by);
      const step = { at: new Date().toISOString(), ...by, reason: 'RETURNED', lines: [] };
      order.steps = [...stepsOf(order), { ...step, state: order.order.state }];
      stored.moneySentAt = step.at;
      if (payBy) {
        payAtTill(order, stored, { visitor, payBy });
        stepTo(stored, 'REFUNDED', by);
      } else {
        // The bank of the mock shop pays back at once.
        order.order.payment.refundedSum += stored.sent.sum;
        stored.throughBank = stored.sent.sum;
        stepTo(stored, 'REFUNDED', { by: 'shop' });
      }
      return operatorView(stored);
    },

    rejectRefund: change<'rejectRefund'>('REJECTED', (stored, { body: { reason } }) => {
      stored.rejection = reason;
      return reason;
    }),
  };
}

function payAtTill(
  order: StoredOrder,
  stored: StoredRefund,
  { visitor, payBy }: { visitor: Visitor; payBy: TillMeans },
): void {
  const sum = stored.sent?.sum ?? 0;
  stored.moneySentAt = new Date().toISOString();
  stored.till = enterTill(order, visitor, { kind: 'PAID_OUT', means: payBy, sum, reason: 'RETURNED' });
}

function isDue(stored: StoredRefund, day: string): boolean {
  const until = payUntilOf(stored);
  return until !== null && until <= day;
}

function receive(
  state: ShopState,
  stored: StoredRefund,
  reported: readonly ReceivedLine[] | undefined,
): void {
  const { sent } = stored;
  if (!sent) return;
  const order = orderOf(state, stored.orderId);
  const found = receivedPieces(sent.lines, reported);
  if ('wrong' in found) throw new Refusal('INVALID_REQUEST', [found.wrong]);
  const received = sent.lines.map((line, place) => {
    const { good = 0, damaged = 0 } = found.pieces[place] ?? {};
    const accepted = good + damaged;
    return { good, line: { ...line, accepted, sum: acceptedPart(line.sum, accepted, line.quantity) } };
  });
  for (const { good, line } of received) restock(state, order.lines[line.position]?.articleId ?? '', good);
  const lines = received.map(({ line }) => line);
  const deliverySum = deliveryWith(state, stored, lines);
  stored.sent = { lines, deliverySum, sum: lines.reduce((all, { sum }) => all + sum, deliverySum) };
  stored.receivedAt = new Date().toISOString();
}

type Sent = NonNullable<StoredRefund['sent']>;

/**
 * The delivery price that is refunded with these pieces: all of it with the last pieces of the order,
 * otherwise 0.
 */
function deliveryWith(state: ShopState, { orderId, sent }: StoredRefund, lines: Sent['lines']): number {
  const order = orderOf(state, orderId);
  const here = state.refunds.filter((one) => one.orderId === orderId && one.receivedAt !== null);
  if (here.some((one) => (one.sent?.deliverySum ?? 0) > 0)) return 0;
  if (
    !isFullyReturned(
      order.lines.map((line, position) => ({ ...line, position })),
      [...here.flatMap((one) => one.sent?.lines ?? []), ...lines],
    )
  )
    return 0;
  const goods = lines.reduce((all, { sum }) => all + sum, 0);
  const left = offerOf(state, order).most + (sent?.sum ?? 0) - goods;
  return Math.max(0, Math.min(order.delivery.price, left));
}
