import { asc, eq } from 'drizzle-orm';
import type { OrderState } from '#contract/client/client.schemas.ts';
import { partOfLine } from '#shared/orders/cancelled-part.ts';
import { order, orderLine } from '../../domain/tables/orders.ts';
import type { MarketingOrder, MarketingOrderEvent } from '../../marketing/marketing.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import type { OrdersDeps } from '../base/deps.ts';
import type { OrderEventMessage } from './order-event-message.ts';

export type MarketingDeps = Pick<OrdersDeps, 'clock' | 'ids' | 'marketing'>;

/**
 * Events older than this, in ms, are no longer sent. This time covers a weekend in which the platform is
 * down.
 */
const EVENT_LIFE = 3 * 24 * 60 * 60 * 1000;

/** The order states of which a marketing platform is informed. All others concern only the shop itself. */
const SENT_STATES: readonly OrderState[] = [
  'PAID',
  'SHIPPED',
  'HANDED_OVER',
  'PARTLY_HANDED_OVER',
  'CANCELLED',
];

/** An event that was recorded in the history of an order. */
type Noted = { position: number; state: OrderState; at: Date };

/**
 * Writes a message that an order was placed to the outbox; it contains the device id if the shopper consented
 * to tracking. Only this message stores the device id, and only until it is sent. Later events name only the
 * order.
 */
export async function writeOrderCreated(
  tx: Transaction,
  deps: MarketingDeps,
  { orderId, deviceId, at }: { orderId: string; deviceId: string | undefined; at: Date },
): Promise<void> {
  if (!deps.marketing || deviceId === undefined) return;
  await tx.update(order).set({ marketing: 'WAITING' }).where(eq(order.id, orderId));
  const facts = { orderId, state: 'PLACED' as const, at: at.toISOString() };
  const content = await orderForMarketing(tx, orderId);
  await send(tx, deps, { position: 0, event: { ...facts, what: 'created', deviceId, order: content } });
}

/**
 * Writes a message about an order's new state to the outbox. Does nothing if no message said that the order
 * was placed: the marketing platform does not know such an order.
 */
export async function writeOrderStep(
  tx: Transaction,
  deps: MarketingDeps,
  orderId: string,
  { position, state, at }: Noted,
): Promise<void> {
  if (!SENT_STATES.includes(state) || !(await isKnown(tx, deps, orderId))) return;
  await send(tx, deps, { position, event: { orderId, state, at: at.toISOString(), what: 'step' } });
}

/**
 * Writes a message about pieces removed from an order to the outbox. Does nothing if no message
 * said that the order was placed.
 */
export async function writeOrderLines(
  tx: Transaction,
  deps: MarketingDeps,
  orderId: string,
  { position, state, at }: Noted,
): Promise<void> {
  if (!(await isKnown(tx, deps, orderId))) return;
  const facts = { orderId, state, at: at.toISOString() };
  const content = await orderForMarketing(tx, orderId);
  await send(tx, deps, { position, event: { ...facts, what: 'lines', order: content } });
}

async function isKnown(tx: Transaction, { marketing }: MarketingDeps, orderId: string): Promise<boolean> {
  if (!marketing) return false;
  const [found] = await tx.select({ marketing: order.marketing }).from(order).where(eq(order.id, orderId));
  return found !== undefined && found.marketing !== null;
}

const send = (
  tx: Transaction,
  deps: MarketingDeps,
  { position, event }: { position: number; event: MarketingOrderEvent },
) =>
  enqueue<OrderEventMessage>(tx, deps, {
    content: { kind: 'order-event', position, event },
    life: EVENT_LIFE,
  });

async function orderForMarketing(tx: Transaction, orderId: string): Promise<MarketingOrder> {
  const [found] = await tx
    .select({ delivery: order.delivery, total: order.total })
    .from(order)
    .where(eq(order.id, orderId));
  if (!found) throw new Error('The order of an event was not found.');
  const lines = await tx
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.position));
  const left = lines.filter(({ quantity, cancelled }) => quantity > cancelled);
  const codes = left.flatMap(({ discounts }) => discounts.flatMap((one) => one.promoCode ?? []));
  return {
    lines: left.map((line) => ({
      position: line.position,
      articleId: line.articleId,
      unitPrice: line.unitPriceBefore,
      quantity: line.quantity - line.cancelled,
      total: line.total - partOfLine(line, line.cancelled),
    })),
    promoCodes: [...new Set(codes)],
    deliveryPrice: found.delivery.price,
    total: found.total,
  };
}
