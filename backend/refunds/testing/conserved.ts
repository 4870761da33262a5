import { and, asc, eq, isNull } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Refundable } from '#contract/client/client.schemas.ts';
import { mayStep } from '#shared/refunds/states.ts';
import { payment, refund, tillEntry } from '../../payments/base/tables.ts';
import { COUNTING } from '../../payments/promised.ts';
import { sumOf } from '../../payments/rules/receipt-lines.ts';
import { stockOfTee } from '../../testing/shopping.ts';
import { refundRequestEvent, refundRequestLine } from '../base/tables.ts';
import { asShopper, PIECES, refundsOf, statesOf, type World } from './world.ts';

const all = (sums: readonly number[]) => sums.reduce((sum, one) => sum + one, 0);

/** Reads refunds with their lines. Refunds that reserve pieces and money come first. */
async function readRefunds(world: World) {
  const lines = Map.groupBy(await world.db.select().from(refundRequestLine), ({ requestId }) => requestId);
  return (await refundsOf(world)).map((row) => ({
    ...row,
    counts: COUNTING.includes(row.state),
    lines: (lines.get(row.id) ?? []).map((line) => ({ ...line, taken: line.accepted ?? line.quantity })),
  }));
}

/** Sum of all goodwill refunds of an order that the bank was asked to pay, in kopecks. */
async function goodwillThroughBank(db: World['db'], orderId: string): Promise<number[]> {
  const rows = await db
    .select({ sum: refund.sum })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(eq(payment.orderId, orderId), isNull(refund.requestId)));
  return rows.map(({ sum }) => sum);
}

/** Asserts what must be true after every step. */
export async function assertInvariants(world: World): Promise<void> {
  const { db, orders } = world;
  const refunds = await readRefunds(world);
  const counting = refunds.filter(({ counts }) => counts);

  const back = counting.flatMap(({ lines }) =>
    lines.map(({ accepted, damaged }) => (accepted ?? 0) - (damaged ?? 0)),
  );
  expect(await stockOfTee(db), 'pieces').toBe(PIECES - all(orders.map(({ pieces }) => pieces)) + all(back));
  expect((await statesOf(world)).map(({ state }) => state)).toEqual(orders.map(() => 'HANDED_OVER'));

  for (const { id, pieces, total, method } of orders) {
    const own = counting.filter(({ orderId }) => orderId === id);
    const returned = all(own.flatMap(({ lines }) => lines.map((line) => line.taken)));
    expect(returned, 'returned pieces').toBeLessThanOrEqual(pieces);
    const till = await db.select().from(tillEntry).where(eq(tillEntry.orderId, id));
    const goodwill = till.filter(({ kind, requestId }) => kind === 'PAID_OUT' && requestId === null);
    expect(
      all(own.map(({ sum }) => sum)) + all(goodwill.map(({ sum }) => sum)),
      'refunded money',
    ).toBeLessThanOrEqual(total);
    // Only orders that are paid on receipt have till entries for money taken, and their sum is the total of
    // the order.
    const taken = till.filter(({ kind }) => kind === 'TAKEN').map(({ sum }) => sum);
    expect(taken, 'money taken').toEqual(method === 'cash' ? [total] : []);
    if (method !== 'cash') expect(till, 'the till').toEqual([]);
    for (const entry of till) {
      expect(sumOf(entry.lines), 'the receipt').toBe(entry.sum);
      const of = own.find((one) => one.id === entry.requestId);
      if (entry.requestId) expect([of?.state, of?.sum]).toEqual(['REFUNDED', entry.sum]);
    }
    const withDelivery = own.filter(({ deliverySum }) => deliverySum > 0);
    expect(withDelivery.length, 'the delivery').toBeLessThanOrEqual(1);
    const here = own.filter(({ receivedAt }) => receivedAt !== null);
    const accepted = all(here.flatMap(({ lines }) => lines.map((line) => line.taken)));
    if (here.some(({ deliverySum }) => deliverySum > 0)) expect(accepted, 'the delivery').toBe(pieces);
    else if (here.length > 0 && accepted >= pieces) {
      // A goodwill refund may have been paid out of the price of the delivery. The bank may have refused it
      // later.
      const tried = await goodwillThroughBank(db, id);
      const most = all(own.map(({ sum }) => sum)) + all(goodwill.map(({ sum }) => sum)) + all(tried);
      expect(accepted, 'returned pieces').toBe(pieces);
      expect(most, 'money refunded without the delivery').toBeGreaterThanOrEqual(total);
    }
    expect(refunds.filter(({ orderId, state }) => orderId === id && state === 'DRAFT').length).toBeLessThan(
      2,
    );
  }
  for (const { id, state, sum, deliverySum, lines, moneySentAt } of refunds) {
    if (state !== 'DRAFT' && lines.length > 0)
      expect(sum).toBe(all(lines.map((line) => line.sum)) + deliverySum);
    if (state === 'REFUNDED') expect(moneySentAt).not.toBeNull();
    else if (state !== 'RECEIVED') expect(moneySentAt).toBeNull();
    const events = await db
      .select()
      .from(refundRequestEvent)
      .where(eq(refundRequestEvent.requestId, id))
      .orderBy(asc(refundRequestEvent.position));
    // A draft has no events; neither has a cancelled draft.
    if (events.length === 0) expect(['DRAFT', 'CANCELLED']).toContain(state);
    else expect(events.at(-1)?.state).toBe(state);
    for (const [place, { state: to, by, reason }] of events.entries()) {
      const from = events[place - 1]?.state ?? 'DRAFT';
      if (from === to) expect([to, by, reason]).toEqual(['RECEIVED', 'shop', 'NOT_PAID']);
      else expect([from, to, by, mayStep(from, to, by)]).toEqual([from, to, by, true]);
    }
  }
  const sent = await db.select().from(refund);
  for (const { id, sum } of refunds) {
    const own = sent.filter(({ requestId, state }) => requestId === id && state !== 'FAILED');
    expect(all(own.map((one) => one.sum)), 'money sent to the provider').toBeLessThanOrEqual(sum);
  }
}

/**
 * Asserts what must be true when no work is pending: for example, that the bank has refunded exactly the
 * requested sums.
 */
export async function assertFinalInvariants(world: World): Promise<void> {
  const refunds = await readRefunds(world);
  for (const bought of world.orders) {
    const own = refunds.filter(({ orderId }) => orderId === bought.id);
    expect(own.filter(({ state, moneySentAt }) => state === 'RECEIVED' && moneySentAt !== null)).toEqual([]);
    const returned = all(
      own.filter(({ counts }) => counts).flatMap(({ lines }) => lines.map((line) => line.taken)),
    );
    const offer = (await asShopper(world, bought, `/orders/${bought.id}/refundable`)).body as Refundable;
    expect(all(offer.lines.map(({ quantity }) => quantity)), 'returnable pieces').toBe(
      bought.pieces - returned,
    );
  }
  const byShop = await world.db
    .select({ requestId: refundRequestEvent.requestId, by: refundRequestEvent.by })
    .from(refundRequestEvent)
    .where(eq(refundRequestEvent.state, 'REFUNDED'));
  const due = refunds.filter(({ id }) =>
    byShop.some(({ requestId, by }) => requestId === id && by === 'shop'),
  );
  const refunded = world.shop.bank.payments.flatMap((one) => one.refunds.map(({ sum }) => sum));
  const goodwill = (await world.db.select().from(refund)).filter(
    ({ requestId, state }) => requestId === null && state === 'DONE',
  );
  expect(all(refunded), 'money refunded by the bank').toBe(
    all(due.map(({ sum }) => sum)) + all(goodwill.map(({ sum }) => sum)),
  );
}
