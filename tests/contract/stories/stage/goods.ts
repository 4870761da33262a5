import { findArticles } from '../../goods.ts';
import type { Scene } from './story.ts';

type Stock = { stock: number; price?: number };

/**
 * Returns articles of different models, after setting the stock and price of each. Prices are in kopecks. The
 * default, 5000 ₽, is too low for a gift.
 */
export async function stockArticles({ shop, shopper }: Scene, ...stocks: Stock[]): Promise<string[]> {
  const articleIds = await findArticles(shopper, 'IN_STOCK', stocks.length, 'of different models');
  for (const [index, { stock, price = 500_000 }] of stocks.entries()) {
    await shop.setPrice(articleIds[index] ?? '', price);
    await shop.setStock(articleIds[index] ?? '', stock);
  }
  return articleIds;
}

/** Returns a function that makes the request body of a single cart action. */
const change =
  (action: 'ADD' | 'REMOVE' | 'UPDATE') =>
  (articleId: string, quantity = 1, isGift = false) => ({
    body: { items: [{ action, articleId, quantity, isGift }] },
  });

export const add = change('ADD');
export const remove = change('REMOVE');
export const setQuantity = change('UPDATE');

/** Joins several request bodies of cart actions to one. */
export const together = <Action>(...changes: { body: { items: Action[] } }[]) => ({
  body: { items: changes.flatMap(({ body }) => body.items) },
});
