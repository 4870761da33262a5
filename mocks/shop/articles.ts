import { goods } from './goods.ts';
import type { ShopState } from './state.ts';

export const MAX_QUANTITY = 10;

/** An article with the colour it belongs to. */
export function articleOf(articleId: string) {
  for (const { card, product } of goods) {
    const article = product.articles.find((candidate) => candidate.articleId === articleId);
    if (article) return { article, card };
  }
  return undefined;
}

/** How many pieces of an article one line may hold now. */
export function capOf(state: ShopState, articleId: string): number {
  return Math.min(state.stock[articleId] ?? 0, MAX_QUANTITY);
}
