import type { ProductCard, SuggestedCategory, SuggestedProduct } from '#contract/client/client.schemas.ts';
import { suggestPages } from '#shared/content/suggest-pages.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import { searchedPages } from '../content/searched-pages.ts';
import { cardNow } from '../goods/articles.ts';
import { categories, goods } from '../goods/goods.ts';
import type { ShopState } from '../state/state.ts';
import { onePerModel, orders } from './card-order.ts';
import { goodsFor } from './search.ts';
import { wordsOf } from './words.ts';

const LIMITS = { queries: 8, categories: 4, products: 6 };

/** Queries that may be suggested: names of models, and the first word of each name. */
const queries = [
  ...new Set(
    goods.flatMap(({ card }) => {
      const name = card.name.toLowerCase();
      return [name.split(' ')[0] ?? name, name];
    }),
  ),
];

const begins = (text: string, typed: string[]) =>
  typed.every((word) => wordsOf(text).some((other) => other.startsWith(word)));

export function suggestionOperations(state: ShopState): Pick<ShopOperations, 'getSuggestions'> {
  return {
    getSuggestions({ query: { q = '' } }) {
      const query = q.trim();
      const typed = wordsOf(query);
      const none = { query, queries: [], categories: [], pages: [], products: [] };
      if (query !== '' && typed.length === 0) return none;
      const finding = queries.filter((each) => begins(each, typed) && goodsFor(state, each).length > 0);
      const fitting = goods.filter(({ card }) => begins(card.name, typed));
      const cards = fitting.map(({ card }) => cardNow(state, card));
      return {
        query,
        queries: finding.slice(0, LIMITS.queries),
        categories: categoriesFor(typed).slice(0, LIMITS.categories),
        pages: suggestPages(searchedPages(), query),
        products: onePerModel(cards, orders.popular).slice(0, LIMITS.products).map(toSuggestion),
      };
    },
  };
}

/** Listings whose names match the typed words. If nothing is typed, the top categories. */
function categoriesFor(typed: string[]): SuggestedCategory[] {
  const named = categories.filter(({ name, parentPath }) =>
    typed.length > 0 ? begins(name, typed) : parentPath === null,
  );
  return named.map(({ path, name, parentPath }) => {
    const parent = categories.find((other) => other.path === parentPath);
    return { path, name, parentName: parent?.name ?? null };
  });
}

function toSuggestion(card: ProductCard): SuggestedProduct {
  const { productUrl, name, colour, price, priceBefore, hasDearerSizes, picture } = card;
  const prices = { price, priceBefore, ...(hasDearerSizes && { hasDearerSizes }) };
  return { productUrl, name, colourName: colour.displayValue, ...prices, picture };
}
