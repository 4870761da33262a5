import { findArticles } from '../../goods.ts';
import type { Scene } from './story.ts';

type Stock = { stock: number; price?: number };

/**
 * Articles of different models. Each gets the given stock and a price in kopecks, by default 5000 ₽, which is
 * too little for a gift.
 */
export async function stockArticles({ shop, shopper }: Scene, ...stocks: Stock[]): Promise<string[]> {
  const articleIds = await findArticles(shopper, 'IN_STOCK', stocks.length, 'of different models');
  for (const [index, { stock, price = 500_000 }] of stocks.entries()) {
    await shop.setPrice(articleIds[index] ?? '', price);
    await shop.setStock(articleIds[index] ?? '', stock);
  }
  return articleIds;
}

/** The request body of one cart action: ADD, REMOVE or UPDATE. */
const change =
  (action: 'ADD' | 'REMOVE' | 'UPDATE') =>
  (articleId: string, quantity = 1, isGift = false) => ({
    body: { items: [{ action, articleId, quantity, isGift }] },
  });

export const add = change('ADD');
export const remove = change('REMOVE');
export const setQuantity = change('UPDATE');

/** The request body of several cart actions. */
export const together = <Action>(...changes: { body: { items: Action[] } }[]) => ({
  body: { items: changes.flatMap(({ body }) => body.items) },
});
