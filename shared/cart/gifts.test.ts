import { describe, expect, test } from 'vitest';
import type { ArticleState, CartLine } from './cart-line.ts';
import { earningArticles, type GiftRule, ruleOffering, withoutLostGifts } from './gifts.ts';
import { applyActions, type CartAction } from './lines.ts';

const articles = new Map<string, ArticleState>([
  ['coat', { groupId: 'coats', stock: 3, price: 1_749_000 }],
  ['boots', { groupId: 'boots', stock: 2, price: 1_299_000 }],
  ['sold', { groupId: 'coats', stock: 0, price: 9_999_000 }],
  ['hat', { groupId: 'hats', stock: 1, price: 199_000 }],
  ['scarf', { groupId: 'scarves', stock: 5, price: 299_000 }],
  ['socks', { groupId: 'socks', stock: 0, price: 49_000 }],
]);
const forSum: GiftRule = {
  id: 'sum',
  title: 'К заказу от 15 000 ₽',
  fromSum: 1_500_000,
  forGroupIds: [],
  articleIds: ['hat', 'scarf', 'socks'],
};
const forBoots: GiftRule = {
  id: 'boots',
  title: 'К ботинкам',
  fromSum: null,
  forGroupIds: ['boots'],
  articleIds: ['scarf'],
};
const context = { articles, giftRules: [forSum, forBoots] };

function line(articleId: string, quantity = 1): CartLine {
  const seenPrice = articles.get(articleId)?.price ?? 0;
  return { articleId, isGift: false, giftRuleId: null, quantity, seenPrice, wasReduced: false };
}
const gift = (articleId: string, giftRuleId: string): CartLine => ({
  ...line(articleId),
  isGift: true,
  giftRuleId,
});

test.each<[string, GiftRule, CartLine[], string[] | null]>([
  ['everything in the cart counts for a sum', forSum, [line('coat'), line('hat')], ['coat', 'hat']],
  ['too small a sum earns nothing', forSum, [line('boots')], null],
  ['several pieces of an article may reach the sum', forSum, [line('boots', 2)], ['boots']],
  ['only pieces in stock count', { ...forSum, fromSum: 3_000_000 }, [line('boots', 9)], null],
  ['a sold-out line counts for nothing', forSum, [line('sold')], null],
  ['a gift earns no gift', { ...forSum, fromSum: 1 }, [gift('scarf', 'boots')], null],
  ['a model alone earns a gift', forBoots, [line('coat'), line('boots')], ['boots']],
  ['a model that the rule does not name earns nothing', forBoots, [line('coat')], null],
  ['an empty cart earns nothing', { ...forSum, fromSum: null }, [], null],
])('when a cart may earn a gift, %s', (_, rule, lines, earning) => {
  expect(earningArticles(rule, lines, articles)).toEqual(earning);
});

describe('which gifts a cart may take', () => {
  test.each<[string, string, CartLine[], string | undefined]>([
    ['take an earned gift', 'hat', [line('coat')], 'sum'],
    ['not take a gift that it does not earn', 'hat', [line('boots')], undefined],
    ['not take an article that no rule offers', 'coat', [line('coat')], undefined],
    ['not take a sold-out article', 'socks', [line('coat')], undefined],
    [
      'not take the last piece of an article that is being bought',
      'hat',
      [line('coat'), line('hat')],
      undefined,
    ],
    ['not take a second gift of one rule', 'scarf', [line('coat'), gift('hat', 'sum')], undefined],
    ['also take a gift of another rule', 'scarf', [line('boots', 2), gift('hat', 'sum')], 'boots'],
    ['not take the same article twice', 'scarf', [line('boots', 2), gift('scarf', 'sum')], undefined],
  ])('a cart may %s', (_, articleId, lines, ruleId) => {
    expect(ruleOffering(articleId, lines, context)?.id).toBe(ruleId);
  });
});

describe('cart actions with gifts', () => {
  const add = (articleId: string, isGift = false): CartAction => ({
    action: 'ADD',
    articleId,
    quantity: 1,
    isGift,
  });
  const remove = (articleId: string, isGift = false): CartAction => ({
    ...add(articleId, isGift),
    action: 'REMOVE',
  });

  test('one list of actions may add both a gift and the goods that earn it', () => {
    expect(applyActions([], [add('coat'), add('hat', true)], context)).toEqual({
      lines: [line('coat'), gift('hat', 'sum')],
      messages: [],
    });
  });

  test('one list of actions may replace one gift by another (§4.3.3)', () => {
    const before = [line('coat'), gift('hat', 'sum')];
    expect(applyActions(before, [remove('hat', true), add('scarf', true)], context)).toEqual({
      lines: [line('coat'), gift('scarf', 'sum')],
      messages: [],
    });
    expect(applyActions(before, [add('scarf', true)], context)).toEqual({ refused: 'GIFT_NOT_OFFERED' });
  });

  test('no action can raise the quantity of a gift above one', () => {
    const before = [line('coat'), gift('scarf', 'sum')];
    const more: CartAction = { action: 'UPDATE', articleId: 'scarf', quantity: 4, isGift: true };
    expect(applyActions(before, [more], context)).toEqual({ lines: before, messages: [] });
  });

  test('a shopper can remove a gift', () => {
    expect(applyActions([line('coat'), gift('hat', 'sum')], [remove('hat', true)], context)).toEqual({
      lines: [line('coat')],
      messages: [],
    });
  });

  test('a gift that the cart no longer earns is removed with a message', () => {
    const outcome = applyActions([line('coat'), gift('hat', 'sum')], [remove('coat')], context);
    expect(outcome).toMatchObject({ lines: [], messages: [{ code: 'GIFT_REMOVED' }] });
  });
});

test.each<[string, CartLine[], number]>([
  ['whose rule has ended', [line('coat'), gift('hat', 'gone')], 1],
  ['that its rule no longer offers', [line('coat'), gift('coat', 'sum')], 1],
  ['that has sold out', [line('coat'), gift('socks', 'sum')], 1],
  ['whose last piece is being bought', [line('coat'), line('hat'), gift('hat', 'sum')], 1],
  ['only if the cart no longer earns it', [line('coat'), gift('hat', 'sum')], 0],
])('withoutLostGifts removes a gift %s', (_, lines, lost) => {
  const left = withoutLostGifts(lines, context);
  expect(left.messages).toHaveLength(lost);
  expect(left.lines.filter(({ isGift }) => isGift)).toHaveLength(1 - lost);
});
