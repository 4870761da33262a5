import type { ArticleState } from './cart-line.ts';
import { maxLineQuantity, maxLinkedArticles } from './limits.ts';
import { quantityCap } from './lines.ts';

/** An article in a link that fills a cart, with the quantity to add. */
export type LinkedArticle = { articleId: string; quantity: number };

/**
 * What was read from a cart link: each article once, in the order of the link, and how much was left out or
 * lowered.
 */
export type ReadCartLink = {
  articles: LinkedArticle[];
  /** How many parts of the link could not be read as an article with a quantity. */
  unreadable: number;
  /** How many articles were left out because a link may have only a limited number. */
  leftOut: number;
  /** Whether a quantity in the link was above 10 and was lowered to 10. */
  isLowered: boolean;
};

const PART = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?::([0-9]{1,6}))?$/;

/**
 * Reads the list of articles in a link. A part without a quantity means one piece. If an article occurs
 * several times, its quantities are added up.
 */
export function readCartLink(text: string): ReadCartLink {
  const pieces = new Map<string, number>();
  let unreadable = 0;
  for (const part of text
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())) {
    // A list may end with a comma.
    if (part === '') continue;
    const [, articleId, quantity = '1'] = PART.exec(part) ?? [];
    if (articleId === undefined || Number(quantity) === 0) unreadable += 1;
    else pieces.set(articleId, (pieces.get(articleId) ?? 0) + Number(quantity));
  }
  const all = [...pieces].map(([articleId, quantity]) => ({ articleId, quantity }));
  const articles = all.slice(0, maxLinkedArticles);
  return {
    articles: articles.map(lowered),
    unreadable,
    leftOut: all.length - articles.length,
    isLowered: articles.some(({ quantity }) => quantity > maxLineQuantity),
  };
}

const lowered = ({ articleId, quantity }: LinkedArticle): LinkedArticle => ({
  articleId,
  quantity: Math.min(quantity, maxLineQuantity),
});

/** Writes articles as parts of a link, `<article id>:<quantity>`. The contract uses the same form. */
export const cartLinkParts = (articles: readonly LinkedArticle[]): string[] =>
  articles.map(({ articleId, quantity }) => `${articleId}:${quantity}`);

/** The URL of the cart page that offers to add these articles: `/cart?add=55f5…:1,8002…:2`. */
export const cartLinkPath = (articles: readonly LinkedArticle[]): string =>
  `/cart?add=${cartLinkParts(articles).join(',')}`;

type Goods<Shown> = Pick<ArticleState, 'stock' | 'price'> & { priceBefore: number | null; shown: Shown };

/**
 * Shows what a link would add to an empty cart: the lines at today's prices, and a link with only the pieces
 * in stock (null if nothing is in stock). `goods` are those articles of the link that exist.
 */
export function cartLink<Shown extends { articleId: string }>(
  parts: readonly string[],
  goods: readonly Goods<Shown>[],
) {
  const known = new Map(goods.map((one) => [one.shown.articleId, one]));
  const items = readCartLink(parts.join(',')).articles.flatMap(({ articleId, quantity }) => {
    const one = known.get(articleId);
    if (!one) return [];
    const maxQuantity = quantityCap(one);
    const prices = { unitPrice: one.price, unitPriceBefore: one.priceBefore ?? one.price };
    return [{ ...one.shown, ...prices, quantity: Math.min(quantity, maxQuantity), maxQuantity }];
  });
  const addable = items.filter(({ quantity }) => quantity > 0);
  return { items, path: addable.length > 0 ? cartLinkPath(addable) : null };
}
