import { and, eq } from 'drizzle-orm';
import type {
  Cart,
  Order,
  OrderChange,
  OrderChanges,
  OrderRequest,
} from '#contract/client/client.schemas.ts';
import type { LineOffers } from '#shared/cart/price-cart.ts';
import { DAY_IS_FULL, paymentsOf, wrongInOrder } from '#shared/delivery/check-choice.ts';
import { orderTerms } from '#shared/orders/changes.ts';
import { orderAddress, orderDelivery } from '#shared/orders/order-delivery.ts';
import { isOnline } from '#shared/payments/ways-to-pay.ts';
import { dayInMoscow } from '#shared/text/dates.ts';
import { typeset } from '#shared/text/typeset.ts';
import { offersOn } from '../cart/marketing-offers.ts';
import { emptyCart, lockCartForOrder, notePromoCodeUse, priceCart } from '../cart/order-cart.ts';
import { readCart } from '../cart/queries/read-cart.ts';
import { saveAddress } from '../checkout/addresses.ts';
import { clearDraft } from '../checkout/draft.ts';
import { type ChosenDelivery, chosenDelivery } from '../delivery/chosen.ts';
import { holdDay } from '../delivery/hold-day.ts';
import { agreeToNews } from '../domain/consents.ts';
import { hashOf } from '../domain/secrets.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { Principal } from '../platform/http/principal.ts';
import { invalidRequest, ProblemError } from '../platform/http/problem.ts';
import type { OrdersDeps } from './base/deps.ts';
import { orderRequest } from './base/tables.ts';
import { writeOrderCreated } from './marketing/write-order-event.ts';
import { addStep } from './queries/add-step.ts';
import { takeStock } from './queries/stock.ts';
import { writeOrder } from './queries/write-order.ts';
import { readOrder } from './reading/read-order.ts';
import { snapshotOf } from './snapshot.ts';

const MINUTE_MS = 60_000;

export type OrderAttempt = {
  owner: Pick<Principal, 'id' | 'kind'>;
  /** Of the header Idempotency-Key. */
  key: string;
  body: OrderRequest;
  deviceId: string | undefined;
  requestId: string;
  clientIp: string;
};

/** Places an order from the cart of an owner, or answers with the one that the key has made. */
export async function placeOrder(deps: OrdersDeps, attempt: OrderAttempt): Promise<Order> {
  const made = await madeBefore(deps, attempt);
  if (made) return made;
  try {
    return await placeNew(deps, attempt);
  } catch (error) {
    // The same request may have come twice at once; then the other one has made the order of this cart.
    const twin = error instanceof ProblemError ? await madeBefore(deps, attempt) : undefined;
    if (twin) return twin;
    throw error;
  }
}

/**
 * What others are asked for comes before the transaction; the transaction judges what they said against the cart it holds. A
 * cart that cannot be ordered as it is takes no locks, so that a run on the last pieces holds up those who get one no longer
 * than they need.
 */
async function placeNew(deps: OrdersDeps, attempt: OrderAttempt): Promise<Order> {
  const { body, deviceId, requestId } = attempt;
  const { id: ownerId } = attempt.owner;
  const before = await readCart(deps.db, ownerId, deps.clock());
  const offers = await offersOn(deps, before, { isExtended: true, deviceId, requestId });
  const cart = priceCart(before, offers);
  const chosen = await chosenDelivery(deps, body.delivery, { cart, requestId });
  const errors = wrongInOrder(chosen, body.delivery, body.payment.method);
  if (errors.length > 0) throw invalidRequest(errors);
  const asked = { attempt, offers, chosen, asked: cart };
  termsOf(cart, asked);
  return deps.db.transaction(async (tx) => {
    const id = await orderHeldCart(tx, deps, asked);
    return readOrder(tx, { id, ownerId, now: deps.clock() });
  });
}

/** The order that a key has made. The same key with another body is refused. */
async function madeBefore(deps: OrdersDeps, { owner, key, body }: OrderAttempt): Promise<Order | undefined> {
  const [made] = await deps.db
    .select()
    .from(orderRequest)
    .where(and(eq(orderRequest.ownerId, owner.id), eq(orderRequest.key, key)));
  if (!made) return undefined;
  if (made.bodyHash !== bodyHashOf(body)) throw new ProblemError(422, 'IDEMPOTENCY_KEY_REUSED');
  return readOrder(deps.db, { id: made.orderId, ownerId: owner.id, now: deps.clock() });
}

/** A body that was read by its schema has its fields in one order. */
const bodyHashOf = (body: OrderRequest) => hashOf(JSON.stringify(body));

type Asked = {
  attempt: OrderAttempt;
  offers: LineOffers | undefined;
  chosen: ChosenDelivery;
  /** The cart that delivery was asked for. */
  asked: Cart;
};

/** For what and how a cart is ordered. Throws ORDER_CHANGED when that is not what the shopper saw. */
function termsOf(cart: Cart, { attempt: { body }, chosen, asked }: Asked) {
  const terms = orderTerms(cart, body.seen, { chosen, goodsDue: asked.discountPrice });
  const { method, total, changes } = terms;
  const refused = (why: OrderChange[]) =>
    new ProblemError(409, 'ORDER_CHANGED', undefined, undefined, undefined, {
      order: terms.refusal(why) satisfies OrderChanges,
    });
  if (changes.length > 0 || !method) throw refused(changes);
  return { method, total, refused };
}

async function orderHeldCart(tx: Transaction, deps: OrdersDeps, all: Asked): Promise<string> {
  const { attempt, offers, chosen } = all;
  const { owner, key, body } = attempt;
  const { id: ownerId } = owner;
  const now = deps.clock();
  const wantsNews = body.marketingConsent === true;
  const isUser = owner.kind === 'user';
  const { ids } = deps;
  if (wantsNews && isUser) await agreeToNews(tx, { accountId: ownerId, ip: attempt.clientIp, now, ids });
  const held = await lockCartForOrder(tx, ownerId, now);
  const read = await readCart(tx, ownerId, now);
  const cart = priceCart(read, offers);
  const { method, total, refused } = termsOf(cart, all);
  const soldOut = await takeStock(tx, cart.items);
  if (soldOut !== undefined)
    throw refused([{ code: 'STOCK', articleId: soldOut, text: typeset('Этот размер закончился') }]);
  const { day, fitting } = body.delivery;
  if (day !== null && !(await holdDay(tx, method.id, { day, zone: chosen.zone })))
    throw refused([{ code: 'DELIVERY', articleId: null, text: DAY_IS_FULL }]);
  const id = deps.ids();
  const address = orderAddress(method, body.delivery);
  const waits = isOnline(body.payment.method) && total > 0;
  const payUntil = new Date(now.getTime() + deps.payments.waitMinutes * MINUTE_MS);
  await writeOrder(tx, deps, {
    id,
    ownerId,
    placedAt: now,
    total,
    payUntil: waits ? payUntil : null,
    goodsSum: cart.total,
    discountSum: cart.discountSum,
    payment: body.payment.method,
    payments: paymentsOf(method, chosen.point),
    deliveryZone: chosen.zone,
    mayReturnPart: fitting && (chosen.point ?? method).fitting === 'partial',
    delivery: orderDelivery(method, body.delivery, {
      cityName: chosen.cityName,
      point: chosen.point?.point,
      leavesOn: chosen.leavesOn,
      storageDays: chosen.storageDays,
      today: dayInMoscow(now),
    }),
    lines: snapshotOf(read.rows, cart, dayInMoscow(now)),
    contact: body.contact,
    recipient: body.recipient,
    consents: { ip: attempt.clientIp, marketing: wantsNews && !isUser },
    address,
    comment: body.comment,
  });
  await writeOrderCreated(tx, deps, { orderId: id, deviceId: attempt.deviceId, at: now });
  if (waits)
    await addStep(tx, deps, id, { from: 'PLACED', to: 'AWAITING_PAYMENT', by: 'shop', reason: null });
  for (const { code, applied } of cart.promoCodes)
    if (applied) await notePromoCodeUse(tx, { ownerId, code, now, orderId: id });
  await emptyCart(tx, held, now);
  await clearDraft(tx, ownerId);
  if (address && isUser)
    await saveAddress(tx, { ...address, id: deps.ids(), ownerId, city: body.delivery.city, now });
  await tx.insert(orderRequest).values({ ownerId, key, bodyHash: bodyHashOf(body), orderId: id });
  return id;
}
