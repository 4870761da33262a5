import { and, eq } from 'drizzle-orm';
import { dayInMoscow } from '#shared/text/dates.ts';
import { typeset } from '#shared/text/typeset.ts';
import type { Cart } from '../../src/generated/model/cart.ts';
import type { Order } from '../../src/generated/model/order.ts';
import type { OrderChange } from '../../src/generated/model/orderChange.ts';
import type { OrderRequest } from '../../src/generated/model/orderRequest.ts';
import { offersOn } from '../cart/marketing-offers.ts';
import {
  codeDiscounts,
  emptyCart,
  holdCartForOrder,
  type LineDiscounts,
  notePromoCodeUse,
  priceCart,
} from '../cart/order-cart.ts';
import { readCart } from '../cart/queries/read-cart.ts';
import { type ChosenDelivery, chosenDelivery } from '../delivery/chosen.ts';
import type { Deps } from '../deps.ts';
import { hashOf } from '../domain/secrets.ts';
import type { Database, Transaction } from '../platform/db/client.ts';
import { orderRequest } from '../platform/db/schema/orders.ts';
import { invalidRequest, orderChanged, ProblemError } from '../platform/http/problem.ts';
import { readOrder } from './queries/read-order.ts';
import { takeStock } from './queries/stock.ts';
import { writeOrder } from './queries/write-order.ts';
import { orderChanges, piecesOf } from './rules/changes.ts';
import { isCollected, wrongFields } from './rules/check-choice.ts';
import { snapshotOf } from './snapshot.ts';

export type OrderWish = {
  ownerId: string;
  /** Of the header Idempotency-Key. */
  key: string;
  body: OrderRequest;
  deviceId: string | undefined;
  requestId: string;
};

/**
 * Places an order from the cart of an owner, or answers with the one that the key has made. What others are asked for comes
 * before the transaction; the transaction judges what they said against the cart it holds.
 */
export async function placeOrder(deps: Deps, wish: OrderWish): Promise<Order> {
  const { ownerId, body, deviceId, requestId } = wish;
  const placed = await placedBefore(deps.db, wish);
  if (placed) return readOrder(deps.db, { id: placed, ownerId, now: deps.clock() });
  const before = await readCart(deps.db, ownerId, deps.clock());
  const offers = await offersOn(deps, before, { isExtended: true, deviceId, requestId });
  const cart = priceCart(before, offers);
  const chosen = await chosenDelivery(deps, body.delivery, { cart, requestId });
  if (chosen.method && chosen.method.obstacle === null) {
    const errors = wrongFields(chosen.method, chosen.point?.payments ?? null, body);
    if (errors.length > 0) throw invalidRequest(errors);
  }
  return deps.db.transaction(async (tx) => {
    const id = await orderHeldCart(tx, deps, { wish, offers, chosen, asked: cart });
    return readOrder(tx, { id, ownerId, now: deps.clock() });
  });
}

/** The order that a key has made. The same key with another body is refused. */
async function placedBefore(
  db: Database | Transaction,
  { ownerId, key, body }: OrderWish,
): Promise<string | undefined> {
  const [made] = await db
    .select()
    .from(orderRequest)
    .where(and(eq(orderRequest.ownerId, ownerId), eq(orderRequest.key, key)));
  if (made && made.bodyHash !== bodyHashOf(body)) throw new ProblemError(422, 'IDEMPOTENCY_KEY_REUSED');
  return made?.orderId;
}

/** A body that was read by its schema has its fields in one order. */
const bodyHashOf = (body: OrderRequest) => hashOf(JSON.stringify(body));

type Asked = {
  wish: OrderWish;
  offers: LineDiscounts | undefined;
  chosen: ChosenDelivery;
  /** The cart that delivery was asked for. */
  asked: Cart;
};

async function orderHeldCart(tx: Transaction, deps: Deps, all: Asked): Promise<string> {
  const { wish, offers, chosen, asked } = all;
  const { ownerId, key, body } = wish;
  const now = deps.clock();
  const held = await holdCartForOrder(tx, ownerId, now);
  const placed = await placedBefore(tx, wish);
  if (placed) return placed;

  const read = await readCart(tx, ownerId, now);
  const cart = priceCart(read, offers);
  const method = chosen.method?.obstacle === null ? chosen.method : undefined;
  const deliveryPrice = method?.price ?? null;
  const total = cart.discountPrice + (deliveryPrice ?? 0);
  const refuse = (changes: OrderChange[]) =>
    orderChanged({
      changes: changes.slice(0, 100),
      now: { cartVersion: cart.version, pieces: piecesOf(cart), total },
      goodsSum: cart.total,
      discountSum: cart.discountSum,
      deliveryPrice,
    });
  const changes = orderChanges({ cart, seen: body.seen, total, obstacle: obstacleOf(chosen, cart, asked) });
  if (changes.length > 0 || !method) throw refuse(changes);

  const soldOut = await takeStock(tx, cart.items);
  if (soldOut !== undefined)
    throw refuse([{ code: 'STOCK', articleId: soldOut, text: typeset('Этот размер закончился') }]);
  const id = deps.ids();
  const codes = codeDiscounts(read, cart, offers);
  await writeOrder(tx, {
    ...{ id, ownerId, placedAt: now, total },
    ...{ goodsSum: cart.total, discountSum: cart.discountSum },
    payment: body.payment.method,
    delivery: {
      ...{ methodId: method.id, kind: method.kind, name: method.name, price: method.price ?? 0 },
      ...{ cityCode: body.delivery.city, cityName: chosen.cityName },
      point: isCollected(method) && chosen.point ? chosen.point.point : null,
      interval: body.delivery.interval,
      ...{ leavesOn: chosen.leavesOn, storageDays: chosen.storageDays },
      firstDay: method.firstDay ?? dayInMoscow(now),
      lastDay: method.lastDay ?? dayInMoscow(now),
    },
    lines: snapshotOf(read.rows, cart, codes, dayInMoscow(now)),
    contact: body.contact,
    address: isCollected(method) ? null : body.delivery.address,
    comment: body.comment,
  });
  for (const { code, applied } of cart.promoCodes)
    if (applied) await notePromoCodeUse(tx, { ownerId, code, now, orderId: id });
  await emptyCart(tx, held, now);
  await tx.insert(orderRequest).values({ ownerId, key, bodyHash: bodyHashOf(body), orderId: id });
  return id;
}

/** Why the chosen delivery does not bring the cart; null when it does. */
function obstacleOf({ method, point }: ChosenDelivery, cart: Cart, asked: Cart): string | null {
  if (!method) return 'Этот способ получения больше не доступен';
  if (method.obstacle) return method.obstacle.text;
  if (isCollected(method) && !point) return 'Здесь заказы больше не выдают';
  // Between the question and the lock the cart became another, so that the price may be another too.
  return cart.discountPrice === asked.discountPrice ? null : 'Стоимость доставки изменилась';
}
