import { asc, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { partOfLine } from '#shared/orders/cancelled-part.ts';
import { mayStep } from '#shared/orders/states.ts';
import { promoCodeUse } from '../../cart/base/tables.ts';
import { article } from '../../domain/tables/goods.ts';
import { orderEvent, orderLine } from '../../domain/tables/orders.ts';
import { payment, refund } from '../../payments/base/tables.ts';
import { ARTICLES, ordersOf, type World } from './world.ts';

const all = (sums: readonly number[]) => sums.reduce((sum, one) => sum + one, 0);

/** Asserts what must be true after every step: for example, that no pieces and no money are lost. */
export async function assertInvariants(world: World): Promise<void> {
  const { db } = world;
  const orders = await ordersOf(world);
  const lines = Map.groupBy(await db.select().from(orderLine), ({ orderId }) => orderId);
  const events = Map.groupBy(
    await db.select().from(orderEvent).orderBy(asc(orderEvent.position)),
    ({ orderId }) => orderId,
  );
  const uses = await db.select().from(promoCodeUse);
  const shelves = await db
    .select()
    .from(article)
    .where(inArray(article.id, [...ARTICLES]));

  expect(orders.map(({ id }) => id).sort()).toEqual(world.placed.map(({ id }) => id).sort());
  const live = orders.filter(({ state }) => state !== 'CANCELLED');
  for (const { id, stock } of shelves) {
    const sold = live.flatMap((one) => lines.get(one.id) ?? []).filter(({ articleId }) => articleId === id);
    const pieces = all(sold.map(({ quantity, cancelled }) => quantity - cancelled));
    const reserved = all(
      live.flatMap(({ waitingEdit }) =>
        (waitingEdit?.reserved ?? []).flatMap((one) => (one.articleId === id ? one.quantity : [])),
      ),
    );
    expect(stock + pieces + reserved, 'pieces').toBe(world.supplied.get(id));
  }
  let revived = 0;
  for (const { id, state, total, goodsSum, discountSum, cancelledSum, delivery } of orders) {
    const own = lines.get(id) ?? [];
    for (const line of own) {
      const discounts = all(line.discounts.map(({ sum }) => sum));
      expect(line.total + discounts, 'a line').toBe(line.unitPriceBefore * line.quantity);
      expect(line.isGift ? line.total : 0, 'a gift').toBe(0);
    }
    const left = own.map((line) => line.total - partOfLine(line, line.cancelled));
    expect(total, 'due').toBe(all(left) + delivery.price);
    const steps = events.get(id) ?? [];
    const isEdited = steps.some(({ changes }) => changes !== null);
    if (!isEdited)
      expect(total + cancelledSum, 'due plus cancelled').toBe(
        world.placed.find((one) => one.id === id)?.total,
      );
    expect(cancelledSum, 'cancelled').toBe(all(own.map((line) => partOfLine(line, line.cancelled))));
    const goods = own.filter(({ isGift }) => !isGift);
    expect(goodsSum, 'goods').toBe(
      all(goods.map(({ unitPriceBefore, quantity, cancelled }) => unitPriceBefore * (quantity - cancelled))),
    );
    expect(goodsSum - discountSum, 'discounts').toBe(total - delivery.price);

    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, place) => place));
    expect(steps.at(-1)?.state).toBe(state);
    for (const [place, { state: to, by, lines: pieces }] of steps.entries()) {
      const from = steps[place - 1]?.state;
      if (from === undefined) expect(to).toBe('PLACED');
      else if (from === to) expect(pieces, 'a cancellation of pieces').not.toBeNull();
      else expect([from, to, by, mayStep(from, to, by)]).toEqual([from, to, by, true]);
    }
    revived += steps.filter(({ reason }) => reason === 'PAID_LATE').length;
    const used = uses.filter(({ orderId }) => orderId === id).map(({ code }) => code);
    expect(new Set(used).size, 'codes').toBe(used.length);
    const codes = own
      .filter(({ quantity, cancelled }) => quantity > cancelled)
      .flatMap(({ discounts }) => discounts.flatMap(({ promoCode }) => promoCode ?? []));
    if (state === 'CANCELLED') expect(used, 'codes of a cancelled order').toEqual([]);
    else expect(used, 'codes').toEqual(expect.arrayContaining(codes));
  }
  // A late payment uses the order's promo code again, even if another shopper has used it since.
  expect(uses.filter(({ code }) => code === 'ODIN').length).toBeLessThanOrEqual(1 + revived);
}

/**
 * The part of the sum due that need not be paid because an operator accepted a smaller payment, in kopecks.
 */
const waivedBy = ({ sum, otherSum, otherSumDecision }: typeof payment.$inferSelect): number =>
  otherSumDecision === 'ACCEPT' ? Math.max(0, sum - (otherSum ?? 0)) : 0;

/** Asserts what must be true when no work is pending: for example, that the bank has exactly the sum due. */
export async function assertFinalInvariants(world: World): Promise<void> {
  const { db, shop } = world;
  const attempts = await db.select().from(payment);
  const back = await db.select().from(refund);
  expect(
    back.filter(({ state }) => state !== 'DONE'),
    'refunds',
  ).toEqual([]);
  for (const { id, state, total, payment: method } of await ordersOf(world)) {
    const own = attempts.filter(({ orderId }) => orderId === id);
    const atBank = shop.bank.payments.filter(({ key }) => own.some((attempt) => attempt.id === key));
    const paidNet = all(
      atBank.map(({ state: said, sum, refunds }) =>
        said === 'paid' ? sum - all(refunds.map((one) => one.sum)) : 0,
      ),
    );
    const heldPayments = atBank.filter(({ state: said }) => said === 'held');
    const isOwed = state === 'CANCELLED' || method === 'cash' || heldPayments.length > 0;
    expect(state).not.toBe('AWAITING_PAYMENT');
    // If an operator accepts a smaller payment, the order counts as paid, and the missing part need not be
    // paid.
    const waived = all(own.map((one) => waivedBy(one)));
    // Money about which no operator has decided yet stays at the bank.
    const undecided = all(own.map((one) => (one.otherSumDecision === null ? (one.otherSum ?? 0) : 0)));
    expect([id, state, paidNet]).toEqual([id, state, (isOwed ? 0 : Math.max(0, total - waived)) + undecided]);
    if (state === 'CANCELLED' || method === 'cash') expect(heldPayments).toEqual([]);
    expect(heldPayments.length).toBeLessThanOrEqual(1);
    for (const { key } of heldPayments)
      expect(own.find((attempt) => attempt.id === key)).toMatchObject({ state: 'HELD', sum: total });
    // The bank may also have payments whose pages no shopper has opened; the shop does not know their ids.
    const known = own.flatMap(({ providerId }) => providerId ?? []);
    expect(atBank.filter((one) => one.state === 'pending' && known.includes(one.id))).toEqual([]);
  }
}
