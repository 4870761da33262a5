import fc from 'fast-check';
import type { CartAction } from '#shared/cart/lines.ts';

export const owners = ['guest', 'anna', 'boris'] as const;
export type Owner = (typeof owners)[number];
export type Account = Exclude<Owner, 'guest'>;

/** One step of a test: an action of a shopper, or an event in the shop such as a new price. */
export type Visit =
  | { kind: 'act'; owner: Owner; actions: CartAction[] }
  /** Clears the cart: UPDATE to 0 for every item that the cart contains at that time. */
  | { kind: 'clear'; owner: Owner }
  | { kind: 'enter' | 'forget'; owner: Owner; code: string }
  | { kind: 'stock'; articleId: string; stock: number }
  | { kind: 'price'; articleId: string; price: number }
  /** The guest signs in; later steps of the guest belong to a new guest. */
  | { kind: 'sign-in'; account: Account };

/** Goods with initial stock and price in kopecks. Each article is its own model. */
export const goods: Record<string, { stock: number; price: number }> = {
  none: { stock: 0, price: 10_000 },
  one: { stock: 1, price: 20_000 },
  few: { stock: 3, price: 30_050 },
  many: { stock: 250, price: 40_000 },
  boots: { stock: 4, price: 50_000 },
  hat: { stock: 2, price: 5_000 },
  scarf: { stock: 5, price: 6_000 },
  socks: { stock: 9, price: 1_000 },
};

/** Articles with which tests fill a cart; there are more of them than a cart may have lines. */
export const fillers = Array.from({ length: 60 }, (_, index) => `filler-${index}`);

const articleId = fc.constantFrom(...Object.keys(goods), 'unknown');
const giftId = fc.constantFrom('hat', 'scarf', 'socks', 'few');
const owner = fc.constantFrom(...owners);
const quantity = fc.integer({ min: 1, max: 10 });

const add: fc.Arbitrary<CartAction> = fc.record({ action: fc.constant('ADD'), articleId, quantity });
const remove: fc.Arbitrary<CartAction> = fc.record({ action: fc.constant('REMOVE'), articleId, quantity });
const update: fc.Arbitrary<CartAction> = fc.record({
  action: fc.constant('UPDATE'),
  articleId,
  quantity: fc.integer({ min: 0, max: 10 }),
});
const gift = (action: CartAction['action'], id: string): CartAction => ({
  action,
  articleId: id,
  quantity: 1,
  isGift: true,
});

/**
 * The actions by which a shopper changes the size of goods in the cart: remove the old article, and add the
 * new one in the same quantity (docs/specification.md §4.3).
 */
const change = fc.record({ from: articleId, to: articleId, quantity }).map((swap): CartAction[] => [
  { action: 'REMOVE', articleId: swap.from, quantity: 1 },
  { action: 'ADD', articleId: swap.to, quantity: swap.quantity },
]);

const fill = fc
  .record({ from: fc.nat(20), count: fc.integer({ min: 20, max: 40 }) })
  .map(({ from, count }) =>
    fillers
      .slice(from, from + count)
      .map((id): CartAction => ({ action: 'ADD', articleId: id, quantity: 1 })),
  );

const giftList = fc.oneof(
  giftId.map((id) => [gift('ADD', id)]),
  giftId.map((id) => [gift('REMOVE', id)]),
  fc.tuple(giftId, giftId).map(([old, next]) => [gift('REMOVE', old), gift('ADD', next)]),
  fc.tuple(add, giftId).map(([goods_, id]) => [goods_, gift('ADD', id)]),
);

const actions = fc.oneof(
  { weight: 4, arbitrary: fc.array(fc.oneof(add, remove, update), { minLength: 1, maxLength: 3 }) },
  { weight: 2, arbitrary: change },
  { weight: 3, arbitrary: giftList },
  { weight: 1, arbitrary: fill },
);

const codes = ['ODIN', 'VSE', 'DESYAT', 'TYSYACHA'] as const;
const code = fc.constantFrom(...codes);

const visit: fc.Arbitrary<Visit> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('act' as const), owner, actions }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear' as const), owner }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('enter' as const), owner, code }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forget' as const), owner, code }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('stock' as const),
      articleId: fc.constantFrom(...Object.keys(goods)),
      stock: fc.constantFrom(0, 1, 2, 5, 20),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('price' as const),
      articleId: fc.constantFrom(...Object.keys(goods)),
      price: fc.integer({ min: 1, max: 60_000 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('sign-in' as const),
      account: fc.constantFrom('anna' as const, 'boris' as const),
    }),
  },
);

/**
 * Up to forty steps of a guest and two accounts, with the discounts that the marketing platform offers during
 * them.
 */
export const anyVisits = fc.record({
  visits: fc.array(visit, { minLength: 1, maxLength: 40, size: 'max' }),
  offers: fc.dictionary(fc.constantFrom(...Object.keys(goods)), fc.integer({ min: -100, max: 90_000 })),
});
