import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Order } from '../../../src/generated/model/order.ts';
import type { OrderState } from '../../../src/generated/model/orderState.ts';
import type { OrderStatus } from '../../../src/generated/model/orderStatus.ts';
import type { Orders } from '../../../src/generated/model/orders.ts';
import type { Database, Transaction } from '../../platform/db/client.ts';
import { order, orderBuyer, orderEvent, orderLine } from '../../platform/db/schema/orders.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { mayStep } from '../rules/states.ts';

type Reader = Database | Transaction;

const linesOf = (db: Reader, ids: readonly string[]) =>
  db
    .select()
    .from(orderLine)
    .where(inArray(orderLine.orderId, [...ids]))
    .orderBy(asc(orderLine.position));

const piecesOf = (lines: readonly { quantity: number }[]) =>
  lines.reduce((all, { quantity }) => all + quantity, 0);

async function eventsOf(db: Reader, orderId: string): Promise<Order['events']> {
  const rows = await db
    .select({ state: orderEvent.state, at: orderEvent.at })
    .from(orderEvent)
    .where(eq(orderEvent.orderId, orderId))
    .orderBy(asc(orderEvent.position));
  return rows.map(({ state, at }) => ({ state, at: at.toISOString() }));
}

/** An order of an owner. One that is not there, or is of another owner, is NOT_FOUND. */
export async function readOrder(
  db: Reader,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<Order> {
  const [found] = await db
    .select()
    .from(order)
    .leftJoin(orderBuyer, eq(orderBuyer.orderId, order.id))
    .where(and(eq(order.id, id), eq(order.ownerId, ownerId)));
  if (!found) throw new ProblemError(404, 'NOT_FOUND');
  const { order: kept, order_buyer: buyer } = found;
  const { number, state, delivery, payment, goodsSum, discountSum, total } = kept;
  const lines = await linesOf(db, [id]);
  return {
    ...{ id, number, state, delivery, goodsSum, discountSum, total },
    placedAt: kept.placedAt.toISOString(),
    canCancel: mayStep(state, 'CANCELLED', 'shopper'),
    contact: buyer && { name: buyer.name, phone: buyer.phone, email: buyer.email },
    address: buyer?.address ?? null,
    comment: buyer?.comment ?? null,
    lines: lines.map(({ orderId: _of, position: _place, ...line }) => line),
    payment: { method: payment },
    events: await eventsOf(db, id),
  };
}

export type OrdersQuestion = {
  ownerId: string;
  /** All when undefined. */
  states: readonly OrderState[] | undefined;
  page: number;
  size: number;
};

/** One page of the orders of an owner, the newest first. A page beyond the last is NOT_FOUND. */
export async function readOrders(
  db: Reader,
  { ownerId, states, page, size }: OrdersQuestion,
): Promise<Orders> {
  const which: SQL | undefined = and(eq(order.ownerId, ownerId), states && inArray(order.state, [...states]));
  const [all] = await db.select({ orders: count() }).from(order).where(which);
  const totalItems = all?.orders ?? 0;
  const totalPages = Math.max(1, Math.ceil(totalItems / size));
  if (page > totalPages) throw new ProblemError(404, 'NOT_FOUND');
  const found = await db
    .select()
    .from(order)
    .where(which)
    .orderBy(desc(order.placedAt), desc(order.id))
    .offset((page - 1) * size)
    .limit(size);
  const ids = found.map(({ id }) => id);
  const lines = ids.length > 0 ? await linesOf(db, ids) : [];
  const items = found.map(({ id, number, state, placedAt, total }) => {
    const own = lines.filter(({ orderId }) => orderId === id);
    const pictures = own.map(({ picture }) => picture);
    return { id, number, state, placedAt: placedAt.toISOString(), pieces: piecesOf(own), total, pictures };
  });
  return { page, size, totalItems, totalPages, items };
}

/**
 * The progress of an order by its number and the phone of its buyer. Both are one condition of one query: a wrong number
 * and a wrong phone are the same NOT_FOUND.
 */
export async function readOrderStatus(
  db: Database,
  { number, phone }: { number: string; phone: string },
): Promise<OrderStatus> {
  const [found] = await db
    .select({ order })
    .from(order)
    .innerJoin(orderBuyer, eq(orderBuyer.orderId, order.id))
    .where(and(eq(order.number, number), eq(orderBuyer.phone, phone)));
  if (!found) throw new ProblemError(404, 'NOT_FOUND');
  const { id, state, placedAt, total, delivery } = found.order;
  const pieces = piecesOf(await linesOf(db, [id]));
  const events = await eventsOf(db, id);
  return { number, state, placedAt: placedAt.toISOString(), pieces, total, delivery, events };
}
