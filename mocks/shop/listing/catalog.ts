import type {
  Category,
  ContentPage,
  Home,
  Journal,
  Navigation,
  Product,
  SizeTable,
} from '#contract/client/client.schemas.ts';
import { findSections } from '#shared/content/find-sections.ts';
import { exampleOf } from '../../contract/contract.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import { searchedPages } from '../content/searched-pages.ts';
import { articlesNow, cardNow } from '../goods/articles.ts';
import { goodsOf, listings, type MockListing } from '../goods/campaigns.ts';
import { breadcrumbsOf, categories, goods } from '../goods/goods.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState } from '../state/state.ts';
import { onePerModel, orders, pageOf } from './card-order.ts';
import { type Choice, choose, type SelectedFilters } from './choice.ts';

type Catalog = Pick<
  ShopOperations,
  | 'getNavigation'
  | 'getHome'
  | 'getContentPage'
  | 'searchContent'
  | 'getJournal'
  | 'getListing'
  | 'getListingFacets'
  | 'getProduct'
  | 'getProducts'
  | 'getSizeTable'
  | 'requestStockNotice'
>;

export function catalogOperations(state: ShopState): Catalog {
  return {
    getNavigation: () => exampleOf<Navigation>('getNavigation', 'tree'),
    getHome: () => exampleOf<Home>('getHome', 'winter'),

    getContentPage({ params: { kind, slug } }) {
      const page = exampleOf<ContentPage>('getContentPage', 'shipping');
      if (page.kind !== kind || page.slug !== slug) throw new Refusal('NOT_FOUND');
      return page;
    },

    getJournal: () => exampleOf<Journal>('getJournal', 'winter'),

    searchContent({ query: { q } }) {
      return { query: q, items: findSections(searchedPages(), q) };
    },

    getListing({ query }) {
      const { path, page, sort } = query;
      const listing = listingAt(path);
      const { kind, title, landing, tile } = listing;
      const { left, facets, priceRange } = choiceIn(state, listing, query);
      const colours = left.map(({ card }) => cardNow(state, card));
      // In the sale, cards show the most reduced colour, unless the list is sorted by price.
      const best = kind === 'sale' && (sort === 'popular' || sort === 'new') ? 'discount' : sort;
      const found = pageOf(onePerModel(colours, orders[best]).sort(orders[sort]), page);
      if (!found) throw new Refusal('NOT_FOUND');
      const way = breadcrumbsOf(path);
      return {
        path,
        kind,
        title,
        breadcrumbs: way.length > 0 ? way : [{ name: title, path }],
        subcategories: around(path),
        landing,
        banner: null,
        tile,
        facets,
        priceRange,
        sort,
        ...found,
      };
    },

    getListingFacets({ query }) {
      const { totalItems, facets, priceRange } = choiceIn(state, listingAt(query.path), query);
      return { totalItems, facets, priceRange };
    },

    getProduct({ params: { productUrl } }) {
      const found = goods.find(({ card }) => card.productUrl === productUrl);
      if (!found) throw new Refusal('NOT_FOUND');
      return productNow(state, found.product);
    },

    getProducts({ query: { urls } }) {
      const found = [...new Set(urls)].flatMap(
        (url) => goods.find(({ card }) => card.productUrl === url) ?? [],
      );
      return { items: found.map(({ card }) => cardNow(state, card)) };
    },

    getSizeTable({ params: { sizeTableId } }) {
      const table = exampleOf<SizeTable>('getSizeTable', 'women');
      if (table.id !== sizeTableId) throw new Refusal('NOT_FOUND');
      return table;
    },

    requestStockNotice({ params: { articleId }, body: { email } }) {
      const stock = state.stock[articleId.toLowerCase()];
      if (stock === undefined) throw new Refusal('ARTICLE_NOT_FOUND');
      if (stock > 0) throw new Refusal('ARTICLE_IN_STOCK');
      const notice = { articleId: articleId.toLowerCase(), email: email.toLowerCase() };
      const isSame = (other: typeof notice) =>
        other.articleId === notice.articleId && other.email === notice.email;
      if (!state.stockNotices.some(isSame)) state.stockNotices.push(notice);
    },
  };
}

/**
 * Finds a listing by its path.
 * @throws {Refusal} NOT_FOUND for an unknown path
 */
function listingAt(path: string): MockListing {
  const listing = listings.find((candidate) => candidate.path === path);
  if (!listing) throw new Refusal('NOT_FOUND');
  return listing;
}

/**
 * The goods and facets of a listing with the chosen filters. A category has links to its subcategories; other
 * listings have a facet of categories instead.
 */
function choiceIn(state: ShopState, listing: MockListing, wanted: SelectedFilters): Choice {
  if (listing.kind !== 'category') return choose(state, goodsOf(listing), wanted);
  const choice = choose(state, goodsOf(listing), { ...wanted, category: [] });
  return { ...choice, facets: choice.facets.filter(({ id }) => id !== 'category') };
}

/** The subcategories of a category. If it has none, those of its parent. */
function around(path: string): Category[] {
  const inside = categories.filter(({ parentPath }) => parentPath === path);
  const own = categories.find((category) => category.path === path);
  if (inside.length > 0 || !own) return inside;
  return categories.filter(({ parentPath }) => parentPath === own.parentPath);
}

const productNow = (state: ShopState, product: Product): Product => ({
  ...product,
  ...articlesNow(state, product),
  related: product.related.map((card) => cardNow(state, card)),
});
