/** A place in the list of orders, which is sorted by time and id, newest first. */
export type OrderPlace = { placedAt: string; id: string };

/** Reads on from a place: to older orders after it, or to newer ones before it. */
export type OrderCursor = OrderPlace & { to: 'after' | 'before' };

const CURSOR = /^(after|before)\.(\d{1,13})\.([0-9a-f-]{36})$/;

/** The text by which clients read on from an order of a list (openapi, order-cursor). */
export const orderCursor = (to: OrderCursor['to'], { placedAt, id }: OrderPlace): string =>
  `${to}.${Date.parse(placedAt)}.${id}`;

/** Reads the text of a cursor. The contract has checked its form. */
export function readOrderCursor(text: string): OrderCursor {
  const [, to, ms, id = ''] = CURSOR.exec(text) ?? [];
  return { to: to === 'before' ? 'before' : 'after', placedAt: new Date(Number(ms)).toISOString(), id };
}
