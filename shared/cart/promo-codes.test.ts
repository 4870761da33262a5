import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgePromoCodes, type PromoLine, type PromoRule } from './promo-codes.ts';

const now = new Date('2026-11-21T09:00:00Z');

function rule(more: Partial<PromoRule> = {}): PromoRule {
  return {
    code: 'ZIMA10',
    kind: 'percent',
    value: 10,
    fromSum: 0,
    countsReduced: true,
    combines: false,
    endsAt: null,
    isUsedUp: false,
    ...more,
  };
}
function line(more: Partial<PromoLine> = {}): PromoLine {
  return { articleId: 'coat', amount: 1_749_000, isReduced: false, countedBy: new Set(['ZIMA10']), ...more };
}
const shirt = line({ articleId: 'shirt', amount: 199_500 });
const none: PromoLine['countedBy'] = new Set();

describe('the discount of promo codes, in kopecks', () => {
  test.each<[string, PromoRule[], PromoLine[], number[]]>([
    ['is a percentage of the price', [rule()], [line()], [174_900]],
    ['is rounded down to whole roubles in each line', [rule()], [line(), shirt], [174_900 + 19_900]],
    ['is a fixed sum', [rule({ kind: 'sum', value: 50_000 })], [line(), shirt], [50_000]],
    [
      'is never more than the price of the goods',
      [rule({ kind: 'sum', value: 5_000_000 })],
      [shirt],
      [199_500],
    ],
    [
      'applies only to the goods that the code counts',
      [rule()],
      [line({ countedBy: none }), shirt],
      [19_900],
    ],
    [
      'does not apply to reduced goods if the code excludes them',
      [rule({ countsReduced: false })],
      [line({ isReduced: true }), shirt],
      [19_900],
    ],
    ['is zero if the code gives free delivery', [rule({ kind: 'free-delivery', value: 0 })], [line()], [0]],
    [
      'of a second code applies to the price that the first code left',
      [rule({ kind: 'sum', value: 749_000, combines: true }), rule({ combines: true })],
      [line()],
      [749_000, 100_000],
    ],
  ])('the discount of promo codes %s', (_, rules, lines, discounts) => {
    const verdicts = judgePromoCodes(rules, lines, now);
    expect(verdicts.map(({ discountSum }) => discountSum)).toEqual(discounts);
    expect(verdicts.every(({ applied, reason }) => applied && reason === null)).toBe(true);
  });
});

test('a promo code for free delivery makes delivery free and lowers no price', () => {
  const [verdict] = judgePromoCodes([rule({ kind: 'free-delivery', value: 0 })], [line()], now);
  expect(verdict).toMatchObject({ applied: true, freeDelivery: true });
});

describe('why a promo code is not applied', () => {
  test.each<[string, PromoRule[], PromoLine[], string]>([
    ['it has expired', [rule({ endsAt: now })], [line()], 'Срок действия промокода закончился'],
    ['all its uses are spent', [rule({ isUsedUp: true })], [line()], 'Промокод уже использован'],
    [
      'the cart has no goods that it counts',
      [rule()],
      [line({ countedBy: none })],
      'Промокод не\u00a0действует на\u00a0товары в\u00a0корзине',
    ],
    [
      'the cart is empty',
      [rule({ fromSum: 100 })],
      [],
      'Промокод не\u00a0действует на\u00a0товары в\u00a0корзине',
    ],
    [
      'the sum of the cart is too small',
      [rule({ fromSum: 2_000_000 })],
      [line()],
      'До\u00a0применения промокода не\u00a0хватает 2\u00a0510\u00a0₽',
    ],
    [
      'another applied code allows combining, but this code does not',
      [rule({ code: 'FIRST', combines: true }), rule()],
      [line({ countedBy: new Set(['FIRST', 'ZIMA10']) })],
      'Промокод нельзя применить вместе с\u00a0другими скидками',
    ],
    [
      'this code allows combining, but another applied code does not',
      [rule({ code: 'FIRST' }), rule({ combines: true })],
      [line({ countedBy: new Set(['FIRST', 'ZIMA10']) })],
      'Промокод нельзя применить вместе с\u00a0другими скидками',
    ],
  ])('the shopper reads why a promo code is not applied: %s', (_, rules, lines, reason) => {
    expect(judgePromoCodes(rules, lines, now).at(-1)).toEqual({
      code: 'ZIMA10',
      applied: false,
      discountSum: 0,
      freeDelivery: false,
      reason,
    });
  });
});

test('a promo code that cannot be applied does not block the next one', () => {
  const verdicts = judgePromoCodes([rule({ code: 'ENDED', endsAt: now }), rule()], [line()], now);
  expect(verdicts.map(({ applied }) => applied)).toEqual([false, true]);
});

test('discounts of any promo codes are whole kopecks and never exceed the price of the goods', () => {
  const codes = ['A', 'B', 'C'];
  const anyRule = fc.record({
    code: fc.constantFrom(...codes),
    kind: fc.constantFrom('percent' as const, 'sum' as const, 'free-delivery' as const),
    value: fc.integer({ min: 0, max: 100 }),
    fromSum: fc.integer({ min: 0, max: 500_000 }),
    countsReduced: fc.boolean(),
    combines: fc.boolean(),
    endsAt: fc.constant(null),
    isUsedUp: fc.constant(false),
  });
  const anyLine = fc.record({
    articleId: fc.uuid(),
    amount: fc.integer({ min: 1, max: 9_999_900 }),
    isReduced: fc.boolean(),
    countedBy: fc.subarray(codes).map((some) => new Set(some)),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(anyRule, { selector: ({ code }) => code }),
      fc.array(anyLine, { maxLength: 6 }),
      (rules, lines) => {
        const discounts = judgePromoCodes(rules, lines, now).map(({ discountSum }) => discountSum);
        const sum = discounts.reduce((all, part) => all + part, 0);
        expect(discounts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
        expect(sum).toBeLessThanOrEqual(lines.reduce((all, { amount }) => all + amount, 0));
      },
    ),
  );
});
