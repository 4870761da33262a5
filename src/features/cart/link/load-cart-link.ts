import { cartLinkParts, readCartLink } from '#shared/cart/cart-link.ts';
import { maxLineQuantity, maxLinkedArticles } from '#shared/cart/limits.ts';
import { countOf, type PluralForms, plural } from '#shared/text/plural.ts';
import { type CartLinkItem, getCartLink } from '@/lib/api';

/** What a link offers to add to the cart. */
export type CartOffer = {
  items: CartLinkItem[];
  /** Sentences about articles of the link that cannot be added. */
  problems: string[];
};

const GOODS_OF_LINK: PluralForms = ['товар', 'товара', 'товаров'];

/**
 * Reads the goods that a link offers, without changing the cart.
 * @param text the list of articles in the URL
 * @throws ApiError
 */
export async function loadCartLink(text: string): Promise<CartOffer> {
  const { articles, unreadable, leftOut, isLowered } = readCartLink(text);
  const items = articles.length === 0 ? [] : (await getCartLink({ articles: cartLinkParts(articles) })).items;
  const missing = articles.length - items.length;
  const lacking = items.filter(
    ({ articleId, quantity }) =>
      quantity > 0 && quantity < (articles.find((one) => one.articleId === articleId)?.quantity ?? 0),
  );
  return {
    items,
    problems: [
      unreadable > 0 && `Часть ссылки не\u00a0читается: ${skipped(unreadable)}.`,
      leftOut > 0 &&
        `По\u00a0ссылке можно добавить не\u00a0больше ${maxLinkedArticles} разных товаров: ${skipped(leftOut)}.`,
      missing > 0 &&
        `В\u00a0магазине больше нет ${countOf(missing, ['товара', 'товаров', 'товаров'])} из\u00a0ссылки.`,
      isLowered && `Одного размера можно добавить не\u00a0больше ${maxLineQuantity}\u00a0шт.`,
      lacking.length > 0 && 'Некоторых товаров осталось меньше, чем в\u00a0ссылке: добавим сколько есть.',
    ].filter((sentence) => sentence !== false),
  };
}

const skipped = (count: number) =>
  `${countOf(count, GOODS_OF_LINK)} ${plural(count, ['пропущен', 'пропущено', 'пропущено'])}`;
