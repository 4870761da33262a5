import type { Order, Refund, RefundPhoto } from '#contract/client/client.schemas.ts';
import type { OperationOf } from '#contract/operations.ts';
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
import { documentOf } from './document.ts';
import { stepTo } from './steps.ts';
import { offerOf, orderOf, viewOf, waysOf } from './stored-refund.ts';

export function refundOperations(state: ShopState): Pick<ShopOperations, OperationOf<'refund'>> {
  const myOrder = (visitor: Visitor, orderId: string): Order => {
    const { id } = ownerOf(visitor);
    const stored = state.orders.find(({ ownerId, order }) => ownerId === id && order.id === orderId);
    if (!stored) throw new Refusal('NOT_FOUND');
    return stored.order;
  };
  const mine = (visitor: Visitor): StoredRefund[] => refundsOf(state, ownerOf(visitor).id);
  const ownRefund = (visitor: Visitor, refundId: string): StoredRefund => {
    const stored = mine(visitor).find(({ id }) => id === refundId);
    if (!stored) throw new Refusal('NOT_FOUND');
    return stored;
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

    getRefunds({ visitor, query: { page, size } }) {
      const all = mine(visitor).filter(({ state: now, number }) => now !== 'CANCELLED' || number !== null);
      const totalPages = Math.max(1, Math.ceil(all.length / size));
      if (page > totalPages) throw new Refusal('NOT_FOUND');
      const items = all
        .toReversed()
        .slice((page - 1) * size, page * size)
        .map((stored) => summaryOf(viewOf(state, stored), stored));
      return { page, size, totalItems: all.length, totalPages, items };
    },

    getRefund: ({ visitor, params }) => viewOf(state, ownRefund(visitor, params.refundId)),

    patchRefund({ visitor, params, body: { version, ...patch } }) {
      const stored = ownRefund(visitor, params.refundId);
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
      const stored = ownRefund(visitor, params.refundId);
      checkPhotograph(body.content);
      if (stored.state !== 'DRAFT') throw new Refusal('REFUND_CHANGED');
      // The mock shop does not process pictures: instead of each upload, it stores the picture of the
      // example.
      const photo = { ...exampleOf<RefundPhoto>('addRefundPhoto', 'kept'), id: crypto.randomUUID() };
      state.refundPhotos.push({ refundId: stored.id, photo });
      return photo;
    },

    submitRefund({ visitor, params, header, body }) {
      const stored = ownRefund(visitor, params.refundId);
      const key = header['Idempotency-Key'];
      if (stored.key !== key) send(state, stored, body);
      stored.key = key;
      return viewOf(state, stored);
    },

    cancelRefund({ visitor, params }) {
      const stored = ownRefund(visitor, params.refundId);
      if (stored.state === 'DRAFT')
        Object.assign(stored, { state: 'CANCELLED', version: stored.version + 1 });
      else if (stored.state !== 'CANCELLED') {
        if (!viewOf(state, stored).canCancel) throw new Refusal('REFUND_NOT_CANCELLABLE');
        stepTo(stored, 'CANCELLED', { by: 'shopper' });
      }
      return viewOf(state, stored);
    },

    shipRefund({ visitor, params, body: { trackingNumber } }) {
      const stored = ownRefund(visitor, params.refundId);
      if (stored.state === 'SENT') return viewOf(state, stored);
      if (!viewOf(state, stored).canShip) throw new Refusal('REFUND_STEP_REFUSED');
      stored.trackingNumber = trackingNumber;
      stepTo(stored, 'SENT', { by: 'shopper' });
      return viewOf(state, stored);
    },

    getRefundDocument({ visitor, params }) {
      const stored = ownRefund(visitor, params.refundId);
      return documentOf(viewOf(state, stored), orderOf(state, stored.orderId));
    },
  };
}

/** Refunds of an owner, oldest first. */
export function refundsOf(state: ShopState, ownerId: string): StoredRefund[] {
  const orders = new Set(
    state.orders.filter((stored) => stored.ownerId === ownerId).map(({ order }) => order.id),
  );
  return state.refunds.filter(({ orderId }) => orders.has(orderId));
}

const unknownPhotos = (state: ShopState, { id: refundId }: StoredRefund, ids: readonly string[]) =>
  ids.flatMap((id, place) => {
    const isKnown = state.refundPhotos.some((one) => one.refundId === refundId && one.photo.id === id);
    return isKnown ? [] : [{ in: 'body' as const, pointer: `/photos/${place}`, ...unknownPhoto }];
  });

export const newDraft = (order: Order): StoredRefund => ({
  id: crypto.randomUUID(),
  orderId: order.id,
  state: 'DRAFT',
  version: 1,
  number: null,
  key: null,
  createdAt: new Date().toISOString(),
  choice: {
    lines: [],
    way: null,
    storeCode: null,
    payout: null,
    photos: [],
    pickup: order.address && { address: order.address, day: null, interval: null },
  },
  sent: null,
  throughBank: 0,
  till: null,
  receivedAt: null,
  moneySentAt: null,
  rejection: null,
  instructions: null,
  trackingNumber: null,
  steps: [],
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

export const piecesOf = ({ lines }: Pick<Refund, 'lines'>): number =>
  lines.reduce((all, { quantity, accepted }) => all + (accepted ?? quantity), 0);

function summaryOf(refund: Refund, stored: StoredRefund) {
  const { id, number, state, orderId, orderNumber, submittedAt, sum, moneySentAt, payUntil } = refund;
  return {
    id,
    number,
    state,
    orderId,
    orderNumber,
    submittedAt,
    sum,
    moneySentAt,
    payUntil,
    stateAt: stored.steps.at(-1)?.at ?? stored.createdAt,
    pieces: piecesOf(refund),
    pictures: refund.lines.map(({ picture }) => picture),
  };
}
