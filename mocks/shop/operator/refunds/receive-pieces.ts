import type { ReceivedLine } from '#contract/client/client.schemas.ts';
import { receivedPieces } from '#shared/refunds/received.ts';
import { acceptedPart, isFullyReturned } from '#shared/refunds/sums.ts';
import { restock } from '../../cart/cancel-order.ts';
import { offerOf, orderOf } from '../../refunds/stored-refund.ts';
import { Refusal } from '../../state/refusal.ts';
import type { ShopState, StoredRefund } from '../../state/state.ts';

/**
 * Accepts returned pieces, and puts undamaged ones back into stock.
 * @param reported the pieces that have arrived; without it, all that were sent
 * @throws {Refusal} INVALID_REQUEST if more pieces are reported than were sent
 */
export function receivePieces(
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
 * The delivery price that is refunded together with these pieces, in kopecks: the full price if they are the
 * last pieces of the order, otherwise 0.
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
