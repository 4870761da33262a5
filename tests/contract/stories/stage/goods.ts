import { findArticles } from '../../goods.ts';
import type { Scene } from './story.ts';

type Stock = { stock: number; price?: number };

/**
 * Sets stock and price of articles of different models, and returns the ids of the articles. Prices are in
 * kopecks; the default of 5000 ₽ is too low to earn a gift.
 */
export async function stockArticles({ shop, shopper }: Scene, ...stocks: Stock[]): Promise<string[]> {
  const articleIds = await findArticles(shopper, 'IN_STOCK', stocks.length, 'of different models');
  for (const [index, { stock, price = 500_000 }] of stocks.entries()) {
    await shop.setPrice(articleIds[index] ?? '', price);
    await shop.setStock(articleIds[index] ?? '', stock);
  }
  return articleIds;
}

/** Returns a function that makes the request body for one cart action of the given kind. */
const change =
  (action: 'ADD' | 'REMOVE' | 'UPDATE') =>
  (articleId: string, quantity = 1, isGift = false) => ({
    body: { items: [{ action, articleId, quantity, isGift }] },
  });

export const add = change('ADD');
export const remove = change('REMOVE');
export const setQuantity = change('UPDATE');

/** Combines the request bodies of several cart actions into one body. */
export const together = <Action>(...changes: { body: { items: Action[] } }[]) => ({
  body: { items: changes.flatMap(({ body }) => body.items) },
});
