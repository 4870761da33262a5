import { findArticles } from '../../goods.ts';
import type { Scene } from './story.ts';

type Shelf = { stock: number; price?: number };

/**
 * Articles of different models with so many pieces in stock, at a price in kopecks; by default 5000 ₽, too little for a
 * gift.
 */
export async function shelve({ shop, shopper }: Scene, ...shelves: Shelf[]): Promise<string[]> {
  const articleIds = await findArticles(shopper, 'IN_STOCK', shelves.length, 'of different models');
  for (const [index, { stock, price = 500_000 }] of shelves.entries()) {
    await shop.setPrice(articleIds[index] ?? '', price);
    await shop.setStock(articleIds[index] ?? '', stock);
  }
  return articleIds;
}

/** The wish to put pieces of an article into the cart, to take them out, or to have so many. */
const change =
  (action: 'ADD' | 'REMOVE' | 'UPDATE') =>
  (articleId: string, quantity = 1, isGift = false) => ({
    body: { items: [{ action, articleId, quantity, isGift }] },
  });

export const add = change('ADD');
export const remove = change('REMOVE');
export const setQuantity = change('UPDATE');

/** Several changes in one call. */
export const together = <Action>(...changes: { body: { items: Action[] } }[]) => ({
  body: { items: changes.flatMap(({ body }) => body.items) },
});
