import { array, assert, boolean, integer, property, record } from 'fast-check';
import { expect, it, test } from 'vitest';
import { dueLines } from './lines.ts';

const goods = record({
  due: integer({ min: 0, max: 100_000_000 }),
  offer: integer({ min: 0, max: 1_000_000 }),
  sale: integer({ min: 0, max: 1_000_000 }),
  isGift: boolean(),
});

it('conserves money over random goods, gifts and codes', () => {
  const codes = array(integer({ min: 0, max: 100 }), { maxLength: 4 });
  assert(
    property(array(goods, { minLength: 1, maxLength: 50 }), codes, (given, percents) => {
      const lines = given.map(({ due, offer, sale, isGift }, place) => ({
        ...{ articleId: String(place), isGift, offered: isGift ? 0 : due },
        ...{ reduced: due + offer, before: due + offer + sale },
      }));
      const paid = lines.reduce((sum, { offered }) => sum + offered, 0);
      let left = paid;
      const discounts = percents.map((percent, place) => {
        const sum = Math.floor((left * percent) / 100);
        left -= sum;
        return { code: `K${place}`, sum, articleIds: new Set(lines.map(({ articleId }) => articleId)) };
      });
      const due = dueLines(lines, discounts);
      expect(due.reduce((sum, { total }) => sum + total, 0)).toBe(left);
      for (const [place, line] of due.entries()) {
        const taken = line.discounts.reduce((sum, { sum: one }) => sum + one, 0);
        expect(line.total + taken).toBe(lines[place]?.before);
      }
    }),
  );
});

test('a code takes from the goods it counts only', () => {
  const line = { isGift: false, before: 300, reduced: 200, offered: 150 };
  const due = dueLines(
    [
      { ...line, articleId: 'one' },
      { ...line, articleId: 'other' },
    ],
    [{ code: 'ZIMA10', sum: 15, articleIds: new Set(['other']) }],
  );
  expect(due.map(({ total }) => total)).toEqual([150, 135]);
  expect(due[1]?.discounts).toEqual([
    { source: 'SALE', promoCode: null, sum: 100 },
    { source: 'OFFER', promoCode: null, sum: 50 },
    { source: 'PROMO_CODE', promoCode: 'ZIMA10', sum: 15 },
  ]);
});
