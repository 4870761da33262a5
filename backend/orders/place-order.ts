import { and, eq } from 'drizzle-orm';
import type {
  Cart,
  Order,
  OrderChange,
  OrderChanges,
  OrderRequest,
} from '#contract/client/client.schemas.ts';
import type { LineOffers } from '#shared/cart/price-cart.ts';
import { DAY_IS_FULL, orderedDeliveryErrors, paymentsOf } from '#shared/delivery/check-choice.ts';
import { orderTerms } from '#shared/orders/changes.ts';
import { SIZE_SOLD_OUT } from '#shared/orders/missing-article.ts';
import { orderAddress, orderDelivery } from '#shared/orders/order-delivery.ts';
import { vatRateOn } from '#shared/orders/vat.ts';
import { isOnline } from '#shared/payments/ways-to-pay.ts';
import { dayInMoscow } from '#shared/text/dates.ts';
import { offersOn } from '../cart/marketing-offers.ts';
import { emptyCart, lockCartForOrder, notePromoCodeUse, priceCart } from '../cart/order-cart.ts';
import { readCart } from '../cart/queries/read-cart.ts';
import { saveAddress } from '../checkout/addresses.ts';
import { clearDraft } from '../checkout/draft.ts';
import { type ChosenDelivery, chosenDelivery } from '../delivery/chosen.ts';
import { lockDay } from '../delivery/lock-day.ts';
import { agreeToNews } from '../domain/consents/consents.ts';
import { hashOf } from '../domain/secrets.ts';
import { principal } from '../domain/tables/identities.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { Principal } from '../platform/http/principal.ts';
import { invalidRequest, ProblemError } from '../platform/http/problem.ts';
import type { OrdersDeps } from './base/deps.ts';
import { orderRequest } from './base/tables.ts';
import { writeOrderCreated } from './marketing/write-order-event.ts';
import { addStep } from './queries/add-step.ts';
import { noteSoldOut, takeStock } from './queries/stock.ts';
import { writeOrder } from './queries/write-order.ts';
import { readAnyOrder } from './reading/read-order.ts';
import { snapshotOf } from './snapshot.ts';

const MINUTE_MS = 60_000;

export type OrderAttempt = {
  owner: Pick<Principal, 'id' | 'kind'>;
  /** Value of the `Idempotency-Key` header. */
  key: string;
  body: OrderRequest;
  deviceId: string | undefined;
  requestId: string;
  clientIp: string;
  /** If an operator places the order for a buyer on the phone. */
  onPhone?: PhoneOrder;
};

type PhoneOrder = {
  operatorId: string;
  /** The account of the buyer; null if the order belongs to a guest of its own. */
  accountId: string | null;
  /** Called at the end of the transaction. */
  finish(tx: Transaction, orderId: string): Promise<void>;
};

/**
 * Places an order from an owner's cart. If an order was already placed with this idempotency key, returns
 * that order.
 */
export async function placeOrder(deps: OrdersDeps, attempt: OrderAttempt): Promise<Order> {
  const made = await findPlacedOrder(deps, attempt);
  if (made) return made;
  try {
    return await placeNewOrder(deps, attempt);
  } catch (error) {
    // A concurrent request with the same idempotency key may have placed the order; that order is then
    // returned.
    const placedByTwin = error instanceof ProblemError ? await findPlacedOrder(deps, attempt) : undefined;
    if (placedByTwin) return placedByTwin;
    throw error;
  }
}

/**
 * Carriers and other services are called before the transaction; inside it, their responses are checked
 * against the locked cart. A cart that cannot be ordered is refused before any row is locked: when many
 * shoppers want the last pieces, such refusals do not delay successful orders.
 */
async function placeNewOrder(deps: OrdersDeps, attempt: OrderAttempt): Promise<Order> {
  const { body, deviceId, requestId } = attempt;
  const { id: ownerId } = attempt.owner;
  const buyer = { buyerId: attempt.onPhone?.accountId ?? undefined };
  const before = await readCart(deps.db, ownerId, deps.clock(), buyer);
  const offers = await offersOn(deps, before, { isExtended: true, deviceId, requestId });
  const cart = priceCart(before, offers);
  const chosen = await chosenDelivery(deps, body.delivery, { cart, requestId });
  const errors = orderedDeliveryErrors(chosen, body.delivery, body.payment.method);
  if (errors.length > 0) throw invalidRequest(errors);
  const preparation = { attempt, offers, chosen, quotedCart: cart };
  assertOrderable(cart, preparation);
  return deps.db.transaction(async (tx) => {
    const id = await orderLockedCart(tx, deps, preparation);
    return readAnyOrder(tx, id, deps.clock());
  });
}

/**
 * Finds the order that was placed with an idempotency key.
 * @throws ProblemError if the key was used with another body
 */
async function findPlacedOrder(
  deps: OrdersDeps,
  { owner, key, body }: OrderAttempt,
): Promise<Order | undefined> {
  const [made] = await deps.db
    .select()
    .from(orderRequest)
    .where(and(eq(orderRequest.ownerId, owner.id), eq(orderRequest.key, key)));
  if (!made) return undefined;
  if (made.bodyHash !== bodyHashOf(body)) throw new ProblemError(422, 'IDEMPOTENCY_KEY_REUSED');
  return readAnyOrder(deps.db, made.orderId, deps.clock());
}

/** Hash of a request body. Parsing puts the fields into a fixed order, so equal bodies have equal hashes. */
const bodyHashOf = (body: OrderRequest) => hashOf(JSON.stringify(body));

type Preparation = {
  attempt: OrderAttempt;
  offers: LineOffers | undefined;
  chosen: ChosenDelivery;
  /** The cart for which the delivery price was computed. */
  quotedCart: Cart;
};

/**
 * Checks that the cart and the delivery are still as the shopper saw them. Returns the delivery method and
 * the total.
 * @throws ProblemError ORDER_CHANGED
 */
function assertOrderable(cart: Cart, { attempt: { body }, chosen, quotedCart }: Preparation) {
  const terms = orderTerms(cart, body.seen, { chosen, goodsDue: quotedCart.discountPrice });
  const { method, total, changes } = terms;
  const refused = (why: OrderChange[]) =>
    new ProblemError(409, 'ORDER_CHANGED', undefined, undefined, undefined, {
      order: terms.refusal(why) satisfies OrderChanges,
    });
  if (changes.length > 0 || !method) throw refused(changes);
  return { method, total, refused };
}

async function orderLockedCart(tx: Transaction, deps: OrdersDeps, preparation: Preparation): Promise<string> {
  const { attempt, offers, chosen } = preparation;
  const { owner, key, body, onPhone } = attempt;
  const { id: ownerId } = owner;
  const now = deps.clock();
  const wantsNews = body.marketingConsent === true;
  const { ids } = deps;
  const buyer = onPhone ? await buyerOnPhone(tx, onPhone, { id: ids(), now }) : owner;
  const isUser = buyer.kind === 'user';
  if (wantsNews && isUser) await agreeToNews(tx, { accountId: ownerId, ip: attempt.clientIp, now, ids });
  const lockedCart = await lockCartForOrder(tx, ownerId, now);
  const read = await readCart(tx, ownerId, now, { buyerId: buyer.id });
  const cart = priceCart(read, offers);
  const { method, total, refused } = assertOrderable(cart, preparation);
  const soldOut = await takeStock(tx, cart.items);
  if (soldOut !== undefined) throw refused([{ code: 'STOCK', articleId: soldOut, text: SIZE_SOLD_OUT }]);
  await noteSoldOut(tx, cart.items, now);
  const { day, fitting } = body.delivery;
  if (day !== null && !(await lockDay(tx, method.id, { day, zone: chosen.zone })))
    throw refused([{ code: 'DELIVERY', articleId: null, text: DAY_IS_FULL }]);
  const id = deps.ids();
  const address = orderAddress(method, body.delivery);
  const waits = isOnline(body.payment.method) && total > 0;
  const payUntil = new Date(now.getTime() + deps.payments.waitMinutes * MINUTE_MS);
  await writeOrder(tx, deps, {
    id,
    ownerId: buyer.id,
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
    deliveryVatRate: vatRateOn(dayInMoscow(now), deps.sellerVat),
    lines: snapshotOf(read.rows, cart, { day: dayInMoscow(now), sellerVat: deps.sellerVat }),
    contact: body.contact,
    recipient: body.recipient,
    // The buyer on the phone has no address in the network.
    consents: { ip: onPhone ? null : attempt.clientIp, marketing: wantsNews && !isUser },
    operatorId: onPhone?.operatorId ?? null,
    address,
    comment: body.comment,
  });
  await writeOrderCreated(tx, deps, { orderId: id, deviceId: attempt.deviceId, at: now });
  if (waits)
    await addStep(tx, deps, id, { from: 'PLACED', to: 'AWAITING_PAYMENT', by: 'shop', reason: null });
  // If a promo code lowers nothing because earlier codes have already reduced the sum to zero, its use is not
  // counted.
  for (const { code, discountSum, freeDelivery } of cart.promoCodes)
    if (discountSum > 0 || freeDelivery)
      await notePromoCodeUse(tx, { ownerId: buyer.id, code, now, orderId: id });
  await emptyCart(tx, lockedCart, now);
  await clearDraft(tx, ownerId);
  if (address && isUser)
    await saveAddress(tx, { ...address, id: deps.ids(), ownerId: buyer.id, city: body.delivery.city, now });
  await tx.insert(orderRequest).values({ ownerId, key, bodyHash: bodyHashOf(body), orderId: id });
  await onPhone?.finish(tx, id);
  return id;
}

/** The buyer of an order on the phone: the account, or a new guest if the buyer has no account. */
async function buyerOnPhone(
  tx: Transaction,
  { accountId }: PhoneOrder,
  { id, now }: { id: string; now: Date },
): Promise<Pick<Principal, 'id' | 'kind'>> {
  if (accountId !== null) return { id: accountId, kind: 'user' };
  await tx.insert(principal).values({ id, kind: 'guest', createdAt: now });
  return { id, kind: 'guest' };
}
