// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { Cart, CartAction } from '@/lib/api';
import type { ShopEvent } from '@/shop/analytics/events';
import { addSink, closeSinks, openSinks } from '@/shop/analytics/track';
import { reportCartChange } from './report-cart-change';

afterEach(closeSinks);

const cart = (quantities: Record<string, number>, gifts: string[] = []) =>
  ({
    items: [
      ...Object.entries(quantities).map(([articleId, quantity]) => ({ articleId, quantity, isGift: false })),
      ...gifts.map((articleId) => ({ articleId, quantity: 1, isGift: true })),
    ].map((line) => ({
      ...line,
      productUrl: `p-${line.articleId}`,
      name: 'Пальто',
      unitPrice: 100,
      size: '46',
      colour: { displayValue: 'Кэмел' },
    })),
  }) as unknown as Cart;

const change = (articleId: string): CartAction => ({ action: 'ADD', articleId, quantity: 1 });

test.each<[string, Cart | undefined, Cart, string[], [string, string, number][]]>([
  ['more of a line', cart({ a: 1 }), cart({ a: 3 }), ['a'], [['add', 'a', 2]]],
  ['a first line, of a cart that was not known', undefined, cart({ a: 1, b: 5 }), ['a'], [['add', 'a', 1]]],
  ['less of a line', cart({ a: 3 }), cart({ a: 1 }), ['a'], [['remove', 'a', 2]]],
  ['a line that is taken out', cart({ a: 3 }), cart({}), ['a'], [['remove', 'a', 3]]],
  [
    'another size',
    cart({ a: 1 }),
    cart({ b: 1 }),
    ['a', 'b'],
    [
      ['add', 'b', 1],
      ['remove', 'a', 1],
    ],
  ],
  ['nothing where the shop gave less than was asked for', cart({ a: 3 }), cart({ a: 3 }), ['a'], []],
  ['nothing of what changed elsewhere', cart({ a: 1 }), cart({ a: 1, b: 2 }), ['a'], []],
  ['nothing of gifts', cart({ a: 1 }), cart({ a: 1 }, ['g']), ['g'], []],
])('a change of the cart reports %s to analytics (§4.5.5)', (_, before, after, changed, expected) => {
  const got: ShopEvent[] = [];
  addSink((event) => got.push(event));
  openSinks();
  reportCartChange(changed.map(change), before, after);
  expect(
    got.flatMap((event) =>
      event.type === 'add' || event.type === 'remove'
        ? event.goods.map(({ articleId, quantity }) => [event.type, articleId, quantity])
        : [],
    ),
  ).toEqual(expected);
});
