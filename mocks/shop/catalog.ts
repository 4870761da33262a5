import type { Category } from '../../src/generated/model/category.ts';
import type { ContentPage } from '../../src/generated/model/contentPage.ts';
import type { Home } from '../../src/generated/model/home.ts';
import type { Product } from '../../src/generated/model/product.ts';
import type { ProductCard } from '../../src/generated/model/productCard.ts';
import { exampleOf } from '../contract.ts';
import type { ShopOperations } from '../typed-hole.ts';
import { breadcrumbsOf, categories, type Goods, goods } from './goods.ts';
import { Refusal } from './refusal.ts';
import type { ShopState } from './state.ts';

const PAGE_SIZE = 24;
const FEW = 3;

export function catalogOperations(
  state: ShopState,
): Pick<ShopOperations, 'getNavigation' | 'getHome' | 'getContentPage' | 'getListing' | 'getProduct'> {
  return {
    getNavigation: () => ({ categories }),
    getHome: () => exampleOf<Home>('getHome', 'winter'),

    getContentPage({ params: { kind, slug } }) {
      const page = exampleOf<ContentPage>('getContentPage', 'shipping');
      if (page.kind !== kind || page.slug !== slug) throw new Refusal('NOT_FOUND');
      return page;
    },

    getListing({ query: { path, page, sort } }) {
      const category = categories.find((candidate) => candidate.path === path);
      if (!category) throw new Refusal('NOT_FOUND');
      const colours = goods.filter((each) => hangsIn(each, category)).map(({ card }) => cardNow(state, card));
      const cards = onePerModel(colours, bestColour(category.kind, sort));
      const totalPages = Math.max(1, Math.ceil(cards.length / PAGE_SIZE));
      if (page > totalPages) throw new Refusal('NOT_FOUND');
      return {
        path,
        kind: category.kind,
        title: category.name,
        breadcrumbs: breadcrumbsOf(path),
        subcategories: categories.filter(({ parentPath }) => parentPath === path),
        sort,
        page,
        pageSize: PAGE_SIZE,
        totalItems: cards.length,
        totalPages,
        items: cards.sort(orders[sort]).slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
      };
    },

    getProduct({ params: { productUrl } }) {
      const found = goods.find(({ card }) => card.productUrl === productUrl);
      if (!found) throw new Refusal('NOT_FOUND');
      return productNow(state, found.product);
    },
  };
}

type Order = (a: ProductCard, b: ProductCard) => number;

const orders: Record<'popular' | 'new' | 'price-asc' | 'price-desc' | 'discount', Order> = {
  popular: () => 0,
  new: (a, b) => Number(b.badge === 'NEW') - Number(a.badge === 'NEW'),
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  discount: (a, b) => (b.discountPercent ?? 0) - (a.discountPercent ?? 0),
};

/** What decides between two colours of a model: the sale shows the most reduced one unless prices are sorted. */
function bestColour(kind: Category['kind'], sort: keyof typeof orders): Order {
  if (sort === 'popular' || sort === 'new') return kind === 'sale' ? orders.discount : orders.popular;
  return orders[sort];
}

/** The colour of every model that its card shows, in stock if there is one. */
function onePerModel(colours: ProductCard[], best: Order): ProductCard[] {
  const models = Map.groupBy(colours, ({ variantGroupId }) => variantGroupId);
  return [...models.values()].flatMap((model) =>
    model.sort((a, b) => Number(isInStock(b)) - Number(isInStock(a)) || best(a, b)).slice(0, 1),
  );
}

const isInStock = ({ sizes }: ProductCard) => sizes.some(({ inStock }) => inStock);

function hangsIn({ card, categoryPath }: Goods, { kind, path }: (typeof categories)[number]): boolean {
  if (kind === 'new') return card.badge === 'NEW';
  if (kind === 'sale') return card.priceBefore !== null;
  return categoryPath === path || categoryPath.startsWith(`${path}/`);
}

/** A card with what the stock says now. */
export function cardNow(state: ShopState, card: ProductCard): ProductCard {
  const sizes = card.sizes.map((size) => ({ ...size, inStock: (state.stock[size.articleId] ?? 0) > 0 }));
  return { ...card, sizes };
}

function productNow(state: ShopState, product: Product): Product {
  const articles = product.articles.map((article) => {
    const stock = state.stock[article.articleId] ?? 0;
    return {
      ...article,
      state: stock > 0 ? ('IN_STOCK' as const) : ('SOLD_OUT' as const),
      left: stock > 0 && stock <= FEW ? stock : null,
    };
  });
  return { ...product, articles, related: product.related.map((card) => cardNow(state, card)) };
}
