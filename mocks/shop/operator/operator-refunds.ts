import type { OperatorRefund, ReceivedLine, RefundState } from '#contract/client/client.schemas.ts';
import type { OperationOf } from '#contract/operations.ts';
import { receivedPieces } from '#shared/refunds/received.ts';
import { acceptedPart, isAllBack } from '#shared/refunds/sums.ts';
import type { MockRequest, ShopOperations } from '../../contract/typed-hole.ts';
import { giveBack } from '../cart/cancel-order.ts';
import { offerOf, orderOf, payUntilOf, viewOf } from '../refunds/kept-refund.ts';
import { piecesOf } from '../refunds/refunds.ts';
import { mayStep, stepTo } from '../refunds/steps.ts';
import { Refusal } from '../state/refusal.ts';
import type { KeptRefund, ShopState } from '../state/state.ts';

type OfRefunds = Extract<OperationOf<'operator'>, `${string}Refund` | 'listRefunds'>;

export function operatorRefundOperations(state: ShopState): Pick<ShopOperations, OfRefunds> {
  const one = ({ orderId, refundId }: { orderId: string; refundId: string }): KeptRefund => {
    const kept = state.refunds.find((each) => each.id === refundId && each.orderId === orderId);
    if (!kept?.number) throw new Refusal('NOT_FOUND');
    return kept;
  };

  function operatorView(kept: KeptRefund): OperatorRefund {
    const refund = viewOf(state, kept);
    return {
      refund,
      contact: orderOf(state, kept.orderId).contact,
      photos: refund.photos.map(({ id, preview: content }) => ({ id, content })),
      steps: kept.steps,
      packing: refund.lines.map(({ position }) => ({ position, requiresMarking: false, codes: [] })),
    };
  }

  /** Changes a refund if the operator has seen its current version. */
  function change<Id extends Exclude<OfRefunds, 'listRefunds' | 'showRefund'>>(
    to: RefundState,
    work: (kept: KeptRefund, call: MockRequest<Id>) => string | null | 'waits',
  ) {
    return (call: MockRequest<Id>): OperatorRefund => {
      const kept = one(call.params as { orderId: string; refundId: string });
      const isAsSeen = kept.version === (call.body as { version: number }).version;
      if (!isAsSeen || !mayStep(kept.state, to)) throw new Refusal('REFUND_STEP_REFUSED');
      const reason = work(kept, call);
      if (reason !== 'waits')
        stepTo(kept, to, { by: 'operator', operator: call.visitor.operator?.name ?? '', reason });
      return operatorView(kept);
    };
  }

  return {
    listRefunds({ query: { state: states, number, dueUntil, page, size } }) {
      const all = state.refunds.filter(
        (kept) =>
          kept.number !== null &&
          (states?.includes(kept.state) ?? true) &&
          (number === undefined || kept.number === number) &&
          (dueUntil === undefined || isDue(kept, dueUntil)),
      );
      const totalPages = Math.max(1, Math.ceil(all.length / size));
      if (page > totalPages) throw new Refusal('NOT_FOUND');
      const items = all
        .toReversed()
        .slice((page - 1) * size, page * size)
        .map((kept) => {
          const refund = viewOf(state, kept);
          const { id, orderId, orderNumber, submittedAt, sum, moneySentAt, payUntil } = refund;
          return {
            id,
            number: kept.number ?? '',
            state: kept.state,
            orderId,
            orderNumber,
            submittedAt: submittedAt ?? kept.createdAt,
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

    showRefund: ({ params }) => operatorView(one(params)),

    approveRefund: change<'approveRefund'>('APPROVED', (kept, { body: { instructions } }) => {
      kept.instructions = instructions ?? null;
      return null;
    }),

    receiveRefund: change<'receiveRefund'>('RECEIVED', (kept, { body: { lines } }) => {
      receive(state, kept, lines);
      return null;
    }),

    payRefund: change<'payRefund'>('REFUNDED', (kept, { body: { byHand } }) => {
      if (kept.moneySentAt !== null) throw new Refusal('REFUND_STEP_REFUSED');
      const { payment } = orderOf(state, kept.orderId);
      const sum = kept.sent?.sum ?? 0;
      const isOnline = payment.paidSum > 0 && !byHand;
      if (isOnline && sum > payment.paidSum - payment.refundedSum) throw new Refusal('REFUND_NOT_POSSIBLE');
      kept.moneySentAt = new Date().toISOString();
      if (!isOnline) return null;
      // The bank of the mock shop pays back at once.
      payment.refundedSum += sum;
      kept.throughBank = sum;
      stepTo(kept, 'REFUNDED', { by: 'shop' });
      return 'waits';
    }),

    rejectRefund: change<'rejectRefund'>('REJECTED', (kept, { body: { reason } }) => {
      kept.rejection = reason;
      return reason;
    }),
  };
}

function isDue(kept: KeptRefund, day: string): boolean {
  const until = payUntilOf(kept);
  return until !== null && until <= day;
}

function receive(state: ShopState, kept: KeptRefund, reported: readonly ReceivedLine[] | undefined): void {
  const { sent } = kept;
  if (!sent) return;
  const order = orderOf(state, kept.orderId);
  const found = receivedPieces(sent.lines, reported);
  if ('wrong' in found) throw new Refusal('INVALID_REQUEST', [found.wrong]);
  const received = sent.lines.map((line, place) => {
    const { good = 0, damaged = 0 } = found.pieces[place] ?? {};
    const accepted = good + damaged;
    return { good, line: { ...line, accepted, sum: acceptedPart(line.sum, accepted, line.quantity) } };
  });
  for (const { good, line } of received) giveBack(state, order.lines[line.position]?.articleId ?? '', good);
  const lines = received.map(({ line }) => line);
  const deliverySum = deliveryWith(state, kept, lines);
  kept.sent = { lines, deliverySum, sum: lines.reduce((all, { sum }) => all + sum, deliverySum) };
  kept.receivedAt = new Date().toISOString();
}

type Sent = NonNullable<KeptRefund['sent']>;

/** The delivery price refunded with these pieces: all of it with the last pieces of the order. */
function deliveryWith(state: ShopState, { orderId, sent }: KeptRefund, lines: Sent['lines']): number {
  const order = orderOf(state, orderId);
  const here = state.refunds.filter((one) => one.orderId === orderId && one.receivedAt !== null);
  if (here.some((one) => (one.sent?.deliverySum ?? 0) > 0)) return 0;
  if (
    !isAllBack(
      order.lines.map((line, position) => ({ ...line, position })),
      [...here.flatMap((one) => one.sent?.lines ?? []), ...lines],
    )
  )
    return 0;
  const goods = lines.reduce((all, { sum }) => all + sum, 0);
  const left = offerOf(state, order).most + (sent?.sum ?? 0) - goods;
  return Math.max(0, Math.min(order.delivery.price, left));
}
