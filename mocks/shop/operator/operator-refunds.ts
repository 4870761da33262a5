import type { OperatorRefund, ReceivedLine, RefundState } from '#contract/client/client.schemas.ts';
import type { OperationOf } from '#contract/operations.ts';
import { acceptedPart, isFullyReturned } from '#shared/refunds/sums.ts';
import type { MockRequest, ShopOperations } from '../../contract/shop-operations.ts';
import { restock } from '../cart/cancel-order.ts';
import { piecesOf } from '../refunds/refunds.ts';
import { mayStep, stepTo } from '../refunds/steps.ts';
import { offerOf, orderOf, payUntilOf, viewOf } from '../refunds/stored-refund.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState, StoredRefund } from '../state/state.ts';

type OfRefunds = Extract<OperationOf<'operator'>, `${string}Refund` | 'listRefunds'>;

const refuse = (pointer: string, code: string, message: string): never => {
  throw new Refusal('INVALID_REQUEST', [{ in: 'body', pointer, code, message }]);
};

export function operatorRefundOperations(state: ShopState): Pick<ShopOperations, OfRefunds> {
  const one = ({ orderId, refundId }: { orderId: string; refundId: string }): StoredRefund => {
    const kept = state.refunds.find((each) => each.id === refundId && each.orderId === orderId);
    if (!kept?.number) throw new Refusal('NOT_FOUND');
    return kept;
  };

  function operatorView(kept: StoredRefund): OperatorRefund {
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
    work: (kept: StoredRefund, call: MockRequest<Id>) => string | null | 'waits',
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

function isDue(kept: StoredRefund, day: string): boolean {
  const until = payUntilOf(kept);
  return until !== null && until <= day;
}

function receive(state: ShopState, kept: StoredRefund, said: readonly ReceivedLine[] | undefined): void {
  const { sent } = kept;
  if (!sent) return;
  for (const [place, { position, good, damaged }] of said?.entries() ?? []) {
    const line = sent.lines.find((one) => one.position === position);
    if (!line || good + damaged > line.quantity)
      refuse(`/lines/${place}/position`, 'not_offered', 'Столько в\u00a0возврате нет');
  }
  const order = orderOf(state, kept.orderId);
  const received = sent.lines.map((line) => {
    const named = said?.find(({ position }) => position === line.position);
    const whole = { good: line.reason === 'DEFECT' ? 0 : line.quantity, accepted: line.quantity };
    const { good, accepted } = named
      ? { good: named.good, accepted: named.good + named.damaged }
      : said
        ? { good: 0, accepted: 0 }
        : whole;
    return { good, line: { ...line, accepted, sum: acceptedPart(line.sum, accepted, line.quantity) } };
  });
  if (received.every(({ line }) => line.accepted === 0))
    refuse('/lines', 'nothing_left', 'Если не\u00a0принято ничего, возврат отклоняют');
  for (const { good, line } of received) restock(state, order.lines[line.position]?.articleId ?? '', good);
  const lines = received.map(({ line }) => line);
  const deliverySum = deliveryWith(state, kept, lines);
  kept.sent = { lines, deliverySum, sum: lines.reduce((all, { sum }) => all + sum, deliverySum) };
  kept.receivedAt = new Date().toISOString();
}

type Sent = NonNullable<StoredRefund['sent']>;

/** The delivery price refunded with these pieces: all of it with the last pieces of the order. */
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
