import { array, assert, boolean, integer, property, record } from 'fast-check';
import { expect, it, test } from 'vitest';
import { lineDiscounts, lineSums } from './line-discounts.ts';

const goods = record({
  due: integer({ min: 0, max: 100_000_000 }),
  offer: integer({ min: 0, max: 1_000_000 }),
  sale: integer({ min: 0, max: 1_000_000 }),
  isGift: boolean(),
});

it('lineDiscounts splits discounts without losing a kopeck, for random goods, gifts and codes (§3.6.12)', () => {
  const codes = array(integer({ min: 0, max: 100 }), { maxLength: 4 });
  assert(
    property(array(goods, { minLength: 1, maxLength: 50 }), codes, (given, percents) => {
      const lines = given.map(({ due, offer, sale, isGift }, place) => ({
        articleId: String(place),
        isGift,
        giftTitle: null,
        offered: isGift ? 0 : due,
        reduced: due + offer,
        before: due + offer + sale,
      }));
      const paid = lines.reduce((sum, { offered }) => sum + offered, 0);
      let left = paid;
      const codeDiscounts = percents.map((percent, place) => {
        const sum = Math.floor((left * percent) / 100);
        left -= sum;
        return { code: `K${place}`, sum, articleIds: new Set(lines.map(({ articleId }) => articleId)) };
      });
      const discounts = lineDiscounts(lines, codeDiscounts);
      const sums = lines.map(({ offered }, place) =>
        lineSums({ lineTotal: offered, discounts: discounts[place] ?? [] }),
      );
      expect(sums.map(({ before }) => before)).toEqual(lines.map(({ before }) => before));
      expect(sums.reduce((sum, { due }) => sum + due, 0)).toBe(left);
      for (const { due } of sums) expect(due).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a promo code lowers only the prices of goods that qualify for it', () => {
  const line = { isGift: false, giftTitle: null, before: 300, reduced: 200, offered: 150 };
  const [one, other] = lineDiscounts(
    [
      { ...line, articleId: 'one' },
      { ...line, articleId: 'other' },
    ],
    [{ code: 'ZIMA10', sum: 15, articleIds: new Set(['other']) }],
  );
  const lowered = [
    { source: 'SALE', promoCode: null, title: null, sum: 100 },
    { source: 'OFFER', promoCode: null, title: null, sum: 50 },
  ];
  expect(one).toEqual(lowered);
  expect(other).toEqual([...lowered, { source: 'PROMO_CODE', promoCode: 'ZIMA10', title: null, sum: 15 }]);
});

test('the discount of a gift has the reason of the gift as its name', () => {
  const gift = { articleId: 'a', isGift: true, giftTitle: 'Шапка', before: 300, reduced: 200, offered: 0 };
  expect(lineDiscounts([gift], [])).toEqual([
    [{ source: 'GIFT', promoCode: null, title: 'Шапка', sum: 300 }],
  ]);
});
