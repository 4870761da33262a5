import type { Product, ProductCard } from '#contract/client/client.schemas.ts';
import {
  colourPrices,
  contractPrices,
  discountPercent,
  type Prices,
  pricesOfSize,
} from '#shared/goods/prices.ts';
import type { ShopState } from '../state/state.ts';
import { goods } from './goods.ts';

/** If at most this many pieces are in stock, the shop shows how many. */
const FEW = 3;

/** An article at its current price, and the card of its colour. */
export function articleOf(state: ShopState, articleId: string) {
  for (const { card, product } of goods) {
    const article = product.articles.find((candidate) => candidate.articleId === articleId);
    if (!article) continue;
    const now = cardNow(state, card);
    const size = now.sizes.find((one) => one.articleId === articleId);
    return { article, card: now, ...pricesOfSize(now, size) };
  }
  return undefined;
}

/** A card with the current stock and prices. */
export function cardNow(state: ShopState, card: ProductCard): ProductCard {
  const prices = priceNow(state, card);
  const pricesBySize = contractPrices(card.sizes.map(({ articleId }) => sizePrices(state, card, articleId)));
  const sizes = card.sizes.map(({ articleId, value }, place) => ({
    articleId,
    value,
    inStock: isInStock(state, articleId),
    ...pricesBySize[place],
  }));
  return { ...card, ...prices, sizes };
}

/** The current price of a product and the current state of its articles. */
export function articlesNow(state: ShopState, product: Product): Pick<Product, 'price' | 'articles'> {
  const prices = priceNow(state, { ...product, sizes: product.articles });
  const pricesBySize = contractPrices(
    product.articles.map(({ articleId }) => sizePrices(state, product, articleId)),
  );
  const articles = product.articles.map((article, place) => {
    const left = state.stock[article.articleId] ?? 0;
    return {
      ...article,
      state: left > 0 ? ('IN_STOCK' as const) : ('SOLD_OUT' as const),
      left: left > 0 && left <= FEW ? left : null,
      ...pricesBySize[place],
    };
  });
  return { ...prices, articles };
}

export const isInStock = (state: ShopState, articleId: string) => (state.stock[articleId] ?? 0) > 0;

type Priced = Pick<ProductCard, 'variantId' | 'price' | 'priceBefore'>;

/** The price that is now displayed for a colour. */
export function priceNow(state: ShopState, card: Priced & { sizes: readonly { articleId: string }[] }) {
  const sizes = card.sizes.map(({ articleId }) => ({
    ...sizePrices(state, card, articleId),
    inStock: isInStock(state, articleId),
  }));
  const shown = colourPrices(sizes) ?? writtenPrices(state, card);
  return { ...shown, discountPercent: discountPercent(shown.price, shown.priceBefore) };
}

/** The current prices of a size. */
function sizePrices(state: ShopState, card: Priced, articleId: string): Prices {
  const own = state.sizePrices[articleId];
  return own === undefined ? writtenPrices(state, card) : { price: own, priceBefore: null };
}

/**
 * The current prices of sizes without a price of their own. A price before the discount that is not higher is
 * left out.
 */
function writtenPrices(state: ShopState, known: Priced): Prices {
  const price = state.prices[known.variantId] ?? known.price;
  const { priceBefore } = known;
  return { price, priceBefore: priceBefore !== null && priceBefore > price ? priceBefore : null };
}
