import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { Product } from '#contract/sdk/types.gen.ts';
import { newAddress } from './people.ts';
import { LacksGoods, shopData } from './shop-data.ts';
import type { Shopper, Target } from './shopper.ts';

/** A valid id that belongs to no article, variant or order. */
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

/** A promo code that every test shop has. */
export const PROMO_CODE = shopData.promoCode;

const addresses = new WeakMap<Target, Promise<string[]>>();

/**
 * Reads every model of the shop, in the colour that its listing shows. The menu is read only once per shop.
 */
export async function* walkProducts(shopper: Shopper): AsyncGenerator<Product> {
  const known = addresses.get(shopper.target) ?? walkListings(shopper);
  addresses.set(shopper.target, known);
  known.catch(() => addresses.delete(shopper.target));
  for (const productUrl of await known) {
    const product = await sdk.getProduct({ ...shopper.with(), path: { productUrl }, throwOnError: true });
    yield product.data;
  }
}

async function walkListings(shopper: Shopper): Promise<string[]> {
  const navigation = await sdk.getNavigation({ ...shopper.with(), throwOnError: true });
  const seen = new Set<string>();
  for (const { path, productCount } of navigation.data.categories) {
    if (productCount === 0) continue;
    const call = shopper.with();
    for (let page = 1, totalPages = 1; page <= totalPages; page += 1) {
      const query = { ...call.query, path, page };
      const listing = await sdk.getListing({ ...call, query, throwOnError: true });
      totalPages = listing.data.totalPages;
      for (const { productUrl } of listing.data.items) seen.add(productUrl);
    }
  }
  return [...seen];
}

type ArticleState = 'IN_STOCK' | 'SOLD_OUT';

/**
 * Finds articles that are in stock or sold out, as requested.
 * @throws LacksGoods if the shop does not have enough
 */
export async function findArticles(
  shopper: Shopper,
  state: ArticleState,
  count: number,
  spread?: 'of different models',
): Promise<string[]> {
  const found = new Set<string>(shopData.articles[state]);
  if (found.size >= count) return [...found].slice(0, count);
  for await (const { articles } of walkProducts(shopper)) {
    const wanted = articles.filter((article) => article.state === state);
    for (const { articleId } of spread ? wanted.slice(0, 1) : wanted) found.add(articleId);
    if (found.size >= count) return [...found].slice(0, count);
  }
  throw new LacksGoods(`Only ${found.size} articles are ${state}, and ${count} are needed`);
}

export async function findArticle(shopper: Shopper, state: ArticleState): Promise<string> {
  const [articleId = ''] = await findArticles(shopper, state, 1);
  return articleId;
}

export function requestStockNotice(shopper: Shopper, articleId: string): Promise<unknown> {
  const body = { email: newAddress(), personalDataConsent: true as const };
  return sdk.requestStockNotice({ ...shopper.with(), path: { articleId }, body });
}

/**
 * The last path segment of the URL of a product with a size table.
 * @throws LacksGoods if no product has one
 */
export async function findSizeTable(shopper: Shopper): Promise<string> {
  for await (const { sizeTableId } of walkProducts(shopper)) if (sizeTableId !== null) return sizeTableId;
  throw new LacksGoods('No product has a size table');
}

export async function putInCart(shopper: Shopper, articleId: string): Promise<void> {
  const items = [{ action: 'ADD' as const, articleId, quantity: 1 }];
  await sdk.applyCartActions({ ...shopper.with(), body: { items } });
}

export async function putOnWishlist(shopper: Shopper, articleId: string): Promise<void> {
  const call = shopper.with();
  await sdk.addToWishlist({
    ...call,
    query: { ...call.query, force: false },
    body: { items: [{ articleId }] },
  });
}
