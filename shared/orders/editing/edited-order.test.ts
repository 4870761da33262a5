import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EnteredCode } from '../../cart/price-cart.ts';
import { partOfLine } from '../cancelled-part.ts';
import { remainingQuantity } from '../order-facts.ts';
import { editGoods, type GoodsOfOrder, goodsAsTheyAre } from './edit-goods.ts';
import type { OrderedLine } from './edited-order.ts';

type Line = OrderedLine & { colour: { displayValue: string } };

const SIZES = ['44', '46', '48'];
const idOf = (line: number, size: number) => `${line}-${size}`;

const lineOf = (position: number, more: Partial<Line> = {}): Line => ({
  position,
  articleId: idOf(position, 0),
  productUrl: '',
  name: 'Футболка',
  colour: { displayValue: 'Белый' },
  size: '44',
  picture: null,
  quantity: 1,
  cancelled: 0,
  isGift: false,
  unitPriceBefore: 199_000,
  total: 199_000,
  discounts: [],
  ...more,
});

const goodsOf = (lines: readonly Line[], more: Partial<GoodsOfOrder<Line>> = {}): GoodsOfOrder<Line> => ({
  sizes: lines.flatMap(({ position, unitPriceBefore }) =>
    SIZES.map((size, place) => ({
      articleId: idOf(position, place),
      colourId: String(position),
      groupId: String(position),
      stock: 10,
      // The last size is dearer.
      price: unitPriceBefore + (place === 2 ? 50_000 : 0),
      priceBefore: null,
      line: { articleId: idOf(position, place), size },
    })),
  ),
  codes: [],
  giftRules: [],
  placedAt: new Date('2026-11-22T09:00:00.000Z'),
  ...more,
});

const code = (facts: Partial<EnteredCode>): EnteredCode => ({
  code: 'ZIMA',
  kind: 'percent',
  value: 10,
  fromSum: 0,
  countsReduced: true,
  combines: true,
  endsAt: null,
  isUsedUp: false,
  countedGroups: null,
  ...facts,
});

const someLines = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 6 }),
      price: fc.integer({ min: 1, max: 900_000 }),
      reduction: fc.integer({ min: 0, max: 300_000 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((made) =>
    made.map(({ quantity, price, reduction }, position) =>
      lineOf(position, {
        quantity,
        unitPriceBefore: price + reduction,
        total: price * quantity,
        discounts:
          reduction > 0 ? [{ source: 'SALE', promoCode: null, title: null, sum: reduction * quantity }] : [],
      }),
    ),
  );
const wishes = fc.array(
  fc.record({
    position: fc.nat({ max: 3 }),
    quantity: fc.nat({ max: 8 }),
    size: fc.option(fc.nat({ max: 2 }), { nil: undefined }),
  }),
  { minLength: 1, maxLength: 3 },
);
const someCodes = fc.constantFrom<EnteredCode[]>(
  [],
  [code({})],
  [code({ kind: 'sum', value: 10_001 })],
  [code({ value: 13 }), code({ code: 'VTOROY', kind: 'sum', value: 7_777 })],
);

it('the sums of an order add up after any edits, and pieces are neither lost nor found', () => {
  fc.assert(
    fc.property(
      someLines,
      fc.array(wishes, { minLength: 1, maxLength: 4 }),
      someCodes,
      (placed, edits, codes) => {
        const goods = goodsOf(placed, { codes });
        const moved = new Map<string, number>();
        let lines: Line[] = placed;
        for (const wish of edits) {
          const asked = wish.map(({ position, quantity, size }) => ({
            position,
            quantity,
            ...(size !== undefined && { articleId: idOf(position, size) }),
          }));
          const made = editGoods(lines, asked, goods);
          if ('errors' in made) continue;
          const { edited, needs, frees } = made;
          for (const { articleId, quantity } of needs)
            moved.set(articleId, (moved.get(articleId) ?? 0) + quantity);
          for (const { articleId, quantity } of frees)
            moved.set(articleId, (moved.get(articleId) ?? 0) - quantity);
          lines = edited.lines;
          const dues = lines.map((line) => line.total - partOfLine(line, line.cancelled));
          expect(dues.reduce((all, one) => all + one, 0)).toBe(edited.goodsDue);
          expect(edited.goodsSum - edited.discountSum).toBe(edited.goodsDue);
          for (const line of lines) {
            const off = line.discounts.reduce((all, { sum }) => all + sum, 0);
            expect(line.total + off).toBe(line.unitPriceBefore * line.quantity);
            expect(line.cancelled).toBeLessThanOrEqual(line.quantity);
            expect(line.quantity).toBeLessThanOrEqual(10);
          }
        }
        const piecesOf = (all: readonly Line[], articleId: string) =>
          all.reduce((sum, line) => (line.articleId === articleId ? sum + remainingQuantity(line) : sum), 0);
        for (const { articleId } of goods.sizes)
          expect(piecesOf(lines, articleId) - piecesOf(placed, articleId)).toBe(moved.get(articleId) ?? 0);
      },
    ),
  );
});

it('an order that is computed again without an edit comes to the same sums', () => {
  fc.assert(
    fc.property(someLines, (lines) => {
      const same = goodsAsTheyAre(lines, goodsOf(lines));
      expect(same.lines).toEqual(lines);
      expect(same.goodsDue).toBe(lines.reduce((all, { total }) => all + total, 0));
    }),
  );
});

it('another size has the price of the order if both cost the same today, otherwise the price of today', () => {
  const lines = [lineOf(0, { unitPriceBefore: 150_000, total: 150_000 })];
  const goods = goodsOf([lineOf(0)]);
  const priceOf = (size: number) => {
    const made = editGoods(lines, [{ position: 0, quantity: 1, articleId: idOf(0, size) }], goods);
    return 'errors' in made ? made.errors : made.edited.lines[0]?.unitPriceBefore;
  };
  expect(priceOf(1)).toBe(150_000);
  expect(priceOf(2)).toBe(249_000);
});

it('pieces that were cancelled before an edit stay cancelled', () => {
  const lines = [lineOf(0, { quantity: 3, cancelled: 1, total: 597_000 })];
  const made = editGoods(lines, [{ position: 0, quantity: 4 }], goodsOf(lines, { codes: [code({})] }));
  if ('errors' in made) throw new Error('The edit was refused.');
  expect(made.edited.lines[0]).toMatchObject({ quantity: 5, cancelled: 1 });
  expect(made.edited.goodsDue).toBe(199_000 * 4 * 0.9);
});

it.each([
  ['a line that does not exist', [{ position: 7, quantity: 1 }], '/lines/0/position'],
  [
    'a line twice',
    [
      { position: 0, quantity: 1 },
      { position: 0, quantity: 2 },
    ],
    '/lines/1/position',
  ],
  ['a size of other goods', [{ position: 0, quantity: 1, articleId: idOf(1, 0) }], '/lines/0/articleId'],
  ['more pieces than there are', [{ position: 0, quantity: 12 }], '/lines/0/quantity'],
  [
    'nothing but nothing',
    [
      { position: 0, quantity: 0 },
      { position: 1, quantity: 0 },
    ],
    '/lines',
  ],
])('an edit is refused for %s', (_, asked, pointer) => {
  const lines = [lineOf(0), lineOf(1)];
  const made = editGoods(lines, asked, goodsOf(lines));
  expect('errors' in made && made.errors[0]?.pointer).toBe(pointer);
});

it('a size that another line of the order has is refused', () => {
  const lines = [lineOf(0), lineOf(1, { articleId: idOf(0, 1), size: '46' })];
  const made = editGoods(lines, [{ position: 0, quantity: 1, articleId: idOf(0, 1) }], goodsOf([lineOf(0)]));
  expect('errors' in made && made.errors).toMatchObject([{ pointer: '/lines/0/articleId' }]);
});

it('a removed line does not come back if another line has its size by now', () => {
  const lines = [
    lineOf(0, { articleId: idOf(0, 1), size: '46' }),
    lineOf(1, { articleId: idOf(0, 1), size: '46', cancelled: 1 }),
  ];
  const made = editGoods(lines, [{ position: 1, quantity: 1 }], goodsOf([lineOf(0)]));
  expect('errors' in made && made.errors).toMatchObject([{ pointer: '/lines/0/quantity' }]);
});
