import type { Order, RefundPhoto } from '#contract/client/client.schemas.ts';
import { unknownPhoto } from '#shared/forms/photo-rules.ts';
import { missingChoiceErrors, refundChoiceErrors } from '#shared/refunds/check-choice.ts';
import { asksForPhotos } from '#shared/refunds/photos.ts';
import { refundSums } from '#shared/refunds/sums.ts';
import { exampleOf } from '../../contract/contract.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import type { Visitor } from '../../contract/visitor.ts';
import { checkPhotograph } from '../state/photograph.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState, StoredRefund } from '../state/state.ts';
import { ownerOf } from '../state/visitor.ts';
import { newDraft } from './new-draft.ts';
import { ownRefund } from './own-refunds.ts';
import { stepTo } from './steps.ts';
import { offerOf, orderOf, viewOf, waysOf } from './stored-refund.ts';

type OfDrafts = 'getRefundable' | 'makeRefund' | 'patchRefund' | 'addRefundPhoto' | 'submitRefund';

/** Operations on refund drafts, which the shopper has not submitted yet. */
export function draftOperations(state: ShopState): Pick<ShopOperations, OfDrafts> {
  const myOrder = (visitor: Visitor, orderId: string): Order => {
    const { id } = ownerOf(visitor);
    const stored = state.orders.find(({ ownerId, order }) => ownerId === id && order.id === orderId);
    if (!stored) throw new Refusal('NOT_FOUND');
    return stored.order;
  };
  const draftOf = (orderId: string) =>
    state.refunds.find((stored) => stored.orderId === orderId && stored.state === 'DRAFT');

  return {
    getRefundable({ visitor, params: { orderId } }) {
      const order = myOrder(visitor, orderId);
      const { lines, ...offer } = offerOf(state, order);
      return {
        orderId,
        orderNumber: order.number,
        payment: order.payment.method,
        ...offer,
        lines: lines.flatMap((offered) => {
          const line = order.lines[offered.position];
          if (!line) return [];
          const { productUrl, name, colour, size, picture, unitPriceBefore: priceBefore } = line;
          return [{ ...offered, productUrl, name, colour, size, picture, priceBefore }];
        }),
        ways: offer.obstacle ? [] : waysOf(order),
        draftId: draftOf(orderId)?.id ?? null,
      };
    },

    makeRefund({ visitor, params: { orderId } }) {
      const order = myOrder(visitor, orderId);
      const known = draftOf(orderId);
      if (known) return viewOf(state, known);
      if (offerOf(state, order).obstacle) throw new Refusal('REFUND_NOT_OFFERED');
      const made = newDraft(order);
      state.refunds.push(made);
      return viewOf(state, made);
    },

    patchRefund({ visitor, params, body: { version, ...patch } }) {
      const stored = ownRefund(state, visitor, params.refundId);
      if (stored.state !== 'DRAFT' || stored.version !== (version ?? stored.version))
        throw new Refusal('REFUND_CHANGED');
      const order = orderOf(state, stored.orderId);
      const parts = Object.fromEntries(Object.entries(patch).filter(([, part]) => part !== undefined));
      const errors = [
        ...refundChoiceErrors(parts, { ...offerOf(state, order), ways: waysOf(order) }),
        ...unknownPhotos(state, stored, patch.photos ?? []),
      ];
      if (errors.length > 0) throw new Refusal('INVALID_REQUEST', errors);
      Object.assign(stored, { choice: { ...stored.choice, ...parts }, version: stored.version + 1 });
      return viewOf(state, stored);
    },

    addRefundPhoto({ visitor, params, body }) {
      const stored = ownRefund(state, visitor, params.refundId);
      checkPhotograph(body.content);
      if (stored.state !== 'DRAFT') throw new Refusal('REFUND_CHANGED');
      // The mock shop processes no pictures: every photograph becomes that of the example.
      const photo = { ...exampleOf<RefundPhoto>('addRefundPhoto', 'kept'), id: crypto.randomUUID() };
      state.refundPhotos.push({ refundId: stored.id, photo });
      return photo;
    },

    submitRefund({ visitor, params, header, body }) {
      const stored = ownRefund(state, visitor, params.refundId);
      const key = header['Idempotency-Key'];
      if (stored.key !== key) send(state, stored, body);
      stored.key = key;
      return viewOf(state, stored);
    },
  };
}

const unknownPhotos = (state: ShopState, { id: refundId }: StoredRefund, ids: readonly string[]) =>
  ids.flatMap((id, place) => {
    const isKnown = state.refundPhotos.some((one) => one.refundId === refundId && one.photo.id === id);
    return isKnown ? [] : [{ in: 'body' as const, pointer: `/photos/${place}`, ...unknownPhoto }];
  });

function send(state: ShopState, stored: StoredRefund, seen: { version: number; sum: number }): void {
  const order = orderOf(state, stored.orderId);
  const offer = offerOf(state, order);
  const isAsSeen = stored.state === 'DRAFT' && stored.version === seen.version && offer.obstacle === null;
  if (!isAsSeen) throw new Refusal('REFUND_CHANGED');
  const ways = waysOf(order);
  const errors = missingChoiceErrors(stored.choice, { ways, paidOnReceipt: offer.paidOnReceipt });
  if (errors.length > 0) throw new Refusal('INVALID_REQUEST', errors);
  const sums = refundSums(offer, stored.choice.lines);
  const isWrong = refundChoiceErrors({ lines: stored.choice.lines }, { ...offer, ways }).length > 0;
  if (isWrong || sums.sum !== seen.sum) throw new Refusal('REFUND_CHANGED');
  const sent = state.refunds.filter(({ orderId, number }) => orderId === order.id && number !== null).length;
  stored.number = `${order.number}/${sent + 1}`;
  stored.sent = {
    sum: sums.sum,
    deliverySum: sums.delivery,
    lines: stored.choice.lines.map(({ position, quantity, reason }, place) => ({
      position,
      quantity,
      reason: reason ?? 'OTHER',
      accepted: null,
      sum: sums.lines[place] ?? 0,
    })),
  };
  if (!asksForPhotos(stored.choice.lines)) stored.choice.photos = [];
  stepTo(stored, 'REQUESTED', { by: 'shopper' });
}
