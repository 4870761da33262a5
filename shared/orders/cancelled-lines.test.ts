import { array, assert, boolean, constant, integer, property, tuple } from 'fast-check';
import { expect, it, test } from 'vitest';
import { cancelPieces, invalidEntryIndex } from './cancelled-lines.ts';

const line = (position: number, quantity: number, total: number, isGift = false) => ({
  position,
  quantity,
  total,
  isGift,
  cancelled: 0,
  articleId: String(position),
  unitPriceBefore: isGift ? 500 : Math.ceil(total / quantity) + 100,
});

const orders = array(tuple(integer({ min: 1, max: 10 }), integer({ min: 0, max: 9_999_999 }), boolean()), {
  minLength: 1,
  maxLength: 8,
}).map((all) => [
  line(0, 2, 1001),
  ...all.map(([quantity, total, isGift], index) => line(index + 1, quantity, isGift ? 0 : total, isGift)),
]);

it('several cancellations of pieces change the sums as much as a single one, and never more than the order (§3.6.5)', () => {
  const cases = orders.chain((lines) =>
    tuple(
      constant(lines),
      array(tuple(...lines.map(({ quantity }) => integer({ min: 0, max: quantity }))), { maxLength: 5 }),
    ),
  );
  assert(
    property(cases, ([lines, turns]) => {
      let left = lines;
      const sums = { goodsSum: 0, discountSum: 0, total: 0 };
      for (const turn of turns) {
        const asked = turn.flatMap((quantity, position) => (quantity > 0 ? [{ position, quantity }] : []));
        const step = cancelPieces(left, asked);
        for (const name of ['goodsSum', 'discountSum', 'total'] as const) {
          expect(step[name]).toBeGreaterThanOrEqual(0);
          sums[name] += step[name];
        }
        left = left.map((one) => {
          const now = step.lines.find(({ position }) => position === one.position)?.cancelled;
          return now === undefined ? one : { ...one, cancelled: now };
        });
      }
      const asked = left.flatMap(({ position, cancelled }) =>
        cancelled > 0 ? [{ position, quantity: cancelled }] : [],
      );
      expect(cancelPieces(lines, asked)).toMatchObject(sums);
      const all = lines.map(({ position, quantity }) => ({ position, quantity }));
      const rest = cancelPieces(left, all);
      const due = lines.reduce((sum, one) => sum + one.total, 0);
      expect(sums.total + rest.total).toBe(due);
      expect(rest.isWhole).toBe(true);
    }),
  );
});

test('cancelling a gift changes no sums, and an order with only gifts left is cancelled as a whole', () => {
  const lines = [line(0, 1, 1000), line(1, 1, 0, true)];
  const gift = cancelPieces(lines, [{ position: 1, quantity: 1 }]);
  expect(gift).toMatchObject({ goodsSum: 0, discountSum: 0, total: 0, isWhole: false });
  expect(cancelPieces(lines, [{ position: 0, quantity: 1 }]).isWhole).toBe(true);
});

test('cancelling the same pieces again has no effect, and asking for fewer pieces restores none', () => {
  const lines = [{ ...line(0, 3, 100), cancelled: 2 }];
  for (const quantity of [1, 2])
    expect(cancelPieces(lines, [{ position: 0, quantity }])).toMatchObject({ lines: [], total: 0 });
});

test('invalidEntryIndex returns the index of the first invalid entry', () => {
  const lines = [line(0, 2, 100)];
  expect(invalidEntryIndex(lines, [{ position: 0, quantity: 2 }])).toBeUndefined();
  expect(invalidEntryIndex(lines, [{ position: 0, quantity: 3 }])).toBe(0);
  expect(invalidEntryIndex(lines, [{ position: 3, quantity: 1 }])).toBe(0);
});
