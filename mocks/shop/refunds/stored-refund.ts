import type {
  Order,
  Refund,
  Refundable,
  RefundLineChoice,
  RefundWayOffer,
} from '#contract/client/client.schemas.ts';
import { isOnReceipt } from '#shared/payments/ways-to-pay.ts';
import { type Offer, type OtherRefundPieces, refundOffer } from '#shared/refunds/offer.ts';
import { mayShip, refundProgress } from '#shared/refunds/progress.ts';
import { refundSums } from '#shared/refunds/sums.ts';
import { moneyUntil } from '#shared/refunds/terms.ts';
import { addDays, dayInMoscow } from '#shared/text/dates.ts';
import { exampleOf } from '../../contract/contract.ts';
import { allStores } from '../goods/stores.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState, StoredRefund } from '../state/state.ts';

const COUNTING = ['REQUESTED', 'APPROVED', 'SENT', 'RECEIVED', 'REFUNDED'];
const OPEN = ['DRAFT', 'REQUESTED', 'APPROVED'];
const DAYS = 6;

const [courier] = exampleOf<Refundable>('getRefundable', 'courier').ways;

/**
 * The ways in which goods of an order can be returned. A store is offered only in cities where the examples
 * have one.
 */
export function waysOf({ delivery }: Order): RefundWayOffer[] {
  const plain = { payer: 'SHOP' as const, note: null, days: [], intervals: [], stores: [] };
  const first = addDays(dayInMoscow(new Date()), 2);
  const days = Array.from({ length: DAYS }, (_, day) => addDays(first, day));
  const stores = allStores()
    .filter(({ cityCode }) => cityCode === delivery.cityCode)
    .map(({ code, name, address }) => ({ code, name, address }));
  return [
    { ...plain, way: 'COURIER', days, intervals: courier?.intervals ?? [] },
    ...(stores.length > 0 ? [{ ...plain, way: 'STORE' as const, stores }] : []),
    { ...plain, way: 'POST' },
  ];
}

/**
 * Finds an order by its id.
 * @throws {Refusal} NOT_FOUND for an unknown id
 */
export function orderOf(state: ShopState, orderId: string): Order {
  const stored = state.orders.find(({ order }) => order.id === orderId);
  if (!stored) throw new Refusal('NOT_FOUND');
  return stored.order;
}

/** How much the till paid out for an order without a refund, such as goodwill, in kopecks. */
function goodwillAtTill({ orders, refunds }: ShopState, orderId: string): number {
  const entries = orders.find(({ order }) => order.id === orderId)?.till ?? [];
  return entries
    .filter((entry) => entry.kind === 'PAID_OUT' && !refunds.some(({ till }) => till === entry))
    .reduce((all, { sum }) => all + sum, 0);
}

/** What can be returned of an order now, in which ways and for which sums. */
export function offerOf(state: ShopState, order: Order): Offer & { paidOnReceipt: boolean } {
  const counting = state.refunds.filter((one) => one.orderId === order.id && COUNTING.includes(one.state));
  const paidOnReceipt = isOnReceipt(order.payment.method);
  const handed = order.events.find(({ state: to }) => to === 'HANDED_OVER' || to === 'PARTLY_HANDED_OVER');
  const promised = counting.reduce((all, one) => all + (one.sent?.sum ?? 0) - one.throughBank, 0);
  const { paidSum, refundedSum } = order.payment;
  const left = paidOnReceipt ? order.total - goodwillAtTill(state, order.id) : paidSum - refundedSum;
  const offer = refundOffer(
    {
      handedOverAt: handed ? new Date(handed.at) : null,
      most: Math.max(0, left - promised),
      deliveryPrice: order.delivery.price,
      lines: order.lines.map((line) => ({ ...line, isUnderwear: false })),
    },
    {
      lines: counting.flatMap(({ sent }): OtherRefundPieces[] =>
        (sent?.lines ?? []).map((line) => ({ ...line, quantity: line.accepted ?? line.quantity })),
      ),
      isDeliveryTaken: counting.some(({ sent }) => (sent?.deliverySum ?? 0) > 0),
    },
    dayInMoscow(new Date()),
  );
  return { ...offer, paidOnReceipt };
}

/** The lines that the shopper chose and that can still be returned. */
function offeredLines({ lines }: Offer, chosen: readonly RefundLineChoice[]): RefundLineChoice[] {
  return chosen.flatMap((line) => {
    const offered = lines.find(({ position }) => position === line.position);
    const quantity = Math.min(line.quantity, offered?.quantity ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

function linesOf(state: ShopState, stored: StoredRefund): Pick<Refund, 'lines' | 'sum' | 'deliverySum'> {
  const order = orderOf(state, stored.orderId);
  const { sent } = stored;
  const offer = offerOf(state, order);
  const chosen = stored.state === 'DRAFT' ? offeredLines(offer, stored.choice.lines) : [];
  const sums = refundSums(offer, chosen);
  const lines =
    sent?.lines ?? chosen.map((line, place) => ({ ...line, accepted: null, sum: sums.lines[place] ?? 0 }));
  return {
    sum: sent?.sum ?? sums.sum,
    deliverySum: sent?.deliverySum ?? sums.delivery,
    lines: lines.flatMap(({ position, quantity, accepted, reason, sum }) => {
      const line = order.lines[position];
      if (!line) return [];
      const { productUrl, name, colour, size, picture, unitPriceBefore } = line;
      const comment = stored.choice.lines.find((one) => one.position === position)?.comment ?? null;
      return [
        {
          position,
          productUrl,
          name,
          colour,
          size,
          picture,
          quantity,
          accepted,
          reason,
          comment,
          sum,
          priceBefore: unitPriceBefore * quantity,
        },
      ];
    }),
  };
}

const momentOf = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** The last day on which a refund must be paid. Null if nothing has to be paid. */
export const payUntilOf = ({ state, steps, moneySentAt }: StoredRefund): string | null =>
  moneyUntil({ state, submittedAt: momentOf(steps[0]?.at ?? null), moneySentAt: momentOf(moneySentAt) });

/** The refund in the contract's form. */
export function viewOf(state: ShopState, stored: StoredRefund): Refund {
  const order = orderOf(state, stored.orderId);
  const { choice, moneySentAt } = stored;
  const payUntil = payUntilOf(stored);
  const stores = waysOf(order).flatMap((way) => way.stores);
  const isStore = choice.way === 'STORE' || stored.state === 'DRAFT';
  return {
    id: stored.id,
    number: stored.number,
    state: stored.state,
    version: stored.version,
    orderId: order.id,
    orderNumber: order.number,
    createdAt: stored.createdAt,
    submittedAt: stored.steps[0]?.at ?? null,
    canCancel: OPEN.includes(stored.state),
    canShip: mayShip({ state: stored.state, way: choice.way }),
    ...linesOf(state, stored),
    photos: choice.photos.flatMap(
      (id) => state.refundPhotos.find(({ photo }) => photo.id === id)?.photo ?? [],
    ),
    way: choice.way,
    store: (isStore && stores.find(({ code }) => code === choice.storeCode)) || null,
    pickup: choice.way === 'COURIER' || stored.state === 'DRAFT' ? choice.pickup : null,
    payout: choice.payout,
    payment: order.payment.method,
    paidOnReceipt: isOnReceipt(order.payment.method),
    moneySentAt,
    paidOutBy: stored.till?.means ?? null,
    payUntil,
    rejectedBecause: stored.rejection,
    instructions: stored.instructions,
    trackingNumber: stored.trackingNumber,
    progress: refundProgress(stored.steps, { payUntil, way: choice.way }),
  };
}
