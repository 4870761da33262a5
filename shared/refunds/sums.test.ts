import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partOfLine } from '../orders/cancelled-part.ts';
import { type OtherRefundPieces, refundOffer } from './offer.ts';
import { acceptedPart, refundSums } from './sums.ts';

const DAY = '2026-11-25';
const handedOverAt = new Date('2026-11-24T18:00:00.000Z');

describe('the sum of a refund with chosen pieces', () => {
  const offer = {
    most: 10_000,
    deliverySum: 300,
    lines: [
      { position: 0, isGift: false, quantity: 2, sums: [2, 5] },
      { position: 1, isGift: true, quantity: 0, sums: [] },
      { position: 2, isGift: false, quantity: 1, sums: [700] },
    ],
  };

  it('a refund includes the delivery price together with the last piece', () => {
    expect(refundSums(offer, [{ position: 0, quantity: 2 }])).toEqual({ lines: [5], delivery: 0, sum: 5 });
    const all = [
      { position: 2, quantity: 1 },
      { position: 0, quantity: 2 },
    ];
    expect(refundSums(offer, all)).toEqual({ lines: [700, 5], delivery: 300, sum: 1005 });
    expect(refundSums(offer, [])).toEqual({ lines: [], delivery: 0, sum: 0 });
  });

  it('a refund is lower than the price of its pieces if less money is left', () => {
    const { lines, delivery, sum } = refundSums({ ...offer, most: 352 }, [{ position: 2, quantity: 1 }]);
    expect({ lines, delivery, sum }).toEqual({ lines: [352], delivery: 0, sum: 352 });
  });
});

/** Random orders with a few lines. The buyer refused some of the pieces at the door. */
const orders = fc.record({
  lines: fc.array(
    fc
      .record({
        quantity: fc.integer({ min: 1, max: 10 }),
        total: fc.integer({ min: 0, max: 1_000_000 }),
        isGift: fc.boolean(),
        isUnderwear: fc.boolean(),
        refused: fc.nat({ max: 10 }),
      })
      .map(({ refused, isGift, total, ...line }) => ({
        ...line,
        isGift,
        total: isGift ? 0 : total,
        cancelled: Math.min(refused, line.quantity),
      })),
    { minLength: 1, maxLength: 4 },
  ),
  deliveryPrice: fc.integer({ min: 0, max: 100_000 }),
  goodwill: fc.nat({ max: 300_000 }),
});
const turns = fc.array(
  fc.record({
    wanted: fc.array(fc.nat({ max: 10 }), { minLength: 4, maxLength: 4 }),
    accepted: fc.array(fc.nat({ max: 10 }), { minLength: 4, maxLength: 4 }),
    isTakenBack: fc.boolean(),
    backTo: fc.nat({ max: 8 }),
  }),
  { maxLength: 8 },
);

describe('random refunds of random orders', () => {
  it('refunds never exceed the paid sum or the received pieces (§3.9.6)', () => {
    fc.assert(
      fc.property(orders, turns, (order, steps) => {
        const due = order.lines.reduce((all, line) => all + line.total - partOfLine(line, line.cancelled), 0);
        const paid = due + order.deliveryPrice;
        const goodwill = Math.min(order.goodwill, paid);
        let living: { lines: OtherRefundPieces[]; delivery: number }[] = [];
        const promised = () =>
          living.reduce(
            (all, one) => all + one.delivery + one.lines.reduce((sum, line) => sum + line.sum, 0),
            0,
          );
        for (const { wanted, accepted, isTakenBack, backTo } of steps) {
          const before = {
            lines: living.flatMap(({ lines }) => lines),
            isDeliveryTaken: living.some(({ delivery }) => delivery > 0),
          };
          const most = paid - goodwill - promised();
          const offer = refundOffer({ ...order, handedOverAt, most }, before, DAY);
          const chosen = offer.lines.flatMap(({ position, quantity }) => {
            const pieces = Math.min(wanted[position] ?? 0, quantity);
            return pieces > 0 ? [{ position, quantity: pieces }] : [];
          });
          const { lines, delivery, sum } = refundSums(offer, chosen);
          expect(lines.reduce((all, one) => all + one, delivery)).toBe(sum);
          // The shop accepts only some of the pieces that the shopper sent.
          const kept = chosen.map(({ position, quantity }, place) => {
            const pieces = Math.min(accepted[position] ?? 0, quantity);
            return { position, quantity: pieces, sum: acceptedPart(lines[place] ?? 0, pieces, quantity) };
          });
          const isWhole = kept.every(({ quantity }, place) => quantity === chosen[place]?.quantity);
          living.push({ lines: kept, delivery: isWhole ? delivery : 0 });
          if (isTakenBack) living = living.filter((_, place) => place !== backTo);
          expect(promised() + goodwill).toBeLessThanOrEqual(paid);
          for (const [position, line] of order.lines.entries()) {
            const back = living.flatMap((one) =>
              one.lines.filter((returned) => returned.position === position),
            );
            const pieces = back.reduce((all, { quantity }) => all + quantity, 0);
            expect(pieces + line.cancelled).toBeLessThanOrEqual(line.quantity);
            const money = back.reduce((all, one) => all + one.sum, 0);
            expect(money).toBeLessThanOrEqual(line.total - partOfLine(line, line.cancelled));
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
