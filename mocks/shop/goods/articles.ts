import { maxLineQuantity } from '#shared/cart/limits.ts';
import type { ProductCard } from '../../../src/generated/model/productCard.ts';
import type { ShopState } from '../state/state.ts';
import { goods } from './goods.ts';

/** An article with the colour it belongs to, as it is now. */
export function articleOf(state: ShopState, articleId: string) {
  for (const { card, product } of goods) {
    const article = product.articles.find((candidate) => candidate.articleId === articleId);
    if (article) return { article, card: cardNow(state, card) };
  }
  return undefined;
}

/** How many pieces of an article one line may hold now. */
export function capOf(state: ShopState, articleId: string): number {
  return Math.min(state.stock[articleId] ?? 0, maxLineQuantity);
}

/** A card with what stock and prices are now. */
export function cardNow(state: ShopState, card: ProductCard): ProductCard {
  const sizes = card.sizes.map((size) => ({ ...size, inStock: (state.stock[size.articleId] ?? 0) > 0 }));
  return { ...card, ...priceNow(state, card), sizes };
}

type Priced = Pick<ProductCard, 'variantId' | 'price' | 'priceBefore' | 'discountPercent'>;

/** What a colour costs now. A price before that is not higher goes. */
export function priceNow(state: ShopState, known: Priced): Omit<Priced, 'variantId'> {
  const { priceBefore, discountPercent } = known;
  const price = state.prices[known.variantId] ?? known.price;
  if (price === known.price) return { price, priceBefore, discountPercent };
  if (priceBefore === null || priceBefore <= price)
    return { price, priceBefore: null, discountPercent: null };
  return {
    price,
    priceBefore,
    discountPercent: Math.floor(((priceBefore - price) * 100) / priceBefore) || null,
  };
}
