import type { Cart, CartItem, CartMessage } from '#contract/client/client.schemas.ts';
import { earnedRules, withoutLostGifts } from '#shared/cart/gifts.ts';
import type { CartContext } from '#shared/cart/lines.ts';
import { type CartGoods, priceCart } from '#shared/cart/price-cart.ts';
import { articleOf } from '../goods/articles.ts';
import type { Belongings, ShopState } from '../state/state.ts';
import { giftRules, promoCodes } from './promotions.ts';

/**
 * The cart in the contract's form: with today's prices and stock, and with the messages about its last
 * change.
 */
export function viewOf(
  state: ShopState,
  cart: Belongings['cart'],
  newMessages: readonly CartMessage[] = [],
): Cart {
  const { id, version, lines: storedLines } = cart;
  const context = contextOf(state, storedLines);
  const { lines, messages } = withoutLostGifts(storedLines, context);
  return priceCart({
    id,
    version,
    at: new Date(),
    rows: lines.flatMap((line) => goodsOf(state, line).map((goods) => ({ line, goods }))),
    earned: earnedRules(storedLines, context),
    offered: offered.flatMap((one) => goodsOf(state, one)),
    codes: cart.promoCodes.flatMap((code) => promoCodes.filter((one) => one.code === code)),
    messages: [...cart.messages, ...newMessages, ...messages],
  });
}

type Named = { articleId: string };

const offered = giftRules.flatMap(({ articleIds }) => articleIds.map((articleId): Named => ({ articleId })));

/** What is needed to check cart actions: the named articles, those in gift rules, and the gift rules. */
export function contextOf(state: ShopState, named: readonly Named[]): CartContext {
  const articles = [...named, ...offered].flatMap((one) => goodsOf(state, one));
  return { articles: new Map(articles.map((goods) => [goods.shown.articleId, goods])), giftRules };
}

type Shown = Pick<
  CartItem,
  'articleId' | 'variantId' | 'variantGroupId' | 'productUrl' | 'name' | 'colour' | 'size' | 'picture'
>;

/**
 * What carts and cart links show of an article, as a list of one element. Empty if the article does not
 * exist.
 */
export function goodsOf(state: ShopState, { articleId }: Named): CartGoods<Shown>[] {
  const found = articleOf(state, articleId);
  if (!found) return [];
  const { variantId, variantGroupId, productUrl, name, colour, picture } = found.card;
  const { size } = found.article;
  return [
    {
      groupId: variantGroupId,
      stock: state.stock[articleId] ?? 0,
      price: found.price,
      priceBefore: found.priceBefore,
      shown: { articleId, variantId, variantGroupId, productUrl, name, colour, size, picture },
    },
  ];
}
